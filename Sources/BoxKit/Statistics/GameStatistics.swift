import GameKernel
import PlayLog
import Stage

/// The statistics of a game: the groups in which its games are compared, and the page of a group.
public struct GameStatistics {
  /// The groups, in the order of the choice. Fewer than two need no choice.
  package let groups: [Group]
  /// Puts a game into words.
  package let description: GameDescription
  /// Returns the page of the games that a question selects.
  package let page: (StatisticsQuestion) -> StatisticsPage

  /// Searches for facts about the shown games while the page is open; `nil` if there are none.
  public var search: (any StatisticsSearch)?

  /// Creates the statistics of a game.
  public init(
    groups: [Group] = [], description: GameDescription,
    page: @escaping (StatisticsQuestion) -> StatisticsPage
  ) {
    (self.groups, self.description, self.page) = (groups, description, page)
  }

  /// Games that are compared with each other, such as those of one size.
  public struct Group {
    /// The identifier, which is passed to the page.
    package let id: String
    /// Returns the title in the choice.
    package let title: (Texts) -> String
    /// Returns whether a game belongs to the group.
    package let contains: (LoggedGame) -> Bool

    /// Creates a group.
    public init(
      _ id: String, title: @escaping (Texts) -> String, contains: @escaping (LoggedGame) -> Bool
    ) {
      (self.id, self.title, self.contains) = (id, title, contains)
    }
  }
}

/// A game in words, for the list of all games.
public struct GameDescription {
  /// Returns the way it was played, such as `4 × 4 · Numbers`.
  package let setup: (LoggedGame, Texts) -> String
  /// Returns the result of a seat besides winning and losing, such as `93 moves`; `nil` for none.
  package let score: (LoggedGame, _ seat: Int, Texts) -> String?
  /// Returns the name of a computer by its kind; `nil` for an unknown one.
  package let computer: (_ kind: String, Texts) -> String?

  /// Creates a description. By default a game has no other result than winning and losing, and no computers.
  public init(
    setup: @escaping (LoggedGame, Texts) -> String,
    score: @escaping (LoggedGame, _ seat: Int, Texts) -> String? = { _, _, _ in nil },
    computer: @escaping (_ kind: String, Texts) -> String? = { _, _ in nil }
  ) {
    (self.setup, self.score, self.computer) = (setup, score, computer)
  }
}

/// Opens the review of a game of the log, or says that a game of an earlier version has none. `nil` is such a game.
public typealias GameReplay = @MainActor @Sendable (GameID?) -> Void

/// A search for facts about games, which it enters in the log.
public protocol StatisticsSearch: AnyObject {
  /// Searches for the facts of games. A search that is running continues.
  func begin(_ games: [LoggedGame])
  /// Cancels the search and frees its memory.
  func end()
}

/// The games that a page of statistics is about.
public struct StatisticsQuestion {
  /// The games of the group, the oldest first. They include retried, helped and left games.
  public let games: [LoggedGame]
  /// The player; `nil` for all.
  public let player: PlayerID?
  /// The identifier of the group; `nil` for a game without groups.
  public let group: String?
  /// The current day.
  public let today: Day
  /// The texts in the player's language.
  public let texts: Texts
  /// Returns the record of a game, or `nil` if the log has none.
  public let record: (GameID) -> String?
  /// Opens the review of a game; `nil` where none can be opened.
  public var replay: GameReplay?

  /// Creates a question.
  public init(
    _ games: [LoggedGame], of player: PlayerID? = nil, in group: String? = nil, today: Day,
    texts: Texts, record: @escaping (GameID) -> String? = { _ in nil }
  ) {
    (self.games, self.player, self.group) = (games, player, group)
    (self.today, self.texts, self.record) = (today, texts, record)
  }

  /// The games without retried ones.
  public var played: [LoggedGame] { games.filter { !$0.isRetried } }

  /// Returns the result of a game for the player.
  public func outcome(of game: LoggedGame) -> LoggedGame.Outcome? {
    game.seat(of: player).map(game.outcome)
  }

  /// Returns up to `count` of the latest games with what a function makes of their records.
  ///
  /// - Complexity: reads at most `count` records.
  public func reviews<Review>(
    ofLast count: Int, _ review: (_ game: LoggedGame, _ record: String) -> Review?
  ) -> [(game: LoggedGame, review: Review)] {
    let latest = played.filter { $0.isOver && $0.hasRecord }.suffix(count)
    return latest.compactMap { game in
      guard let record = record(game.id), let review = review(game, record) else { return nil }
      return (game, review)
    }
  }
}
