/// A shape out of focus, computed as a whole when it is made.
nonisolated struct BlurredCoverage: Coverage {
  let area: PixelArea
  private let field: PixelArea
  private let shares: Scratch<Float>

  /// - Parameter limit: what is wanted. The shape must be known as far beyond it as the blur carries.
  init(_ shape: consuming any Coverage, _ blur: BoxBlur, within limit: PixelArea) {
    let known = shape.area
    field = known.isEmpty ? known : known.grown(by: blur.margin)
    area = field.intersection(limit)
    shares = Scratch(max(0, field.width * field.height), 0)
    for y in known.rows {
      let start = (y - field.y) * field.width + blur.margin
      let row = UnsafeMutableBufferPointer(rebasing: shares.buffer[start..<start + known.width])
      let columns = shape.row(y, into: row)
      // A shape may leave anything in the columns it does not name.
      for x in 0..<columns.lowerBound { row[x] = 0 }
      for x in columns.upperBound..<known.width { row[x] = 0 }
    }
    blur.apply(to: shares.buffer, width: field.width, height: field.height)
  }

  mutating func row(_ y: Int, into result: UnsafeMutableBufferPointer<Float>) -> Range<Int> {
    let start = (y - field.y) * field.width + area.x - field.x
    for x in 0..<area.width { result[x] = max(0, min(1, shares.buffer[start + x])) }
    return 0..<area.width
  }
}
