import Stage

/// Paints one layer of a drawing, row by row.
struct LayerPainter {
  private var coverage: any Coverage
  private let shader: Shader
  private let shares: Scratch<Float>

  /// - Parameter canvas: the area of the drawing to paint.
  init(_ layer: Drawing.Layer, on canvas: PixelArea) {
    var visible = canvas
    var clips: [FillCoverage] = []
    for path in layer.clips {
      let clip = FillCoverage(Outline(path, closesAll: true), within: visible)
      visible = clip.area
      clips.append(clip)
    }
    coverage = clips.reduce(Self.shape(layer, within: visible)) {
      ClippedCoverage($0, through: $1)
    }
    shader = Shader(layer.paint, noise: layer.noise)
    shares = Scratch(coverage.area.width, 0)
  }

  private static func shape(
    _ layer: Drawing.Layer, within visible: PixelArea
  ) -> any Coverage {
    let outline = Outline(layer.path, closesAll: layer.stroke == nil)
    func sharp(within limit: PixelArea) -> any Coverage {
      layer.stroke.map { StrokeCoverage(outline, width: $0, within: limit) }
        ?? FillCoverage(outline, within: limit)
    }
    guard layer.blur > 0 else { return sharp(within: visible) }
    let blur = BoxBlur(deviation: layer.blur)
    return BlurredCoverage(sharp(within: visible.grown(by: blur.margin)), blur, within: visible)
  }

  var rows: Range<Int> { coverage.area.rows }

  /// Blends a row of the layer over a row of the drawing.
  ///
  /// - Parameters:
  ///   - y: the row, increasing from call to call.
  ///   - row: the premultiplied colours of the drawing's row.
  ///   - colors: a scratch buffer as long as the row.
  mutating func paint(
    row y: Int, over row: UnsafeMutableBufferPointer<SIMD4<Float>>,
    _ colors: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    let columns = coverage.row(y, into: shares.buffer)
    guard !columns.isEmpty else { return }
    let left = coverage.area.x
    if let color = shader.color(ofRow: y) {
      blend(columns, left, row) { _ in color }
    } else {
      shader.fill(columns.lowerBound + left..<columns.upperBound + left, ofRow: y, colors)
      blend(columns, left, row) { colors[$0] }
    }
  }

  @inline(__always) private func blend(
    _ columns: Range<Int>, _ left: Int, _ row: UnsafeMutableBufferPointer<SIMD4<Float>>,
    _ color: (Int) -> SIMD4<Float>
  ) {
    let shares = shares.buffer
    for x in columns {
      let share = shares[x]
      if share == 0 { continue }
      let above = color(x + left) * share
      row[x + left] = above.w == 1 ? above : above + row[x + left] * (1 - above.w)
    }
  }
}
