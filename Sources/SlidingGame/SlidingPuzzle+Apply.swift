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

  /// Sends the gap to a random other cell, four times as often as the board has cells, by tilts that
  /// any player could make: first along the column, then along the row.
  ///
  /// Where the tiles come to lie is not quite even, unlike after a deal, and may even be home.
  static func shuffle(seed: UInt64, _ state: inout State) -> [Event] {
    var random = SeededGenerator(seed: seed)
    var events: [Event] = []
    let shape = state.board.shape
    for _ in 0..<4 * shape.size {
      let gap = state.board.gap
      let draw = random.draw(below: shape.size - 1)
      let target = draw < gap ? draw : draw + 1
      let rows = target / shape.width - gap / shape.width
      let columns = target % shape.width - gap % shape.width
      walkGap(rows, rows > 0 ? .up : .down, shape.width, &state, &events)
      walkGap(columns, columns > 0 ? .left : .right, 1, &state, &events)
    }
    state.tileMoves = 0
    return events
  }

  /// Tilts until the gap has gone `count` steps of `step` cells, back if `count` is negative.
  private static func walkGap(
    _ count: Int, _ direction: Direction, _ step: Int, _ state: inout State,
    _ events: inout [Event]
  ) {
    for _ in 0..<abs(count) {
      let gap = state.board.gap
      let cell = gap + (count > 0 ? step : -step)
      state.shiftTile(at: cell)
      events.append(.didTilt(direction, from: cell, to: gap))
    }
  }

  /// Refuses cells that the board does not have or that hold no tile.
  private static func check(_ cell: Int, _ board: Board) throws(Refusal) {
    guard board.shape.cells.contains(cell) else { throw .noSuchCell(cell) }
    guard cell != board.gap else { throw .cellIsGap(cell) }
  }
}
