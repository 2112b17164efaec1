/// The current game of one variant, with the games that undo and redo reach from it.
struct GameHistory<Rules: GameRules> {
  /// The parked games, the oldest first.
  private(set) var earlier: [PlayedGame<Rules>]
  let game: PlayedGame<Rules>
  /// The games that redo enters again. The next one is the last.
  private(set) var later: [PlayedGame<Rules>]

  init(
    earlier: [PlayedGame<Rules>], game: PlayedGame<Rules>, later: [PlayedGame<Rules>]
  ) {
    (self.earlier, self.game, self.later) = (earlier, game, later)
  }

  /// Returns the histories of games in the order in which they were started.
  ///
  /// - Parameter current: the indices of the current games, at most one for each variant. The first history has
  ///   the game at `current[0]`. A variant without an index gets its last game before that, or else its first one.
  static func histories(of games: [PlayedGame<Rules>], current: [Int]) -> [GameHistory] {
    func variant(_ index: Int) -> String { Rules.variant(games[index].options) }
    var histories: [GameHistory] = []
    for index in current + games.indices.prefix(current[0]).reversed() + games.indices
    where !histories.contains(where: { $0.variant == variant(index) }) {
      let same = games.indices.filter { variant($0) == variant(index) }
      histories.append(
        GameHistory(
          earlier: same.filter { $0 < index }.map { games[$0] }, game: games[index],
          later: same.filter { $0 > index }.reversed().map { games[$0] }))
    }
    return histories
  }

  var variant: String { Rules.variant(game.options) }

  /// All games in the order in which they were started.
  var games: [PlayedGame<Rules>] { earlier + [game] + later.reversed() }

  var count: Int { earlier.count + 1 + later.count }

  /// The number of the oldest game that can be dropped, or `Int.max` if there is none.
  var oldest: Int { earlier.first?.number ?? later.first?.number ?? .max }

  /// Drops the oldest parked game, or else the last one that redo reaches.
  mutating func dropOldest() {
    if earlier.isEmpty { later.removeFirst() } else { earlier.removeFirst() }
  }
}
