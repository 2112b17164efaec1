extension SlidingPuzzle {
  static func tilt(_ direction: Direction, _ state: inout State) throws(Refusal) -> Event {
    let gap = state.board.gap
    guard let cell = state.board.shape.neighbour(of: gap, direction.opposite) else {
      throw .noTileMoves(direction)
    }
    state.shiftTile(at: cell)
    return .didTilt(direction, from: cell, to: gap)
  }

  static func move(
    _ cell: Int, _ direction: Direction, _ state: inout State
  ) throws(Refusal) -> Event {
    try check(cell, state.board)
    let gap = state.board.gap
    guard state.board.shape.neighbour(of: cell, direction) == gap else {
      throw .gapIsNotNext(to: cell, direction)
    }
    state.shiftTile(at: cell)
    return .didMove(direction, from: cell, to: gap)
  }

  static func slide(_ cell: Int, _ state: inout State) throws(Refusal) -> [Event] {
    try check(cell, state.board)
    let gap = state.board.gap
    let width = state.board.shape.width
    let direction: Direction
    let step: Int
    if cell / width == gap / width {
      direction = cell > gap ? .left : .right
      step = 1
    } else if cell % width == gap % width {
      direction = cell > gap ? .up : .down
      step = width
    } else {
      throw .gapIsNotInLine(with: cell)
    }
    let towardsCell = cell > gap ? step : -step
    return stride(from: gap, to: cell, by: towardsCell).map { to in
      state.shiftTile(at: to + towardsCell)
      return .didMove(direction, from: to + towardsCell, to: to)
    }
  }

  /// Refuses cells that the board does not have or that hold no tile.
  private static func check(_ cell: Int, _ board: Board) throws(Refusal) {
    guard board.shape.cells.contains(cell) else { throw .noSuchCell(cell) }
    guard cell != board.gap else { throw .cellIsGap(cell) }
  }
}
