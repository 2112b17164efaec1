import GameKernel

extension PlayLogModel {
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
