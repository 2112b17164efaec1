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
      let threshold = Dither.threshold(dither)
      dither &+= Dither.stepX
      pixels[x] = color.w > 0 ? Self.pixel(color, threshold) : 0
    }
  }

  private static func pixel(_ color: SIMD4<Float>, _ threshold: Float) -> UInt32 {
    let alpha = UInt32(min(1, color.w) * 255 + threshold)
    let straight = pointwiseMin(color * (1 / color.w), SIMD4(repeating: 1)) * 255 + threshold
    return alpha << 24 | UInt32(straight.x) << 16 | UInt32(straight.y) << 8 | UInt32(straight.z)
  }
}
