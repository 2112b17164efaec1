import GameKernel

extension SlidingPuzzle.Board {
  /// A board that is drawn from all that can be solved but the solved one, each equally likely.
  ///
  /// A permutation is drawn, and if it cannot be solved, the tiles 0 and 1 change places. This
  /// pairs each permutation that can be solved with one that cannot, so all remain equally likely.
  ///
  /// - Complexity: O(size), expected.
  public static func dealt(
    _ shape: SlidingPuzzle.Shape, using random: inout SeededGenerator
  ) -> Self {
    while true {
      let values = solvable(random.shuffled(Array(shape.cells)), shape)
      do {
        let board = try Self(shape, values: values)
        if !board.isSolved { return board }
      } catch {
        preconditionFailure("A deal that is no board: \(error)")
      }
    }
  }

  private static func solvable(_ values: [Int], _ shape: SlidingPuzzle.Shape) -> [Int] {
    guard !SlidingPuzzle.Order(shape, values: values).isSolvable else { return values }
    return values.map { $0 == 0 ? 1 : $0 == 1 ? 0 : $0 }
  }
}

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
