import SlidingGame
import Stage

/// The tiles between a cell and the gap, as the pointer carries them.
struct CarriedTiles {
  /// From the one that was taken hold of to the one beside the gap.
  let cells: [Int]
  let direction: SlidingPuzzle.Direction
  var carry: TileCarry

  /// The tiles that a slide of the cell would move; nil where it can move none.
  init?(from cell: Int, on board: SlidingPuzzle.Board, in grid: CellGrid) {
    guard let direction = Self.way(from: cell, to: board.gap, in: board.shape) else { return nil }
    self.direction = direction
    var cells = [cell]
    while let last = cells.last, let next = board.shape.neighbour(of: last, direction),
      next != board.gap
    {
      cells.append(next)
    }
    self.cells = cells
    let size = grid.frame(of: cell).size
    let isLevel = direction == .left || direction == .right
    carry = TileCarry(direction.onScreen, reach: isLevel ? size.width : size.height)
  }

  /// The move that takes them all into the gap.
  var move: SlidingPuzzle.Move {
    cells.count == 1 ? .move(cells[0], direction) : .slide(cells[0])
  }

  private static func way(
    from cell: Int, to gap: Int, in shape: SlidingPuzzle.Shape
  ) -> SlidingPuzzle.Direction? {
    guard cell != gap else { return nil }
    if cell / shape.width == gap / shape.width { return cell > gap ? .left : .right }
    if cell % shape.width == gap % shape.width { return cell > gap ? .up : .down }
    return nil
  }
}
