import SlidingGame
import Stage

/// The tiles between a cell and the gap, as the pointer carries them.
struct CarriedTiles {
  /// The cell of the tile that was taken hold of.
  let cell: Int
  let run: SlidingPuzzle.Run
  var carry: TileCarry

  /// The tiles that a slide of the cell would move; nil where it can move none.
  init?(from cell: Int, on board: SlidingPuzzle.Board, in grid: CellGrid) {
    guard let run = board.run(from: cell) else { return nil }
    self.cell = cell
    self.run = run
    let size = grid.frame(of: cell).size
    carry = TileCarry(run.direction, reach: run.direction.isLevel ? size.width : size.height)
  }

  /// The move that takes them all into the gap.
  var move: SlidingPuzzle.Move {
    run.cells.count == 1 ? .move(cell, run.direction) : .slide(cell)
  }
}
