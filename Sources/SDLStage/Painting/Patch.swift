import Stage

/// A picture cut in nine, so that its corners keep their size while its middle is stretched.
nonisolated struct Patch {
  struct Piece {
    let part: PixelArea
    let frame: Rect
  }

  private let columns: InlineArray<3, Cut>
  private let rows: InlineArray<3, Cut>

  /// - Parameters:
  ///   - corner: how far the corners reach, in pixels; at most half of the picture.
  ///   - frame: taken to whole pixels; where it is smaller than two corners, they shrink.
  init(_ size: Size, corner: Double, over frame: Rect) {
    let frame = frame.rounded
    columns = Self.cuts(size.width, corner, from: frame.x, frame.width)
    rows = Self.cuts(size.height, corner, from: frame.y, frame.height)
  }

  /// Calls a closure with each piece that can be seen, row by row.
  func eachPiece(_ body: (Piece) -> Void) {
    for row in rows.indices {
      for column in columns.indices {
        let (row, column) = (rows[row], columns[column])
        let part = PixelArea(
          column.source.lowerBound, row.source.lowerBound, column.source.count, row.source.count)
        let frame = Rect(column.start, row.start, column.length, row.length)
        if !part.isEmpty, !frame.isEmpty { body(Piece(part: part, frame: frame)) }
      }
    }
  }

  private typealias Cut = (source: Range<Int>, start: Double, length: Double)

  private static func cuts(
    _ length: Double, _ corner: Double, from start: Double, _ target: Double
  ) -> InlineArray<3, Cut> {
    let whole = Int(length)
    let corner = max(0, min(Int(corner.rounded()), whole / 2))
    let shown = min(Double(corner), (target / 2).rounded(.down))
    return [
      (0..<corner, start, shown),
      (corner..<whole - corner, start + shown, target - 2 * shown),
      (whole - corner..<whole, start + target - shown, shown),
    ]
  }
}
