import GameKernel

/// The content of one line of the log.
public enum LogEntry: Hashable, Sendable {
  /// A game that ended or was left. A later line of the same game replaces it.
  ///
  /// The record is a text from which the game can be replayed, or empty. It must have no names of players, because
  /// ``LogFile/forget(_:)`` does not change it.
  case game(LoggedGame, record: String)
  /// The fewest moves that a game can take, proven after its end.
  case proof(GameID, least: Int)
  /// A try of a puzzle.
  case puzzle(PuzzleTry)
  /// A player began a game of the day.
  case day(DayGame)
  /// A change of the list of players.
  case player(PlayerID, PlayerChange)
  /// A run of wins from the results of a version without a log.
  case run(EarlierRun)
  /// The results of a player's list up to a time were cleared, or with `nil` brought back. A later line of the same
  /// list replaces it.
  case clear(PlayerID, ResultCategory, upTo: Moment?)
  /// The number of damaged lines that the program has reported.
  case damage(lines: Int)
}

extension LogEntry {
  /// The players of the box that the entry names, except in the line that forgets one.
  var players: [PlayerID] {
    switch self {
    case .game(let game, _): game.seats.compactMap(\.player)
    case .proof, .damage: []
    case .puzzle(let puzzle): [puzzle.player]
    case .day(let day): [day.player]
    case .player(let player, let change): change == .forget ? [] : [player]
    case .run(let run): [run.player]
    case .clear(let player, _, _): [player]
    }
  }
}

/// A try of a puzzle.
public struct PuzzleTry: Hashable, Sendable {
  /// The player.
  public var player: PlayerID
  /// The time of its end.
  public var moment: Moment
  /// The name of the game, such as `sliding`.
  public var game: String
  /// The key of the puzzle in its game.
  public var puzzle: String
  /// The player's rating before the try.
  public var ratingBefore: Int
  /// The player's rating after the try.
  public var ratingAfter: Int
  /// Whether the player solved it without a hint.
  public var isSolved: Bool
  /// The time that the try took.
  public var time: Duration

  /// Makes a try.
  public init(
    player: PlayerID, at moment: Moment, game: String, puzzle: String, ratingBefore: Int,
    ratingAfter: Int, isSolved: Bool, time: Duration
  ) {
    (self.player, self.moment, self.game, self.puzzle) = (player, moment, game, puzzle)
    (self.ratingBefore, self.ratingAfter) = (ratingBefore, ratingAfter)
    (self.isSolved, self.time) = (isSolved, time)
  }
}

/// A player's try of a game of a day. It is done once the log has the end of its game.
public struct DayGame: Hashable, Sendable {
  /// The player.
  public var player: PlayerID
  /// The date of the game, in UTC.
  public var day: Day
  /// The name of the game, such as `sliding`.
  public var game: String
  /// The identifier of the game that the player began.
  public var id: GameID

  /// Makes a try of a game of a day.
  public init(player: PlayerID, day: Day, game: String, id: GameID) {
    (self.player, self.day, self.game, self.id) = (player, day, game, id)
  }
}

/// A run of wins whose games are not in the log.
public struct EarlierRun: Hashable, Sendable {
  /// The player.
  public var player: PlayerID
  /// The best games of the run.
  public var list: ResultCategory
  /// A text that identifies the run, such as the start of its first game.
  public var start: String
  /// The number of wins.
  public var wins: Int
  /// The playing time of all its games.
  public var time: Duration
  /// The day of the last win.
  public var day: Day
  /// Whether later wins continue it.
  public var lasts: Bool

  /// Makes a run.
  public init(
    player: PlayerID, list: ResultCategory, start: String, wins: Int, time: Duration, day: Day,
    lasts: Bool
  ) {
    (self.player, self.list, self.start, self.wins) = (player, list, start, wins)
    (self.time, self.day, self.lasts) = (time, day, lasts)
  }
}
