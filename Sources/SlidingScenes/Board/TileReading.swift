import SlidingGame

/// How a board reads a state of the game: which value it shows in each cell, and whether it shows them as one piece.
struct TileReading {
  /// Two tiles that a hand has laid in each other's place, which no slide does; the model does not know of it, and such a
  /// board never comes home.
  var swapped: (one: Int, other: Int)?

  /// The value in each cell.
  func values(_ state: SlidingPuzzle.State) -> [Int] {
    guard let (one, other) = swapped else { return state.board.tiles }
    return state.board.tiles.map { $0 == one ? other : $0 == other ? one : $0 }
  }

  /// Whether the board is whole: it was solved by somebody, and did not just lie there so.
  func isWhole(_ state: SlidingPuzzle.State) -> Bool { swapped == nil && state.isWhole }
}
