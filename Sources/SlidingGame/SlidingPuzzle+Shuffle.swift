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
      let corner = target / shape.width * shape.width + gap % shape.width
      for end in [corner, target] {
        guard let run = state.board.run(from: end) else { continue }
        events += shift(run, &state).map { .didTilt(run.direction, from: $0.from, to: $0.to) }
      }
    }
    state.tileMoves = 0
    return events
  }
}
