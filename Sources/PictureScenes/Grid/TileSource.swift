import Stage

/// Where a grid takes its tiles from.
package protocol TileSource: AnyObject {
  /// How many tiles there are.
  var count: Int { get }
  /// What stands below a tile.
  ///
  /// - Parameter index: from 0 to `count` − 1.
  func title(at index: Int) -> String
  /// The square picture of a tile, made anew; nil while it is on its way, which is asked again with each frame.
  ///
  /// - Parameter side: of the picture, in output pixels.
  func picture(at index: Int, side: Double) -> Picture?
  /// What a sign on a tile says.
  func mark(at index: Int) -> TileMark
  /// Draws over the picture of a tile what no picture can hold, such as numerals.
  func adorn(_ index: Int, into list: inout DisplayList, in place: Rect)
}

extension TileSource {
  package func adorn(_ index: Int, into list: inout DisplayList, in place: Rect) {}
}

/// What a sign on a tile says.
package enum TileMark: Hashable {
  /// Nothing.
  case none
  /// It is among those that were chosen.
  case ticked
  /// It is not, and could be.
  case unticked
  /// It has from 1 to 5 stars.
  case stars(Int)
  /// It is to go, and comes back when it is tapped.
  case gone
}

/// Where the tiles of a grid lie, and what lies on each.
struct TileGridLayout: Equatable {
  /// How many tiles stand in a row.
  let columns: Int
  /// Of a picture, in output pixels.
  let side: Double
  /// Of a tile, with what stands below its picture.
  let tile: Size
  /// Between two tiles.
  let gap: Double
  private let padding: Double

  /// - Parameters:
  ///   - room: for the insides of all rows; a tile that is higher would never be seen whole.
  ///   - hasDetails: whether a sign beside the title must have room for a finger.
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

  /// Of a row, with the gap round it.
  var rowHeight: Double { tile.height + gap }

  /// Where a tile lies.
  ///
  /// - Parameter box: the inside of its row.
  func frame(_ column: Int, in box: Rect) -> Rect {
    Rect(
      box.x + Double(column) * (tile.width + gap), (box.y + gap / 2).rounded(), tile.width,
      tile.height)
  }

  /// Where its picture lies.
  func picture(in tile: Rect) -> Rect {
    Rect((tile.midX - side / 2).rounded(), tile.y + padding, side, side)
  }

  /// Where its title stands; with details these have the right end.
  func words(in tile: Rect) -> Rect {
    let top = tile.y + padding + side
    return Rect(tile.x + padding, top, tile.width - 2 * padding, tile.maxY - top)
  }
}
