/// A board of at most 16 cells as one number, four bits a cell.
struct PackedBoard {
  private(set) var values: UInt64
  private(set) var gap: Int

  init(_ board: SlidingPuzzle.Board) {
    values = board.shape.cells.reversed().reduce(0) { $0 << 4 | UInt64(board[$1]) }
    gap = board.gap
  }

  /// The board after the tile in a cell next to the gap has moved into it.
  func movingGap(to cell: Int) -> PackedBoard {
    let one = UInt64(4 * gap)
    let other = UInt64(4 * cell)
    let difference = (values >> one ^ values >> other) & 15
    var moved = self
    moved.values ^= difference << one ^ difference << other
    moved.gap = cell
    return moved
  }
}
