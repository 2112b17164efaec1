/// The transformation that makes a picture upright, with the values of EXIF tag 274.
nonisolated enum PictureTurn: Int, CaseIterable, Sendable {
  case none = 1
  case mirror, halfTurn, flip, transpose, right, transverse, left

  /// Whether stored rows become columns.
  var swapsSides: Bool { rawValue >= 5 }
  /// Whether columns are stored in reverse order.
  private var reversesColumns: Bool { [2, 3, 7, 8].contains(rawValue) }
  /// Whether rows are stored in reverse order.
  private var reversesRows: Bool { [3, 4, 6, 7].contains(rawValue) }

  /// Returns the part of the stored pixels for a part of the upright picture.
  ///
  /// - Parameters:
  ///   - width: the width of the stored picture, in pixels.
  ///   - height: the height of the stored picture, in pixels.
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

  /// Returns the upright pixels. For the values 5 to 8, width and height are swapped.
  ///
  /// - Parameter width: the width of the given pixels, which are stored row by row.
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

/// A range of columns and rows of a picture.
nonisolated struct PixelPart: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>
}
