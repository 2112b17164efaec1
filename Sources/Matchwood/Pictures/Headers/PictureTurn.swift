/// How a picture must be turned to stand upright, by the number that EXIF's tag 274 gives it.
nonisolated enum PictureTurn: Int, CaseIterable, Sendable {
  case none = 1
  case mirror, halfTurn, flip, transpose, right, transverse, left

  /// Whether what is stored as a row stands as a column.
  var swapsSides: Bool { rawValue >= 5 }
  /// Whether columns are stored from the far end.
  private var reversesColumns: Bool { [2, 3, 7, 8].contains(rawValue) }
  /// Whether rows are stored from the far end.
  private var reversesRows: Bool { [3, 4, 6, 7].contains(rawValue) }

  /// The part of the stored pixels that a part of the upright picture comes from.
  ///
  /// - Parameters:
  ///   - width: of the stored picture.
  ///   - height: of the stored picture.
  func stored(_ part: PixelPart, width: Int, height: Int) -> PixelPart {
    var stored = swapsSides ? PixelPart(columns: part.rows, rows: part.columns) : part
    if reversesColumns {
      stored.columns = width - stored.columns.upperBound..<width - stored.columns.lowerBound
    }
    if reversesRows {
      stored.rows = height - stored.rows.upperBound..<height - stored.rows.lowerBound
    }
    return stored
  }

  /// The pixels as they are to be seen; for 5 to 8 the sides have changed places.
  ///
  /// - Parameter width: of the pixels given, row after row.
  func upright(_ pixels: [UInt32], width: Int) -> [UInt32] {
    guard self != .none, width > 0 else { return pixels }
    let height = pixels.count / width
    let (columns, rows) = swapsSides ? (height, width) : (width, height)
    var upright: [UInt32] = []
    upright.reserveCapacity(pixels.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let (column, row) = swapsSides ? (y, x) : (x, y)
        upright.append(
          pixels[
            (reversesRows ? height - 1 - row : row) * width
              + (reversesColumns ? width - 1 - column : column)])
      }
    }
    return upright
  }
}

/// Some columns and rows of a picture.
nonisolated struct PixelPart: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>
}
