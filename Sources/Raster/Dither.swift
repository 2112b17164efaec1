/// A fixed dither pattern, which prevents bands in gradients.
///
/// The thresholds of neighbouring pixels are evenly distributed between 0 and 1 (the R2 sequence of M. Roberts, in
/// integers). The same pixel always has the same threshold.
@usableFromInline package struct Dither {
  /// The increment per column, in units of 2⁻³².
  @inlinable static var stepX: UInt32 { 0xC13F_A9A9 }
  @inlinable static var stepY: UInt32 { 0x91E1_0DA5 }
  /// The states of the next four pixels.
  @usableFromInline var states: SIMD4<UInt32>

  /// Creates the pattern at the left end of a row.
  @inlinable package init(row y: Int) {
    let start = UInt32(truncatingIfNeeded: y) &* Self.stepY
    states = start &+ Self.stepX &* SIMD4(0, 1, 2, 3)
  }

  /// Rounds the levels (0 to 255) of the next four pixels by their thresholds. Whole levels stay unchanged.
  ///
  /// - Returns: the pixels, with the first level in the lowest byte.
  @inlinable @inline(__always)
  package mutating func round(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>
  ) -> SIMD4<UInt32> {
    // Values below 2²⁴ are non-negative as signed integers, whose conversion is one instruction.
    let parts = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: states &>> 8))
    let thresholds = parts * (0.96 / 16_777_216) - 0.48
    states &+= 4 &* Self.stepX
    let levels = SIMD16(
      lowHalf: SIMD8(
        lowHalf: Self.whole(a + thresholds[0]), highHalf: Self.whole(b + thresholds[1])),
      highHalf: SIMD8(
        lowHalf: Self.whole(c + thresholds[2]), highHalf: Self.whole(d + thresholds[3])))
    return unsafeBitCast(SIMD16<UInt8>(truncatingIfNeeded: levels), to: SIMD4<UInt32>.self)
  }

  /// Converts levels to integers. Adding 1.5 · 2²³ leaves no bits for the fraction and puts the integer in the
  /// lowest bits, which avoids the checks of four conversions.
  @inlinable @inline(__always) static func whole(_ levels: SIMD4<Float>) -> SIMD4<UInt32> {
    unsafeBitCast(levels + SIMD4(repeating: 12_582_912), to: SIMD4<UInt32>.self)
  }
}
