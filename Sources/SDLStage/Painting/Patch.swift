import Raster
import Stage

/// A nine-patch: a picture whose corners keep their size while the middle is stretched.
nonisolated struct Patch {
  struct Piece {
    let part: PixelArea
    let frame: Rect
  }

  private let columns: InlineArray<3, Cut>
  private let rows: InlineArray<3, Cut>

  /// - Parameters:
  ///   - corner: the size of the corners in pixels, at most half of the picture.
  ///   - frame: the target, rounded to whole pixels. If it is smaller than two corners, they shrink.
  init(_ size: Size, corner: Double, over frame: Rect) {
    let frame = frame.rounded
    columns = Self.cuts(size.width, corner, from: frame.x, frame.width)
    rows = Self.cuts(size.height, corner, from: frame.y, frame.height)
  }

  /// Calls a closure with each piece that is visible in an area, row by row.
  func eachPiece(in area: PixelArea, _ body: (Piece) -> Void) {
    for row in rows.indices where rows[row].reaches(area.y, area.maxY) {
      for column in columns.indices where columns[column].reaches(area.x, area.maxX) {
        let (row, column) = (rows[row], columns[column])
        let part = PixelArea(
          column.source.lowerBound, row.source.lowerBound, column.source.count, row.source.count)
        let frame = Rect(column.start, row.start, column.length, row.length)
        if !part.isEmpty { body(Piece(part: part, frame: frame)) }
      }
    }
  }

  /// A row or column of the patch: its source range and its target.
  private struct Cut {
    let source: Range<Int>
    let start: Double
    let length: Double

    /// Whether the cut is visible between two target coordinates.
    func reaches(_ first: Int, _ end: Int) -> Bool {
      max(start, Double(first)) < min(start + length, Double(end))
    }
  }

  private static func cuts(
    _ length: Double, _ corner: Double, from start: Double, _ target: Double
  ) -> InlineArray<3, Cut> {
    let whole = Int(length)
    let corner = max(0, min(Int(corner.rounded()), whole / 2))
    let shown = min(Double(corner), (target / 2).rounded(.down))
    return [
      Cut(source: 0..<corner, start: start, length: shown),
      Cut(source: corner..<whole - corner, start: start + shown, length: target - 2 * shown),
      Cut(source: whole - corner..<whole, start: start + target - shown, length: shown),
    ]
  }
}
