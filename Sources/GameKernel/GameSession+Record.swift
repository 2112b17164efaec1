extension GameSession {
  /// The record of the game being played, as it stands now.
  ///
  /// - Complexity: O(moves).
  public var record: GameRecord<Rules> {
    GameRecord(
      options: options, seed: seed, moves: moves, undone: undoneMoves, usedUndo: usedUndo)
  }
}
