/// The persistent state of a table, with all games that its session keeps.
public struct TableRecord<Rules: TableRules>: Hashable, Sendable {
  /// The games.
  public let session: SessionRecord<Rules>

  /// The sheets of the games, in the order of the session's games.
  public let sheets: [GameSheet<Rules>]

  /// Whether an undo or a pause came after the last command to continue.
  public let wasHalted: Bool
}

extension TableRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case session, sheets, wasHalted
  }

  /// Reads a record from an untrusted source or an older version of Matchwood.
  ///
  /// - Throws: ``RecordError`` if the version is unknown, and `DecodingError` if the record is damaged or its
  ///   sheets do not fit its games.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    session = try values.decode(SessionRecord<Rules>.self, forKey: .session)
    sheets =
      try Rules.olderSheets(from: decoder)
      ?? values.decode(.sheets, atMost: session.games.count)
    wasHalted = try values.decodeIfPresent(Bool.self, forKey: .wasHalted) ?? false
    let agree = zip(session.games, sheets).allSatisfy {
      Rules.matches($1.setup, $0.options) && $1.givenMoves <= $0.moves.count
    }
    try values.check(
      .sheets, session.games.count == sheets.count && agree, "not those of the games")
  }
}

/// The data of one game besides its moves. Undo does not change it.
public struct GameSheet<Rules: TableRules>: Hashable, Sendable {
  /// The setup of the game.
  public internal(set) var setup: Rules.Setup

  /// The time that the game has been played.
  public internal(set) var elapsed: Duration

  /// Whether chance alone dealt the game, and not a seed or position that was given or known.
  public internal(set) var isByChance: Bool

  /// Whether the player was helped.
  public internal(set) var wasHelped: Bool

  /// The skill of a computer that learns at the start of the game, such as `unbeatable`. `nil` if it is not known.
  public internal(set) var skill: String?

  /// The first moves of the game, which it took from a record. Undo takes none of them back.
  public internal(set) var givenMoves = 0

  /// A number that no other game has, once ``GameTable/identify(_:)`` has given it one.
  public internal(set) var id: UInt64?

  /// The identifier of the game whose end was undone, or whose moves were taken, to continue with this one, or `nil`.
  public internal(set) var from: UInt64?

  /// The reason why the game was started.
  public internal(set) var origin = GameOrigin.new

  /// The result that a friend's link asks the player to beat, or `nil`.
  public internal(set) var challenge: Challenge?

  /// Makes the sheet of a new game.
  public init(_ setup: Rules.Setup, isByChance: Bool = false, origin: GameOrigin = .new) {
    self.setup = setup
    self.isByChance = isByChance
    self.origin = origin
    elapsed = .zero
    wasHelped = false
  }

  /// Makes a sheet from the values of a record, which are untrusted.
  ///
  /// - Throws: `DecodingError` if `elapsed` is negative or longer than 10⁹ seconds.
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
    case setup, elapsed, isByChance, wasHelped, skill, givenMoves, id, from, origin, challenge
  }

  /// Reads a sheet from an untrusted source.
  ///
  /// - Throws: `DecodingError` if it is damaged or its time is out of range.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      recorded: values.decode(Rules.Setup.self, forKey: .setup),
      elapsed: values.decode(Duration.self, forKey: .elapsed),
      isByChance: values.decode(Bool.self, forKey: .isByChance),
      wasHelped: values.decode(Bool.self, forKey: .wasHelped))
    skill = try values.decodeIfPresent(String.self, forKey: .skill).map { String($0.prefix(40)) }
    givenMoves = try values.decodeIfPresent(Int.self, forKey: .givenMoves) ?? 0
    try values.check(.givenMoves, givenMoves >= 0, "negative")
    id = try values.decodeIfPresent(UInt64.self, forKey: .id)
    from = try values.decodeIfPresent(UInt64.self, forKey: .from)
    // An origin of a later version is no reason to lose the game.
    let origin = try values.decodeIfPresent(String.self, forKey: .origin)
    self.origin = origin.flatMap(GameOrigin.init) ?? .new
    challenge = try values.decodeIfPresent(Challenge.self, forKey: .challenge)
    try values.check(
      .challenge, challenge.map { (1...Challenge.limit).contains($0.count) } ?? true, "no result")
  }

  /// Writes the sheet. Facts that only newer versions know are left out where they are the default.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(setup, forKey: .setup)
    try values.encode(elapsed, forKey: .elapsed)
    try values.encode(isByChance, forKey: .isByChance)
    try values.encode(wasHelped, forKey: .wasHelped)
    try values.encodeIfPresent(skill, forKey: .skill)
    if givenMoves > 0 { try values.encode(givenMoves, forKey: .givenMoves) }
    try values.encodeIfPresent(id, forKey: .id)
    try values.encodeIfPresent(from, forKey: .from)
    if origin != .new { try values.encode(origin.rawValue, forKey: .origin) }
    try values.encodeIfPresent(challenge, forKey: .challenge)
  }
}
