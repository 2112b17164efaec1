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
