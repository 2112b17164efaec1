import GameKernel

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
    guard let run = state.board.run(from: cell) else { throw .gapIsNotInLine(with: cell) }
    return shift(run, &state).map { .didMove(run.direction, from: $0.from, to: $0.to) }
  }

  /// Shifts the tiles of a run into the gap, the nearest first, and tells from where to where.
  static func shift(_ run: Run, _ state: inout State) -> [(from: Int, to: Int)] {
    run.cells.map { cell in
      let gap = state.board.gap
      state.shiftTile(at: cell)
      return (cell, gap)
    }
  }

  /// Refuses cells that the board does not have or that hold no tile.
  private static func check(_ cell: Int, _ board: Board) throws(Refusal) {
    guard board.shape.cells.contains(cell) else { throw .noSuchCell(cell) }
    guard cell != board.gap else { throw .cellIsGap(cell) }
  }
}
