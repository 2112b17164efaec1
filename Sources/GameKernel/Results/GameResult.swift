/// The result of one finished game, or of a run of wins, for the best games.
public struct GameResult: Hashable, Sendable {
  /// A text that identifies the start of the game, such as its seed and options. A list has at most one result for
  /// each.
  public let game: String
  /// The number of moves, or whatever the game counts. Fewer is better, but in a run of wins more.
  public let moves: Int
  /// The playing time. Shorter is better.
  public let time: Duration
  /// The day of the end.
  public let day: Day
  /// Whether moves were undone.
  public let usedUndo: Bool
  /// Whether the player has peeked at the cards.
  public let hasPeeked: Bool
  /// The fewest moves that the game can take, once they are known.
  public internal(set) var least: Int?
  /// The name of the player, or `nil`.
  public let player: String?
  /// The name of the picture or other item that was played with, or `nil` if it is not known.
  public let picture: String?
  /// For a run of wins, whether it can still grow. `nil` for the result of one game.
  public internal(set) var lasts: Bool?
  /// For a run of wins, the day of its first one, if it is known.
  public var since: Day?
  /// The identifier of the game in the log, for a run of wins that of its last one. `nil` if the log has no record.
  public var id: UInt64?

  /// Whether it was a game of the day. Only results from the log tell it.
  public var isOfDay = false

  /// The maximum number of moves that a list accepts.
  public static let moveLimit = 1_000_000_000
  /// The longest time that a list accepts.
  public static let timeLimit = Duration.seconds(1_000_000_000)
  /// The longest name of a game, player or picture that a list accepts, in bytes.
  static let nameLimit = 1_000

  /// Whether a text can be the name of a game. Only ASCII can, so that comparing names is cheap.
  static func isName(_ text: String) -> Bool {
    text.utf8.count <= nameLimit && text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Makes a result. Moves and time are clamped to the limits.
  public init(
    game: String, moves: Int, time: Duration, day: Day, usedUndo: Bool,
    hasPeeked: Bool = false, least: Int? = nil, player: String? = nil, picture: String? = nil,
    lasts: Bool? = nil
  ) {
    self.game = game
    self.moves = max(0, min(moves, Self.moveLimit))
    self.time = max(.zero, min(time, Self.timeLimit))
    self.day = day
    (self.usedUndo, self.hasPeeked) = (usedUndo, hasPeeked)
    (self.player, self.picture, self.lasts) = (player, picture, lasts)
    let clampedMoves = self.moves
    self.least = least.map { max(0, min($0, clampedMoves)) }
  }

  /// Whether this result ranks before another.
  ///
  /// Results without undo or peek rank first. Then the fewest moves or the shortest time decides, then the other of the
  /// two, and then the earlier day. Results that are equal in all of these keep the order of their entry.
  public func ranks(before other: GameResult, by order: ResultOrder) -> Bool {
    let (mine, its) = (figures(order), other.figures(order))
    return (isHelped ? 1 : 0, mine.0, mine.1, day)
      < (other.isHelped ? 1 : 0, its.0, its.1, other.day)
  }

  private var isHelped: Bool { usedUndo || hasPeeked }

  private func figures(_ order: ResultOrder) -> (Duration, Duration) {
    // Moves are compared as seconds, so that both orders compare the same types.
    let count = Duration.seconds(lasts == nil ? moves : -moves)
    return order == .moves ? (count, time) : (time, count)
  }
}

/// The figure by which a list of best games is sorted.
public enum ResultOrder: String, Hashable, Sendable, CaseIterable {
  /// The fewest moves first.
  case moves
  /// The shortest time first.
  case time
}

extension GameResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case game, moves, milliseconds, day, usedUndo, peeked, least, player, picture, lasts
  }

  /// Reads a result from an untrusted source.
  ///
  /// - Throws: `DecodingError` if a value is missing or not valid. An invalid picture becomes `nil` instead.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let game = try values.decode(String.self, forKey: .game)
    let moves = try values.decode(Int.self, forKey: .moves)
    let time = Duration.milliseconds(try values.decode(Int64.self, forKey: .milliseconds))
    let player = try values.decodeIfPresent(String.self, forKey: .player)
    let picture = try? values.decodeIfPresent(String.self, forKey: .picture)
    guard Self.isName(game), (player ?? "").utf8.count <= Self.nameLimit,
      (0...Self.moveLimit).contains(moves),
      (.zero...Self.timeLimit).contains(time)
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: values.codingPath, debugDescription: "No game ends so"))
    }
    self.init(
      game: game, moves: moves, time: time, day: try values.decode(Day.self, forKey: .day),
      usedUndo: try values.decode(Bool.self, forKey: .usedUndo),
      hasPeeked: try values.decodeIfPresent(Bool.self, forKey: .peeked) ?? false,
      least: try values.decodeIfPresent(Int.self, forKey: .least), player: player,
      picture: picture.flatMap { $0.utf8.count <= Self.nameLimit ? $0 : nil },
      lasts: try values.decodeIfPresent(Bool.self, forKey: .lasts))
  }

  /// The time in whole milliseconds. A quotient of durations would sometimes be one too small.
  private var milliseconds: Int64 {
    let (seconds, attoseconds) = time.components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }

  /// Writes the result, with its time in whole milliseconds.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(game, forKey: .game)
    try values.encode(moves, forKey: .moves)
    try values.encode(milliseconds, forKey: .milliseconds)
    try values.encode(day, forKey: .day)
    try values.encode(usedUndo, forKey: .usedUndo)
    if hasPeeked { try values.encode(true, forKey: .peeked) }
    try values.encodeIfPresent(least, forKey: .least)
    try values.encodeIfPresent(player, forKey: .player)
    try values.encodeIfPresent(picture, forKey: .picture)
    try values.encodeIfPresent(lasts, forKey: .lasts)
  }
}
