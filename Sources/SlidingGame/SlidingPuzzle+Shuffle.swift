import GameKernel

extension SlidingPuzzle {
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
}
