/// A shape seen through another.
nonisolated struct ClippedCoverage: Coverage {
  let area: PixelArea
  private var shape: any Coverage
  private var hole: any Coverage
  private let holeShares: Scratch<Float>

  init(_ shape: any Coverage, through hole: any Coverage) {
    area = shape.area.intersection(hole.area)
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
