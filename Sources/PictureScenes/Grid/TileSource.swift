import Stage

/// The source of a grid's tiles.
package protocol TileSource: AnyObject {
  /// The number of tiles.
  var count: Int { get }
  /// Returns the title below a tile.
  ///
  /// - Parameter index: from 0 to `count` − 1.
  func title(at index: Int) -> String
  /// Returns a new square picture of a tile, or `nil` if it is not ready. The grid then calls this again in each
  /// frame.
  ///
  /// - Parameter side: the side of the picture in output pixels.
  func picture(at index: Int, side: Double) -> Picture?
  /// Returns the badge of a tile.
  func mark(at index: Int) -> TileMark
  /// Draws over a tile's picture, such as numerals. Default: draws nothing.
  func drawOverlay(_ index: Int, into list: inout DisplayList, in place: Rect)
}

extension TileSource {
  package func drawOverlay(_ index: Int, into list: inout DisplayList, in place: Rect) {}
}

/// The badge of a tile.
package enum TileMark: Hashable {
  case none
  /// The tile is selected.
  case ticked
  /// The tile is not selected.
  case unticked
  /// The tile has 1 to 5 stars.
  case stars(Int)
  /// The tile is marked for removal, which a tap undoes.
  case gone
}

/// The geometry of a grid's tiles and their parts.
struct TileGridLayout: Equatable {
  /// The number of tiles per row.
  let columns: Int
  /// The side of a picture in output pixels.
  let side: Double
  /// The size of a tile, including the title below its picture.
  let tile: Size
  /// The gap between two tiles.
  let gap: Double
  private let padding: Double

  /// - Parameters:
  ///   - room: the size available inside all rows. Its height limits the tiles, so that each can be seen completely.
  ///   - hasDetails: whether the title line has a details icon with a touch target.
  init(room: Size, hasDetails: Bool, _ metrics: Metrics) {
    let padding = metrics.px(8, small: 5)
    (self.padding, gap) = (padding, metrics.px(12, small: 8))
    let lines = 2 * metrics.line(metrics.small()) + metrics.px(4)
    let words = hasDetails ? max(metrics.target, lines) : lines
    let below = words + gap + metrics.px(16)
    let highest = max(metrics.px(80, least: 72), (room.height - padding - below).rounded(.down))
    let least = metrics.px(160, least: 124) + 2 * padding
    columns = max(1, Int((room.width + gap) / (least + gap)))
    let between = gap * Double(columns - 1)
    let across = ((room.width - between) / Double(columns)).rounded(.down)
    side = max(1, min(across - 2 * padding, highest))
    tile = Size(across, padding + side + words)
  }

  /// The height of a row, including the gap.
  var rowHeight: Double { tile.height + gap }

  /// Returns the frame of a tile.
  ///
  /// - Parameter box: the inside of its row.
  func frame(_ column: Int, in box: Rect) -> Rect {
    Rect(
      box.x + Double(column) * (tile.width + gap), (box.y + gap / 2).rounded(), tile.width,
      tile.height)
  }

  /// Returns the frame of the tile's picture.
  func pictureFrame(in tile: Rect) -> Rect {
    Rect((tile.midX - side / 2).rounded(), tile.y + padding, side, side)
  }

  /// Returns the frame of the title, whose right end contains the details icon.
  func titleFrame(in tile: Rect) -> Rect {
    let top = tile.y + padding + side
    return Rect(tile.x + padding, top, tile.width - 2 * padding, tile.maxY - top)
  }
}
