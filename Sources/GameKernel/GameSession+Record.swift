extension GameSession {
  /// The record of the game being played, as it stands now.
  ///
  /// - Complexity: O(1); the moves are shared until one is made.
  public var record: GameRecord<Rules> { game.record }

  /// The record of all games that undo and redo can reach, as they stand now.
  ///
  /// - Complexity: O(games), whatever their moves.
  public var wholeRecord: SessionRecord<Rules> {
    SessionRecord(
      games: earlierGames.map(\.record) + [game.record] + laterGames.reversed().map(\.record),
      current: earlierGames.count)
  }
}

extension PlayedGame {
  var record: GameRecord<Rules> {
    GameRecord(options: options, seed: seed, moves: done, redoable: undone, usedUndo: usedUndo)
  }
}
