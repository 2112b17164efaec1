/// The wins in a row of a player.
public struct WinStreak: Hashable, Sendable {
  /// The wins since the last game that was not won, left, or won with help or undo.
  public private(set) var current = 0
  /// The most wins in a row.
  public private(set) var longest = 0

  /// Counts the wins in games, the oldest first. Retried games and games of one seat do not count.
  ///
  /// - Parameter player: `nil` for the first person of each game.
  public init(_ games: some Sequence<LoggedGame>, of player: PlayerID?) {
    for game in games where !game.isRetried && game.seats.count > 1 {
      current = game.isCleanWin(of: player) ? current + 1 : 0
      longest = max(longest, current)
    }
  }
}

extension LoggedGame {
  /// Whether a player has won without help and undo.
  ///
  /// - Parameter player: `nil` for the first person.
  public func isCleanWin(of player: PlayerID?) -> Bool {
    guard let seat = seat(of: player) else { return false }
    return counts && !marks.contains(.undone) && outcome(of: seat) == .won
  }
}
