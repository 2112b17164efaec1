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
