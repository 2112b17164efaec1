import GameKernel
import PlayLog

/// A search for the labels of a player in a log, on any thread.
nonisolated struct LabelSearch: Sendable {
  let log: PlayLog
  let player: PlayerID
  let limits: [MatchboxLabel: Int]
  let rules: [String: any LoggedRules.Type]
  let reader: RecordReader
  /// The facts about games that an earlier search has read.
  let feats: [GameID: [Feat: Int]]

  /// The labels of a player, and the facts about all games from which they follow.
  struct Result: Sendable {
    let player: PlayerID
    fileprivate(set) var wins: [MatchboxLabel: LabelWin] = [:]
    fileprivate(set) var feats: [GameID: [Feat: Int]]
  }

  /// Reads the records of the games that are new since the earlier search.
  ///
  /// - Complexity: O(games), and O(moves) of the new ones
  func run() -> Result {
    var result = Result(player: player, feats: feats)
    let labels = LabelCollection(log, of: player, limits: limits) { game, seat in
      if let known = feats[game.id] { return known }
      let found = rules[game.game].map { reader.feats(of: game, seat: seat, $0) } ?? [:]
      // A game that was left can still end.
      if game.isOver { result.feats[game.id] = found }
      return found
    }
    result.wins = labels.wins
    return result
  }
}
