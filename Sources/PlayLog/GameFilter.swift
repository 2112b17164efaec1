import GameKernel

/// A selection of games in the log.
public struct GameFilter: Hashable, Sendable {
  /// The games of a time.
  public enum Period: Hashable, Sendable {
    /// All games.
    case ever
    /// The last games that match the rest of the filter.
    case last(Int)
    /// The games since a day, which is included. For a year, pass its first day.
    case since(Day)

    /// Returns the games of the period.
    public func part(of games: [LoggedGame]) -> [LoggedGame] {
      switch self {
      case .ever: games
      case .last(let count): games.suffix(max(0, count))
      case .since(let day): games.filter { $0.moment.day >= day }
      }
    }
  }

  /// A player who had a seat, or `nil` for all.
  public var player: PlayerID?
  /// The name of the game, such as `sliding`, or `nil` for all.
  public var game: String?
  /// The setup, or `nil` for all.
  public var setup: String?
  /// The time.
  public var period: Period

  /// Makes a filter.
  public init(
    player: PlayerID? = nil, game: String? = nil, setup: String? = nil, period: Period = .ever
  ) {
    (self.player, self.game, self.setup, self.period) = (player, game, setup, period)
  }

  /// Whether a game passes the filter, apart from its period.
  func contains(_ game: LoggedGame) -> Bool {
    (self.game == nil || self.game == game.game) && (setup == nil || setup == game.setup)
      && (player == nil || game.seats.contains { $0.player == player })
  }
}
