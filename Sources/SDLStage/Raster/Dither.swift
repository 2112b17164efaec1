/// A fixed pattern of thresholds that spreads rounding over neighbours: gradients show no bands.
///
/// The thresholds of any few neighbours lie evenly between 0 and 1 (the R2 sequence of M. Roberts,
/// as whole numbers), and the same pixel always has the same.
nonisolated enum Dither {
  /// What one step to the right adds, in units of 2⁻³².
  static let stepX: UInt32 = 0xC13F_A9A9
  private static let stepY: UInt32 = 0x91E1_0DA5

  static func start(row y: Int) -> UInt32 { UInt32(truncatingIfNeeded: y) &* stepY }

  /// Rounds levels between 0 and 255 up or down by the threshold of a pixel; whole levels stay.
  ///
  /// Added to 1.5 · 2²³ a number has no place for its fraction, and its whole part lies in the lowest
  /// bits: four conversions at once, without the checks of each.
  @inline(__always)
  static func round(_ levels: SIMD4<Float>, _ state: UInt32) -> SIMD4<UInt32> {
    let threshold = Float(state >> 8) * (0.96 / 16_777_216) - 0.48
    let sum = (levels + threshold) + SIMD4(repeating: 12_582_912)
    return unsafeBitCast(sum, to: SIMD4<UInt32>.self) & 0xFF
  }
}
