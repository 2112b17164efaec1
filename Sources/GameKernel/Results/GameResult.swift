/// How one finished game went, as it stands in a best list.
public struct GameResult: Hashable, Sendable {
  /// The game that was finished, by what it started from: a game stands in a list once.
  public let game: String
  /// How many moves it took, or whatever the game counts; fewer is better.
  public let moves: Int
  /// How long it took; shorter is better.
  public let time: Duration
  /// When it was finished.
  public let day: Day
  /// Whether moves were taken back in it.
  public let usedUndo: Bool
  /// The fewest moves that the game could take, once that is known.
  public internal(set) var least: Int?
  /// Who played, where somebody has a name.
  public let player: String?
  /// What it was played with, such as a picture, by its name; nil where that is not known.
  public let picture: String?

  /// The most moves that a list takes.
  public static let moveLimit = 1_000_000_000
  /// The longest time that a list takes.
  public static let timeLimit = Duration.seconds(1_000_000_000)
  /// The longest name of a game that a list takes, in bytes.
  static let nameLimit = 1_000

  /// Whether a text can be the name of a game: a plain one, so that comparing names costs little.
  static func isName(_ text: String) -> Bool {
    text.utf8.count <= nameLimit && text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// A result; moves and time are held to what a list takes.
  public init(
    game: String, moves: Int, time: Duration, day: Day, usedUndo: Bool, least: Int? = nil,
    player: String? = nil, picture: String? = nil
  ) {
    self.game = game
    self.moves = max(0, min(moves, Self.moveLimit))
    self.time = max(.zero, min(time, Self.timeLimit))
    self.day = day
    self.usedUndo = usedUndo
    (self.player, self.picture) = (player, picture)
    let made = self.moves
    self.least = least.map { max(0, min($0, made)) }
  }

  /// Whether this result stands before another.
  ///
  /// Results without undo stand before those with it. Then the fewest moves or the shortest time decides, then
  /// the other of the two, and last the earlier day. Of two that are equal in all these the one entered first stands first.
  public func stands(before other: GameResult, by order: ResultOrder) -> Bool {
    let (mine, its) = (figures(order), other.figures(order))
    return (usedUndo ? 1 : 0, mine.0, mine.1, day)
      < (other.usedUndo ? 1 : 0, its.0, its.1, other.day)
  }

  private func figures(_ order: ResultOrder) -> (Duration, Duration) {
    // Moves are compared as seconds, so that both orders are of one kind.
    let count = Duration.seconds(moves)
    return order == .moves ? (count, time) : (time, count)
  }
}

/// By which figure a best list is ordered.
public enum ResultOrder: String, Hashable, Sendable, CaseIterable {
  /// The fewest moves first.
  case moves
  /// The shortest time first.
  case time
}

extension GameResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case game, moves, milliseconds, day, usedUndo, least, player, picture
  }

  /// Reads a result that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if no game can have ended so.
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
      least: try values.decodeIfPresent(Int.self, forKey: .least), player: player,
      picture: picture.flatMap { $0.utf8.count <= Self.nameLimit ? $0 : nil })
  }

  /// The time in whole milliseconds; a quotient of durations would now and then be one too small.
  private var milliseconds: Int64 {
    let (seconds, rest) = time.components
    return seconds * 1_000 + rest / 1_000_000_000_000_000
  }

  /// Writes the result, its time in whole milliseconds.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(game, forKey: .game)
    try values.encode(moves, forKey: .moves)
    try values.encode(milliseconds, forKey: .milliseconds)
    try values.encode(day, forKey: .day)
    try values.encode(usedUndo, forKey: .usedUndo)
    try values.encodeIfPresent(least, forKey: .least)
    try values.encodeIfPresent(player, forKey: .player)
    try values.encodeIfPresent(picture, forKey: .picture)
  }
}
