/// A table with the game of a day.
extension GameTable {
  /// Whether the current game is the try of a game of a day that counts.
  public var isOfDay: Bool { sheet.origin == .today }

  /// Makes the current game that of a day, and drops all other games, so that undo leads to none.
  ///
  /// The game is by chance: no player has chosen it.
  public func dedicateToDay() {
    dropOtherGames()
    sheets[session.gameNumber]?.origin = .today
    sheets[session.gameNumber]?.isByChance = true
  }

  /// Drops all games but the current one, so that undo leads to none.
  public func dropOtherGames() {
    session.dropOtherGames()
    sheets = sheets.filter { $0.key == session.gameNumber }
  }
}
