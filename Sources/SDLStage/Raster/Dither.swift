/// A fixed pattern of thresholds that spreads rounding over neighbours, so that gradients show no bands.
///
/// The thresholds of any few neighbours lie evenly between 0 and 1 (the R2 sequence of M. Roberts, as
/// whole numbers), and the same pixel always has the same.
nonisolated enum Dither {
  /// What one step to the right adds, in units of 2⁻³².
  static let stepX: UInt32 = 0xC13F_A9A9
  private static let stepY: UInt32 = 0x91E1_0DA5

  static func start(row y: Int) -> UInt32 { UInt32(truncatingIfNeeded: y) &* stepY }

  /// The share, between 0.02 and 0.98, so that whole levels stay what they are.
  static func threshold(_ state: UInt32) -> Float { Float(state >> 8) * (0.96 / 16_777_216) + 0.02 }
}
