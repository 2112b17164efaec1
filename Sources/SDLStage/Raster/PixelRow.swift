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

/// One row of a drawing while its layers are painted.
nonisolated struct PixelRow {
  private let colors: Scratch<SIMD4<Float>>
  private let work: Scratch<SIMD4<Float>>

  init(width: Int) {
    colors = Scratch(width, SIMD4())
    work = Scratch(width, SIMD4())
  }

  /// Paints all layers that reach this row over clear ground.
  func paint(_ layers: inout [LayerPainter], row y: Int) {
    colors.buffer.update(repeating: SIMD4())
    for index in layers.indices where layers[index].rows.contains(y) {
      layers[index].paint(row: y, over: colors.buffer, work.buffer)
    }
  }

  /// Writes the row as pixels of straight alpha.
  func write(to pixels: UnsafeMutableBufferPointer<UInt32>, row y: Int) {
    var dither = Dither.start(row: y)
    for x in pixels.indices {
      let color = colors.buffer[x]
      pixels[x] = color.w > 0 ? Self.pixel(color, dither) : 0
      dither &+= Dither.stepX
    }
  }

  @inline(__always) private static func pixel(_ color: SIMD4<Float>, _ dither: UInt32) -> UInt32 {
    var straight = color * (color.w == 1 ? 255 : 255 / color.w)
    straight.w = color.w * 255
    let levels = Dither.round(straight.replacing(with: 255, where: straight .> 255), dither)
    return levels.w << 24 | levels.x << 16 | levels.y << 8 | levels.z
  }
}
