/// A row of a drawing during painting.
struct PixelRow {
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
  /// - Parameter pixels: a buffer as wide as the row.
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
