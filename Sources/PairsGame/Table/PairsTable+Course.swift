extension PairsTable {
  /// What is true of a game besides its moves, and is not undone.
  public struct Course: Hashable, Codable, Sendable {
    /// How long the game has been played.
    public internal(set) var elapsed = Duration.zero
    /// Whether the cards were dealt by chance, and not by a seed that was given or known.
    public let isByChance: Bool

    /// The course of a game that has not begun.
    public init(isByChance: Bool = false) { self.isByChance = isByChance }

    /// Reads a course that may come from anywhere.
    ///
    /// - Throws: `DecodingError` if it is damaged or lasts longer than anybody could have played.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      elapsed = try values.decode(Duration.self, forKey: .elapsed)
      isByChance = try values.decode(Bool.self, forKey: .isByChance)
      guard (.zero ... .seconds(1_000_000_000)).contains(elapsed) else {
        throw DecodingError.dataCorruptedError(
          forKey: .elapsed, in: values, debugDescription: "No game lasts so long")
      }
    }
  }

  /// What belongs to one game besides its moves.
  struct Sheet: Hashable, Codable, Sendable {
    var setup: PairsSetup
    var course: Course
  }

  /// The sheet of the game being played.
  var sheet: Sheet {
    get {
      guard let sheet = sheets[session.gameNumber] else {
        preconditionFailure("Games are started through the table, not through its session")
      }
      return sheet
    }
    set { sheets[session.gameNumber] = newValue }
  }

  /// The course of the game being played; a parked game brings its own back.
  public var course: Course { sheet.course }

  /// Lets time pass for the game being played: it counts from the first flip until the game is over.
  public func pass(_ elapsed: Duration) {
    if isRunning { sheet.course.elapsed += elapsed }
  }

  /// Whether time counts now.
  public var isRunning: Bool { session.moveCount > 0 && !state.isOver }

  /// Whether a turn was ever taken back in this game: what was seen cannot be unseen.
  public var wasUndone: Bool { session.usedUndo }
}
