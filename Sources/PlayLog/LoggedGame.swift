import GameKernel

/// A game in the log: everything that statistics need, but not its record.
public struct LoggedGame: Hashable, Sendable {
  /// The reason why a game was started.
  public typealias Origin = GameOrigin

  /// Facts about a game that keep it out of some lists.
  public struct Marks: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The player had hints.
    public static let helped = Marks(rawValue: 1)
    /// The solution was played for the player.
    public static let shown = Marks(rawValue: 2)
    /// The player peeked at the cards.
    public static let peeked = Marks(rawValue: 4)
    /// Moves were undone.
    public static let undone = Marks(rawValue: 8)
  }

  /// The result of a game for one seat.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The seat alone has won.
    case won
    /// Other seats have won.
    case lost
    /// This and other seats have won.
    case drawn
    /// The game ended without winners, such as one of a single player.
    case finished
    /// The game was left for another.
    case left
  }

  // The small properties follow the moment, in whose padding they fit: a log has thousands of games.

  /// The identifier.
  public var id: GameID
  /// The time when the game ended or was left.
  public var moment: Moment
  /// Whether the game ended. Otherwise it was left for another.
  public var isOver: Bool
  /// The facts that keep the game out of lists.
  public var marks: Marks = []
  /// The reason why it was started.
  public var origin: Origin = .new
  /// Whether the log has a record, from which the game can be replayed. Set by the log.
  public internal(set) var hasRecord = false
  /// The seats in the order of play.
  public var seats: [LoggedSeat]
  /// The indices of the winning seats. Empty in games of one seat.
  public var winners: [Int] = []
  /// The score of each seat, such as pairs or kilometres. Empty in games without scores.
  public var scores: [Int] = []
  /// The name of the game, such as `sliding`.
  public var game: String
  /// The way it was played, such as `4:numbers`. Each game defines the words.
  public var setup: String
  /// The list of best games in which the game counts, or `nil` if it counts in none. In games against others,
  /// lost and left games need it too, since they end the runs of wins.
  public var list: ResultCategory?
  /// The seed, or `nil` if the game started from a given position.
  public var seed: UInt64?
  /// A text that identifies the start: the link without its scheme, if there is one.
  public var start: String
  /// The number of moves or whatever the game counts, or `nil`.
  public var moves: Int?
  /// The fewest moves that the game can take, once they are proven.
  public var least: Int?
  /// The playing time. The log has whole milliseconds.
  public var time: Duration
  /// The game whose end was undone to play this one. Such a game is *retried*: it counts in no average, best game
  /// or streak.
  public var from: GameID?
  /// The name of the picture that was played with, or `nil`.
  public var picture: String?

  /// Makes a game with the facts that every game has.
  public init(
    _ id: GameID, at moment: Moment, seats: [LoggedSeat], game: String, setup: String,
    start: String, isOver: Bool, time: Duration
  ) {
    (self.id, self.moment, self.seats) = (id, moment, seats)
    (self.game, self.setup, self.start) = (game, setup, start)
    (self.isOver, self.time) = (isOver, time)
  }
}

extension LoggedGame {
  /// Whether the end of another game was undone to play this one.
  public var isRetried: Bool { from != nil }

  /// Whether the player had hints or was shown the solution.
  public var wasHelped: Bool { !marks.isDisjoint(with: [.helped, .shown]) }

  /// Whether the game counts in averages and lists of best games: it ended without help and was not retried.
  public var counts: Bool { isOver && !isRetried && !wasHelped }

  /// The link to the start without its scheme, or `nil` if the start has none.
  public var link: String? {
    // A link has its version after the name of the game. Names of starts of version 1.0 do not.
    let version = start.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
      .prefix { $0 != UInt8(ascii: ":") }
    let isVersion = !version.isEmpty && version.allSatisfy { (0x30...0x39).contains($0) }
    return isVersion ? start : nil
  }

  /// Returns the seat of a player, or of the first person for `nil`.
  public func seat(of player: PlayerID?) -> Int? {
    seats.firstIndex { player == nil ? $0.isPerson : $0.player == player }
  }

  /// Returns the result for a seat.
  public func outcome(of seat: Int) -> Outcome {
    guard isOver else { return .left }
    guard !winners.isEmpty else { return .finished }
    guard winners.contains(seat) else { return .lost }
    return winners.count == 1 ? .won : .drawn
  }

  /// The result of the game for lists of best games.
  ///
  /// - Parameter player: the name of the player, unless the seat has its own.
  func result(named player: String?) -> GameResult {
    var result = GameResult(
      game: start, moves: moves ?? 0, time: time, day: moment.day,
      usedUndo: marks.contains(.undone), hasPeeked: marks.contains(.peeked), least: least,
      player: seats.first { $0.isPerson }?.name ?? player, picture: picture)
    if hasRecord { result.id = id.rawValue }
    result.isOfDay = origin == .today
    return result
  }
}
