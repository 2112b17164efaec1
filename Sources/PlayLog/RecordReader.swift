import GameKernel

/// Reads the records of games in the log, on any thread. It knows the games up to its creation.
public struct RecordReader: Sendable {
  /// The records of the games of this run.
  let recent: [GameID: String]
  /// Returns the record of a game of an earlier run, or `nil`.
  let stored: @Sendable (GameID) -> String?

  /// Returns the record of a game, from which it can be replayed, or `nil`.
  public func record(of game: GameID) -> String? {
    guard let record = recent[game] else { return stored(game) }
    return record.isEmpty ? nil : record
  }

  /// Returns the facts about a seat's game that follow from its record, or none if it has no record.
  ///
  /// - Complexity: O(moves)
  public func feats(of game: LoggedGame, seat: Int, _ rules: any LoggedRules.Type) -> [Feat: Int] {
    record(of: game.id).map { Self.feats(of: $0, seat: seat, rules) } ?? [:]
  }

  private static func feats<Rules: LoggedRules>(
    of text: String, seat: Int, _ rules: Rules.Type
  ) -> [Feat: Int] {
    GameRecord<Rules>(logText: text).map { Rules.feats(of: $0, seat: seat) } ?? [:]
  }
}
