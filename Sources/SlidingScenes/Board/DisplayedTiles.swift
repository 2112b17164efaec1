import SlidingGame

/// The mapping from a game's state to the displayed values, and to whether the board is joined.
struct DisplayedTiles {
  /// Two tiles that are displayed in each other's cells, as if swapped by hand.
  ///
  /// No slide can have this effect. The model does not contain the swap, and such a board is never shown as solved.
  var swapped: (one: Int, other: Int)?

  /// Returns the value in each cell.
  func values(_ state: SlidingPuzzle.State) -> [Int] {
    guard let (one, other) = swapped else { return state.board.tiles }
    return state.board.tiles.map { $0 == one ? other : $0 == other ? one : $0 }
  }

  /// Whether the tiles are joined, because moves have solved the board. A board that starts solved has separate
  /// tiles.
  func isWhole(_ state: SlidingPuzzle.State) -> Bool { swapped == nil && state.isWhole }
}
