import GameKernel

extension Pairs {
  /// The possible numbers of players.
  public static let seatCounts = 1...4

  /// The options of a game, fixed before the first flip.
  public struct Options: Hashable, Sendable {
    /// The arrangement of the cards.
    public let layout: PairsLayout

    /// The number of players, one of ``Pairs/seatCounts``.
    public let seatCount: Int

    /// The rule for turns without a pair.
    public let turnRule: TurnRule

    /// Makes the options of a game: 18 pairs for one player by default.
    ///
    /// The number of seats must be one of ``Pairs/seatCounts``, and 2 for ``TurnRule/passing``.
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

  /// Reads options from an untrusted source.
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
