/// A result that a friend's link asks the player to beat. Fewer are better.
public struct Challenge: Hashable, Sendable, Codable {
  /// The moves, or whatever the game counts.
  public let count: Int
  /// Whether the link had moves that lead to the result.
  public let isProven: Bool

  /// The largest count.
  public static let limit = 1_000_000_000

  public init(_ count: Int, isProven: Bool) { (self.count, self.isProven) = (count, isProven) }
}

extension GameTable {
  /// Records the challenge of the current game.
  public func note(_ challenge: Challenge) { sheets[session.gameNumber]?.challenge = challenge }

  /// Returns a record as a finished game, or `nil` if it does not begin as the current game or does not end.
  ///
  /// - Parameter record: from an untrusted source.
  /// - Complexity: O(moves)
  public func replay(_ record: GameRecord<Rules>) -> TableGame<Rules>? {
    let table = GameTable(record.options, setup, seed: record.seed)
    var moves = record.moves[...]
    if let deal = moves.first, Rules.isDeal(deal), (try? table.session.perform(deal)) != nil {
      moves.removeFirst()
    }
    // A late deal could take very long.
    guard table.state == currentGame.state(after: dealtMoves), !moves.contains(where: Rules.isDeal)
    else { return nil }
    for move in moves {
      guard !Rules.isOver(table.state), (try? table.session.perform(move)) != nil else {
        return nil
      }
    }
    return Rules.isOver(table.state) ? table.currentGame : nil
  }
}
