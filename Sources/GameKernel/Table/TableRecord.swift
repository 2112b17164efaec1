/// A table as it stands, with all games that undo and redo can reach.
public struct TableRecord<Rules: TableRules>: Hashable, Sendable {
  /// The games.
  public let session: SessionRecord<Rules>

  /// What is known of them besides their moves, in the order of the session's.
  public let sheets: [GameSheet<Rules>]

  /// Whether an undo came after the last command to play on.
  public let wasHalted: Bool
}

extension TableRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case session, sheets, wasHalted
  }

  /// Reads a record that may come from anywhere, also one of an older program.
  ///
  /// - Throws: ``RecordError`` if it is of an unknown version, and `DecodingError` if it is damaged or its
  ///   sheets are not those of its games.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    session = try values.decode(SessionRecord<Rules>.self, forKey: .session)
    sheets =
      try Rules.olderSheets(from: decoder)
      ?? values.decode(.sheets, atMost: session.games.count)
    wasHalted = try values.decodeIfPresent(Bool.self, forKey: .wasHalted) ?? false
    let agree = zip(session.games, sheets).allSatisfy { Rules.fits($1.setup, $0.options) }
    try values.check(
      .sheets, session.games.count == sheets.count && agree, "not those of the games")
  }
}

/// What is known of one game besides its moves, and is not undone.
public struct GameSheet<Rules: TableRules>: Hashable, Sendable {
  /// What was agreed for it.
  public internal(set) var setup: Rules.Setup

  /// How long it has been played.
  public internal(set) var elapsed: Duration

  /// Whether chance alone dealt it, and not a seed or position that was given or known.
  public internal(set) var isByChance: Bool

  /// Whether anything has helped the player.
  public internal(set) var wasHelped: Bool

  /// The sheet of a game that has not begun.
  public init(_ setup: Rules.Setup, isByChance: Bool = false) {
    self.setup = setup
    self.isByChance = isByChance
    elapsed = .zero
    wasHelped = false
  }

  /// A sheet as a record has it, which may come from anywhere.
  ///
  /// - Throws: `DecodingError` if it lasts longer than anybody could have played.
  public init(
    recorded setup: Rules.Setup, elapsed: Duration, isByChance: Bool, wasHelped: Bool = false
  ) throws {
    guard (.zero ... .seconds(1_000_000_000)).contains(elapsed) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "No game lasts so long"))
    }
    self.setup = setup
    self.elapsed = elapsed
    self.isByChance = isByChance
    self.wasHelped = wasHelped
  }
}

extension GameSheet: Codable {
  private enum CodingKeys: String, CodingKey {
    case setup, elapsed, isByChance, wasHelped
  }

  /// Reads a sheet that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if it is damaged or lasts longer than anybody could have played.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      recorded: values.decode(Rules.Setup.self, forKey: .setup),
      elapsed: values.decode(Duration.self, forKey: .elapsed),
      isByChance: values.decode(Bool.self, forKey: .isByChance),
      wasHelped: values.decode(Bool.self, forKey: .wasHelped))
  }
}
