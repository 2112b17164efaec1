/// A fixed dither pattern, which prevents bands in gradients.
///
/// The thresholds of neighbouring pixels are evenly distributed between 0 and 1 (the R2 sequence of M. Roberts, in
/// integers). The same pixel always has the same threshold.
nonisolated struct Dither {
  /// The increment per column, in units of 2⁻³².
  private static let stepX: UInt32 = 0xC13F_A9A9
  private static let stepY: UInt32 = 0x91E1_0DA5
  /// The states of the next four pixels.
  private var states: SIMD4<UInt32>

  /// Creates the pattern at the left end of a row.
  init(row y: Int) {
    let start = UInt32(truncatingIfNeeded: y) &* Self.stepY
    states = start &+ Self.stepX &* SIMD4(0, 1, 2, 3)
  }

  /// Rounds the levels (0 to 255) of the next four pixels by their thresholds. Whole levels stay unchanged.
  ///
  /// - Returns: The pixels, with the first level in the lowest byte.
  @inline(__always)
  mutating func round(
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
  @inline(__always) private static func whole(_ levels: SIMD4<Float>) -> SIMD4<UInt32> {
    unsafeBitCast(levels + SIMD4(repeating: 12_582_912), to: SIMD4<UInt32>.self)
  }
}

/// A row of a drawing during painting.
nonisolated struct PixelRow {
  private let colors: Scratch<SIMD4<Float>>
  private let work: Scratch<SIMD4<Float>>

  init(width: Int) {
    // Padded, because pixels are written four at a time.
    colors = Scratch((width + 3) / 4 * 4, SIMD4())
    work = Scratch(width, SIMD4())
  }

  /// Paints all layers that intersect the row over a transparent ground.
  func paint(_ layers: inout [LayerPainter], row y: Int) {
    colors.buffer.update(repeating: SIMD4())
    for index in layers.indices where layers[index].rows.contains(y) {
      layers[index].paint(row: y, over: colors.buffer, work.buffer)
    }
  }

  /// Writes the row as pixels with straight alpha.
  ///
  /// - Parameter pixels: A buffer as wide as the row.
  func write(to pixels: UnsafeMutableBufferPointer<UInt32>, row y: Int) {
    guard let start = pixels.baseAddress else { return }
    let colors = colors.buffer
    var dither = Dither(row: y)
    for x in stride(from: 0, to: pixels.count, by: 4) {
      let four = dither.round(
        Self.levels(colors[x]), Self.levels(colors[x + 1]), Self.levels(colors[x + 2]),
        Self.levels(colors[x + 3]))
      (start + x).write(four, atMost: pixels.count - x)
    }
  }

  /// Converts a premultiplied colour to levels of straight alpha, 0 to 255.
  @inline(__always) private static func levels(_ color: SIMD4<Float>) -> SIMD4<Float> {
    if color.w == 0 { return SIMD4() }
    var straight = color * (color.w == 1 ? 255 : 255 / color.w)
    straight.w = color.w * 255
    return straight.replacing(with: 255, where: straight .> 255)
  }
}
