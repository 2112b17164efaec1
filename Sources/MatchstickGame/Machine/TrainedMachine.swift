import GameKernel

/// A machine that is kept: with its name, the results of its games, and undo.
///
/// ```swift
/// var kept = TrainedMachine(MatchboxMachine())
/// kept.train(with: .wild, games: 100, seed: 7)
/// kept.undo()  // gives back the beads of all 100 games
/// ```
public struct TrainedMachine: Hashable, Sendable {
  /// The longest name, in characters.
  public static let nameLimit = 24
  /// The number of latest results that are kept.
  public static let resultLimit = 10_000
  /// The number of latest steps that undo reaches.
  public static let undoLimit = 10

  /// The result of one game.
  public struct Result: Hashable, Sendable {
    /// Whether the machine took first.
    public let machineBegan: Bool
    /// Whether the machine has won.
    public let isWon: Bool

    /// Makes a result.
    public init(machineBegan: Bool, isWon: Bool) {
      (self.machineBegan, self.isWon) = (machineBegan, isWon)
    }
  }

  /// The name, or `nil` for the default one. It is trimmed and cut to ``nameLimit`` characters.
  public var name: String? { didSet { name = name?.trimmed(to: Self.nameLimit) } }
  /// The machine.
  public private(set) var machine: MatchboxMachine
  /// The results of the latest games, oldest first.
  public var results: [Result] { kept.results }

  private var kept = KeptResults()
  /// The machine and the results before each step, oldest first.
  private var earlier: [Step] = []

  private struct Step: Hashable, Codable {
    let machine: MatchboxMachine
    let kept: KeptResults
    var occasion: Occasion?
  }

  /// The moment of a step in the games at the table.
  public struct Occasion: Hashable, Codable, Sendable {
    /// The identifier of the game at the table.
    public let game: UInt64
    /// The number of moves in this game.
    public let moves: Int
    /// Whether the step is a training or a reset, not the end of the game.
    public let isBesides: Bool

    /// Makes a moment.
    public init(game: UInt64, moves: Int, isBesides: Bool) {
      (self.game, self.moves, self.isBesides) = (game, moves, isBesides)
    }
  }

  /// The moment of the step that ``undo()`` would take back.
  public var lastOccasion: Occasion? { earlier.last?.occasion }

  /// The identifier of the last game at the table from which it has learned; `nil` after that was undone.
  public private(set) var lastGame: UInt64?

  /// Makes a kept machine without results.
  public init(_ machine: MatchboxMachine, name: String? = nil) {
    self.machine = machine
    self.name = name?.trimmed(to: Self.nameLimit)
  }

  // MARK: Games

  /// Begins a step that one ``undo()`` takes back: a training, or a game against a person.
  public mutating func beginStep(at occasion: Occasion? = nil) {
    let step = Step(machine: machine, kept: kept, occasion: occasion)
    earlier = (earlier + [step]).suffix(Self.undoLimit)
  }

  /// Plays one game of the current training.
  ///
  /// - Parameters:
  ///   - teacher: a computer player.
  ///   - seed: the seed of the training.
  public mutating func playGame(against teacher: MatchstickOccupant, seed: UInt64) -> TrainingGame {
    let game = machine.playGame(against: teacher, seed: seed)
    note(Result(machineBegan: game.machineBegan, isWon: game.isWon))
    return game
  }

  /// Plays a whole training as one step.
  public mutating func train(
    with teacher: MatchstickOccupant, games: Int, seed: UInt64, at occasion: Occasion? = nil
  ) {
    beginStep(at: occasion)
    for _ in 0..<games { _ = playGame(against: teacher, seed: seed) }
  }

  /// Finishes a game at the table as one step.
  ///
  /// - Parameter drawn: the beads that the machine drew in this game, in order.
  public mutating func finishGame(
    _ result: Result, drawn: [MatchboxMachine.Bead], at occasion: Occasion? = nil
  ) {
    beginStep(at: occasion)
    lastGame = occasion?.game
    machine.finishGame(isWon: result.isWon, drawn: drawn)
    note(result)
  }

  /// Makes a new machine of the same size as one step.
  public mutating func reset(at occasion: Occasion? = nil) {
    beginStep(at: occasion)
    machine = MatchboxMachine(
      pile: machine.pile, takeLimit: machine.takeLimit, beads: machine.beads)
    kept = KeptResults()
  }

  private mutating func note(_ result: Result) {
    kept.results.append(result)
    if kept.results.count > Self.resultLimit { kept.results.removeFirst() }
  }

  // MARK: Undo

  /// Whether ``undo()`` would change anything.
  public var canUndo: Bool { !earlier.isEmpty }

  /// Takes the last step back, with all its beads and results.
  ///
  /// - Returns: whether anything changed.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let step = earlier.popLast() else { return false }
    (machine, kept) = (step.machine, step.kept)
    if step.occasion?.isBesides == false { lastGame = nil }
    return true
  }

  // MARK: The curve

  /// A point of the curve of wins.
  public struct CurvePoint: Hashable, Sendable {
    /// The number of the game.
    public let game: Int
    /// The share of won games, from 0 to 1, among the last games of the same seat.
    public let share: Double
  }

  /// Returns the share of wins in the last ten games in which the machine began, or in which it did not.
  ///
  /// The curve has a point for each such game from the fifth on.
  public func curve(machineBegan: Bool) -> [CurvePoint] {
    let first = machine.games - results.count + 1
    let games = results.enumerated().filter { $0.element.machineBegan == machineBegan }
    return games.indices.dropFirst(4).map { index in
      let last = games[...index].suffix(10)
      let wins = last.count { $0.element.isWon }
      return CurvePoint(
        game: first + games[index].offset, share: Double(wins) / Double(last.count))
    }
  }
}

extension TrainedMachine: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, machine, kept, earlier, lastGame
  }

  /// Reads a machine from an untrusted source.
  ///
  /// - Throws: `DecodingError` if it is damaged, or has more results than games.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(MatchboxMachine.self, forKey: .machine),
      name: try values.decodeIfPresent(String.self, forKey: .name))
    kept = try values.decode(KeptResults.self, forKey: .kept)
    lastGame = try values.decodeIfPresent(UInt64.self, forKey: .lastGame)
    earlier = try values.decode(.earlier, atMost: Self.undoLimit)
    let steps = earlier + [Step(machine: machine, kept: kept)]
    let isPossible = steps.allSatisfy { $0.kept.results.count <= $0.machine.games }
    try values.check(.kept, isPossible, "more results than games")
  }
}

/// The results of games. Its text has one letter for each: `W` for a win and `L` for a loss, in lower case if the
/// machine did not begin.
private struct KeptResults: Hashable, Codable {
  var results: [TrainedMachine.Result] = []

  init() {}

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let letters = try value.decode(String.self).utf8.prefix(TrainedMachine.resultLimit)
    results = try letters.map { letter in
      guard let result = Self.results[letter] else {
        throw DecodingError.dataCorruptedError(in: value, debugDescription: "Result \(letter)")
      }
      return result
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    let letters = results.map { result in
      switch (result.isWon, result.machineBegan) {
      case (true, true): "W"
      case (true, false): "w"
      case (false, true): "L"
      case (false, false): "l"
      }
    }
    try value.encode(letters.joined())
  }

  private static let results: [UInt8: TrainedMachine.Result] = [
    UInt8(ascii: "W"): .init(machineBegan: true, isWon: true),
    UInt8(ascii: "w"): .init(machineBegan: false, isWon: true),
    UInt8(ascii: "L"): .init(machineBegan: true, isWon: false),
    UInt8(ascii: "l"): .init(machineBegan: false, isWon: false),
  ]
}
