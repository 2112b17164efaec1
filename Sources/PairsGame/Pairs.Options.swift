import GameKernel

extension Pairs {
  /// How many can play.
  public static let seatCounts = 1...4

  /// What is agreed before the first flip.
  public struct Options: Hashable, Sendable {
    /// How the cards lie.
    public let layout: PairsLayout

    /// How many play, one of ``Pairs/seatCounts``.
    public let seatCount: Int

    /// What a turn may be.
    public let turnRule: TurnRule

    /// Options for a game; at first 18 pairs for one.
    ///
    /// The number of seats must be one of ``Pairs/seatCounts``, and two for ``TurnRule/passing``.
    public init(
      layout: PairsLayout = .sixBySix, seatCount: Int = 1, turnRule: TurnRule = .unknownCard
    ) {
      precondition(seatCounts.contains(seatCount), "From one to four play")
      precondition(turnRule != .passing || seatCount == 2, "Passing is a rule for two")
      self.layout = layout
      self.seatCount = seatCount
      self.turnRule = turnRule
    }
  }
}

extension Pairs.Options: Codable {
  private enum CodingKeys: String, CodingKey {
    case layout, seatCount, turnRule
  }

  /// Reads options that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if no game can start from them.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let seatCount = try values.decode(.seatCount, in: Pairs.seatCounts)
    let turnRule: TurnRule = try values.decode(.turnRule) {
      $0 != .passing || seatCount == 2
    }
    self.init(
      layout: try values.decode(PairsLayout.self, forKey: .layout), seatCount: seatCount,
      turnRule: turnRule)
  }
}
