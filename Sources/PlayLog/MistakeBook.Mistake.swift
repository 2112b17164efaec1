import GameKernel

extension MistakeBook {
  /// A position in which the player gave something away.
  public struct Mistake: Hashable, Sendable {
    /// The result of the last first try.
    public enum Status: Hashable, Sendable {
      /// The player has not tried it.
      case new
      /// The player failed.
      case tried
      /// The player solved it.
      case solved
    }

    /// The name of the game, such as `sliding`.
    public let game: String
    /// The key of the puzzle, from which the game makes it.
    public let key: String
    /// The played game.
    public let source: GameID
    /// The number of the turn in the review of the played game.
    public let turn: Int
    /// The value that was given away, in the unit of the game.
    public let cost: Double
    /// The day of the played game.
    public let day: Day
    /// The number of answers of a solution; `nil` in older files.
    public let steps: Int?

    /// The result of the last first try.
    public private(set) var status = Status.new
    /// The day from which it is due. Unused once it is done.
    public private(set) var due: Day

    /// The number of waits that were solved: the place of the current one in ``MistakeBook/waits``.
    private var solvedWaits = 0

    init(
      game: String, key: String, source: GameID, turn: Int, cost: Double, day: Day, steps: Int?
    ) {
      (self.game, self.key, self.source, self.turn) = (game, key, source, turn)
      (self.cost, self.day, self.steps) = (cost, day, steps)
      due = day.adding(days: MistakeBook.waits[0])
    }

    /// Whether it was solved after each wait and does not come back.
    public var isDone: Bool { solvedWaits == MistakeBook.waits.count }

    /// Whether it can be asked again on a day.
    public func isDue(on day: Day) -> Bool { !isDone && due <= day }

    mutating func answer(_ isSolved: Bool, on day: Day) {
      status = isSolved ? .solved : .tried
      if !isSolved {
        solvedWaits = 0
      } else if isDue(on: day) {
        solvedWaits += 1
      } else {
        return
      }
      if !isDone { due = day.adding(days: MistakeBook.waits[solvedWaits]) }
    }

    func isSamePosition(as other: Mistake) -> Bool { game == other.game && key == other.key }

    /// Whether its turn was played later. Games of one day are ordered by their identifiers.
    func isNewer(than other: Mistake) -> Bool {
      (day, source.rawValue, turn) > (other.day, other.source.rawValue, other.turn)
    }
  }
}

extension MistakeBook.Mistake: Codable {
  private enum CodingKeys: String, CodingKey {
    case game, key, source, turn, cost, day, steps, solved, due, waits
  }

  /// Reads a position from an untrusted source.
  ///
  /// - Throws: `DecodingError` if a value is missing or not valid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let source = GameID(try values.decode(String.self, forKey: .source))
    try values.check(.source, source != nil, "no identifier")
    let steps = try values.decodeIfPresent(Int.self, forKey: .steps)
    try values.check(.steps, 0...10_000 ~= steps ?? 0, "too many")
    self.init(
      game: try values.decode(.game) { $0.utf8.count <= 64 },
      key: try values.decode(.key) { $0.utf8.count <= 4_096 },
      source: source ?? GameID(rawValue: 0), turn: try values.decode(.turn) { $0 >= 0 },
      cost: try values.decode(.cost) { $0 > 0 && $0 <= 1e6 },
      day: try values.decode(Day.self, forKey: .day),
      steps: steps)
    if let isSolved = try values.decodeIfPresent(Bool.self, forKey: .solved) {
      status = isSolved ? .solved : .tried
    }
    due = try values.decode(Day.self, forKey: .due)
    solvedWaits = try values.decode(.waits, in: 0...MistakeBook.waits.count)
  }

  /// Writes all values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(game, forKey: .game)
    try values.encode(key, forKey: .key)
    try values.encode(source.description, forKey: .source)
    try values.encode(turn, forKey: .turn)
    try values.encode(cost, forKey: .cost)
    try values.encode(day, forKey: .day)
    try values.encodeIfPresent(steps, forKey: .steps)
    if status != .new { try values.encode(status == .solved, forKey: .solved) }
    try values.encode(due, forKey: .due)
    try values.encode(solvedWaits, forKey: .waits)
  }
}
