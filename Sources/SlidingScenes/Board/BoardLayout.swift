import SlidingGame
import Stage

/// The layout of a board, its tray and its cells, on whole pixels.
nonisolated struct BoardLayout: Hashable, Sendable {
  let shape: BoardShape
  /// The tray, including the rim.
  let tray: Rect
  let rim: Double
  /// The distance between two tiles, an even number of pixels.
  let gap: Double
  /// The distance between the tiles and the rim.
  let padding: Double
  /// The cells. Each holds its tile and half of the gaps around it.
  let grid: CellGrid

  /// Creates the largest board of a shape in a frame. Pixels that do not divide evenly among the cells widen the rim.
  init(_ shape: BoardShape, in frame: Rect, rim: Double, gap: Double, padding: Double) {
    let (columns, rows) = (Double(shape.width), Double(shape.height))
    let room = frame.inset(by: rim)
    let edges = 2 * padding - gap
    let pitch = min((room.width - edges) / columns, (room.height - edges) / rows)
    let cell = max(gap + 1, pitch.rounded(.down))
    let well = Size(cell * columns + edges, cell * rows + edges)
    let spare = min(frame.width - well.width, frame.height - well.height) / 2
    self.shape = shape
    (self.gap, self.padding) = (gap, padding)
    self.rim = max(rim, spare.rounded(.down))
    let outer = Size(well.width + 2 * self.rim, well.height + 2 * self.rim)
    tray = Rect(
      Point((frame.midX - outer.width / 2).rounded(), (frame.midY - outer.height / 2).rounded()),
      outer)
    grid = CellGrid(
      rows: shape.height, columns: shape.width, in: tray.inset(by: self.rim + padding - gap / 2))
  }

  /// The distance from one cell to the next.
  var pitch: Double { grid.frame.width / Double(grid.columns) }
  /// The side of a tile.
  var side: Double { pitch - gap }
  /// The area of all tiles when their joints are closed.
  var closed: Rect { grid.frame.inset(by: gap / 2) }

  /// Returns the position of a cell in columns and rows.
  func place(of cell: Int) -> Point {
    Point(Double(cell % grid.columns), Double(cell / grid.columns))
  }

  /// Returns the frame of a tile at a position in columns and rows, which is fractional during a slide.
  func tile(at place: Point) -> Rect {
    let corner = grid.frame.origin + place * pitch + Point(gap / 2, gap / 2)
    return Rect(corner.x.rounded(), corner.y.rounded(), side, side)
  }

  /// Returns the centre of a tile in a cell.
  func middle(of cell: Int) -> Point { tile(at: place(of: cell)).center }
}
