import Stage

/// A picture cut in nine, so that its corners keep their size while its middle is stretched.
nonisolated struct Patch {
  struct Piece {
    let part: PixelArea
    let frame: Rect
  }

  /// Those pieces that can be seen.
  let pieces: [Piece]

  /// - Parameters:
  ///   - corner: how far the corners reach, in pixels; at most half of the picture.
  ///   - frame: taken to whole pixels; where it is smaller than two corners, they shrink.
  init(_ size: Size, corner: Double, over frame: Rect) {
    let frame = frame.rounded
    let columns = Self.cuts(size.width, corner, from: frame.x, frame.width)
    let rows = Self.cuts(size.height, corner, from: frame.y, frame.height)
    pieces = rows.flatMap { row in
      columns.compactMap { column in
        let part = PixelArea(
          column.source.lowerBound, row.source.lowerBound, column.source.count, row.source.count)
        let frame = Rect(column.start, row.start, column.length, row.length)
        return part.isEmpty || frame.isEmpty ? nil : Piece(part: part, frame: frame)
      }
    }
  }

  private typealias Cut = (source: Range<Int>, start: Double, length: Double)

  private static func cuts(
    _ length: Double, _ corner: Double, from start: Double, _ target: Double
  ) -> [Cut] {
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
