import Stage

/// A stroke of constant width along an outline, with round caps and joins.
///
/// The coverage falls from 1 to 0 over one pixel at the stroke's edge, by the exact distance of the pixel's centre
/// from the nearest segment. Strokes thinner than a pixel are one pixel wide and fainter.
struct StrokeCoverage: Coverage {
  private struct Piece {
    let x: Float
    let y: Float
    let dx: Float
    let dy: Float
    /// The reciprocal of the squared length, or 0 for a dot.
    let scale: Float

    var top: Float { min(y, y + dy) }
    var bottom: Float { max(y, y + dy) }
  }

  let area: PixelArea
  private let pieces: [Piece]
  /// The distance from the centre line beyond which nothing is covered.
  private let reach: Float
  private let strength: Float
  private var next = 0
  private var active: [Int] = []

  init(_ outline: Outline, width: Double, within limit: PixelArea) {
    let reach = max(1, width) / 2 + 0.5
    let area = PixelArea(outline.bounds.inset(by: -reach)).intersection(limit)
    let pieces = outline.segments.map { segment in
      let along = segment.end - segment.start
      let square = along.x * along.x + along.y * along.y
      return Piece(
        x: Float(segment.start.x - Double(area.x)), y: Float(segment.start.y - Double(area.y)),
        dx: Float(along.x), dy: Float(along.y), scale: square > 0 ? Float(1 / square) : 0)
    }
    self.area = area
    self.pieces = pieces.sorted { $0.top < $1.top }
    self.reach = Float(reach)
    strength = Float(min(1, width))
  }

  mutating func row(_ y: Int, into shares: UnsafeMutableBufferPointer<Float>) -> Range<Int> {
    let middle = Float(y - area.y) + 0.5
    while next < pieces.count, pieces[next].top - reach < middle {
      active.append(next)
      next += 1
    }
    active.removeAll { pieces[$0].bottom + reach <= middle }
    var columns = 0..<0
    for index in active {
      let near = self.columns(of: pieces[index], at: middle)
      guard !near.isEmpty else { continue }
      columns = include(near, in: columns, shares)
      measure(pieces[index], at: middle, near, shares)
    }
    for x in columns {
      shares[x] = min(1, max(0, reach - shares[x].squareRoot())) * strength
    }
    return columns
  }

  /// Returns the columns in which a piece may cover pixels of a row.
  private func columns(of piece: Piece, at middle: Float) -> Range<Int> {
    var (from, to): (Float, Float) = (0, 1)
    if piece.dy != 0 {
      let a = (middle - reach - piece.y) / piece.dy
      let b = (middle + reach - piece.y) / piece.dy
      (from, to) = (max(0, min(a, b)), min(1, max(a, b)))
    }
    let (x0, x1) = (piece.x + piece.dx * from, piece.x + piece.dx * to)
    let left = max(0, (min(x0, x1) - reach).rounded(.down))
    let right = min(Float(area.width), (max(x0, x1) + reach).rounded(.up))
    return left < right ? Int(left)..<Int(right) : 0..<0
  }

  /// Extends the used columns, and sets the new ones to the maximum distance.
  private func include(
    _ new: Range<Int>, in old: Range<Int>, _ shares: UnsafeMutableBufferPointer<Float>
  ) -> Range<Int> {
    let far = reach * reach
    guard !old.isEmpty else {
      for x in new { shares[x] = far }
      return new
    }
    if new.lowerBound < old.lowerBound {
      for x in new.lowerBound..<old.lowerBound { shares[x] = far }
    }
    if new.upperBound > old.upperBound {
      for x in old.upperBound..<new.upperBound { shares[x] = far }
    }
    return min(old.lowerBound, new.lowerBound)..<max(old.upperBound, new.upperBound)
  }

  /// Updates the squared distance of each column to the nearest piece.
  private func measure(
    _ piece: Piece, at middle: Float, _ columns: Range<Int>,
    _ squares: UnsafeMutableBufferPointer<Float>
  ) {
    let down = middle - piece.y
    for x in columns {
      let right = Float(x) + 0.5 - piece.x
      let t = max(0, min(1, (right * piece.dx + down * piece.dy) * piece.scale))
      let (ex, ey) = (right - t * piece.dx, down - t * piece.dy)
      squares[x] = min(squares[x], ex * ex + ey * ey)
    }
  }
}
