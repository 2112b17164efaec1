import SDLKit

/// How much of each pixel a shape covers, told row by row from the top.
nonisolated protocol Coverage {
  /// The pixels outside which nothing is covered.
  var area: PixelArea { get }

  /// Writes the shares, 0 to 1, of one row and returns the columns written; the others are bare.
  ///
  /// - Parameters:
  ///   - y: a row of the area, in rising order from call to call.
  ///   - shares: as many as the area is wide; column 0 is the area's left edge.
  mutating func row(_ y: Int, into shares: UnsafeMutableBufferPointer<Float>) -> Range<Int>
}

/// A shape seen through another.
nonisolated struct ClippedCoverage: Coverage {
  let area: PixelArea
  private var shape: any Coverage
  private var hole: any Coverage
  private let holeShares: Scratch<Float>

  /// - Precondition: the shape's area lies within the hole's.
  init(_ shape: any Coverage, through hole: any Coverage) {
    precondition(shape.area.isEmpty || shape.area == shape.area.intersection(hole.area))
    area = shape.area
    self.shape = shape
    self.hole = hole
    holeShares = Scratch(hole.area.width, 0)
  }

  mutating func row(_ y: Int, into shares: UnsafeMutableBufferPointer<Float>) -> Range<Int> {
    let seen = hole.row(y, into: holeShares.buffer)
    let drawn = shape.row(y, into: shares)
    let shift = hole.area.x - shape.area.x
    let columns = drawn.clamped(to: seen.lowerBound + shift..<seen.upperBound + shift)
    for x in columns { shares[x] *= holeShares.buffer[x - shift] }
    return columns
  }
}

/// A shape out of focus, computed as a whole when it is made.
nonisolated struct BlurredCoverage: Coverage {
  let area: PixelArea
  private let field: PixelArea
  private let shares: Scratch<Float>

  /// - Parameter limit: what is wanted. The shape is known as far beyond it as the blur carries, and no farther.
  init(_ shape: consuming any Coverage, _ blur: BoxBlur, within limit: PixelArea) {
    let known = shape.area
    let reached = known.isEmpty ? known : known.grown(by: blur.margin)
    area = reached.intersection(limit)
    // From farther off nothing is carried to where it is wanted.
    field = area.isEmpty ? area : reached.intersection(area.grown(by: blur.margin))
    let sharp = Scratch<Float>(field.pixelCount, 0)
    for y in field.rows where known.rows.contains(y) {
      let start = (y - field.y) * field.width + known.x - field.x
      let row = UnsafeMutableBufferPointer(rebasing: sharp.buffer[start..<start + known.width])
      let columns = shape.row(y, into: row)
      // A shape may leave anything in the columns it does not name.
      for x in 0..<columns.lowerBound { row[x] = 0 }
      for x in columns.upperBound..<known.width { row[x] = 0 }
    }
    shares = blur.blurred(sharp, width: field.width, height: field.height)
  }

  mutating func row(_ y: Int, into result: UnsafeMutableBufferPointer<Float>) -> Range<Int> {
    let start = (y - field.y) * field.width + area.x - field.x
    for x in 0..<area.width { result[x] = max(0, min(1, shares.buffer[start + x])) }
    return 0..<area.width
  }
}
