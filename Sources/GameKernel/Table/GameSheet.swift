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

  /// The longest time that a record may claim.
  private static var longest: Duration { .seconds(1_000_000_000) }

  /// A sheet as a record has it; for a game that has not begun only the first two matter.
  ///
  /// - Parameter elapsed: from 0 to a thousand million seconds.
  public init(
    _ setup: Rules.Setup, isByChance: Bool = false, elapsed: Duration = .zero,
    wasHelped: Bool = false
  ) {
    precondition(Self.canLast(elapsed), "No game lasts so long")
    self.setup = setup
    self.isByChance = isByChance
    self.elapsed = elapsed
    self.wasHelped = wasHelped
  }

  /// Whether a game can have been played for so long.
  public static func canLast(_ elapsed: Duration) -> Bool {
    (.zero...longest).contains(elapsed)
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
    let elapsed = try values.decode(Duration.self, forKey: .elapsed)
    guard Self.canLast(elapsed) else {
      throw DecodingError.dataCorruptedError(
        forKey: .elapsed, in: values, debugDescription: "No game lasts so long")
    }
    self.init(
      try values.decode(Rules.Setup.self, forKey: .setup),
      isByChance: try values.decode(Bool.self, forKey: .isByChance), elapsed: elapsed,
      wasHelped: try values.decode(Bool.self, forKey: .wasHelped))
  }
}
