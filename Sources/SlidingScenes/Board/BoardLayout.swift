import SlidingGame
import Stage

/// Where the parts of a board lie: the tray, and the cells in its well; all on whole pixels.
nonisolated struct BoardLayout: Hashable, Sendable {
  let shape: BoardShape
  /// With the rim.
  let tray: Rect
  let rim: Double
  /// Between two tiles; an even number of pixels.
  let gap: Double
  /// Between the tiles and the rim.
  let padding: Double
  /// Each cell holds its tile and half of the gaps round it.
  let grid: CellGrid

  /// The largest board of that shape in a frame; a few pixels that cells cannot share go to the rim.
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

  /// From one cell to the next.
  var pitch: Double { grid.frame.width / Double(grid.columns) }
  /// Of a tile.
  var side: Double { pitch - gap }
  /// What the tiles cover when their joints are closed.
  var closed: Rect { grid.frame.inset(by: gap / 2) }

  /// Where a cell is, in columns and rows.
  func place(of cell: Int) -> Point {
    Point(Double(cell % grid.columns), Double(cell / grid.columns))
  }

  /// Where a tile lies that is at a place in columns and rows, whole ones or on the way.
  func tile(at place: Point) -> Rect {
    let corner = grid.frame.origin + place * pitch + Point(gap / 2, gap / 2)
    return Rect(corner.x.rounded(), corner.y.rounded(), side, side)
  }

  /// The middle of a tile that lies in a cell.
  func middle(of cell: Int) -> Point { tile(at: place(of: cell)).center }
}
