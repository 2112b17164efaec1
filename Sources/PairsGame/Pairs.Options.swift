import GameKernel

extension Pairs {
  /// How many can play.
  public static let seatCounts = 1...4

  /// What is agreed before the first flip.
  public struct Options: Hashable, Sendable {
    /// How the cards lie.
    public let layout: Layout

    /// How many play, one of ``Pairs/seatCounts``.
    public let seatCount: Int

    /// What a turn may be.
    public let turnRule: TurnRule

    /// Options for a game; at first 18 pairs for one.
    ///
    /// The number of seats must be one of ``Pairs/seatCounts``, and two for ``TurnRule/passing``.
    public init(
      layout: Layout = .sixBySix, seatCount: Int = 1, turnRule: TurnRule = .unknownCard
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
    let turnRule: Pairs.TurnRule = try values.decode(.turnRule) {
      $0 != .passing || seatCount == 2
    }
    self.init(
      layout: try values.decode(Pairs.Layout.self, forKey: .layout), seatCount: seatCount,
      turnRule: turnRule)
  }
}

extension Pairs {
  /// What two players who remember every card may do with a turn that finds no pair.
  ///
  /// It often helps to turn as little that is new as possible, since it helps the other. Which
  /// cards a person still knows nobody can see, so neither rule refuses a flip: a card counts as
  /// known once it has been turned in this game.
  public enum TurnRule: String, Hashable, Codable, Sendable, CaseIterable {
    /// Every turn turns at least one unknown card, unless it takes a known pair.
    ///
    /// The perfect player keeps to it and counts on the other to do so. Whoever turns two known
    /// cards that are no pair has forgotten them, and gains nothing by it.
    case unknownCard = "unknown-card"

    /// A turn may turn two known cards, which passes; two passes in a row end the game.
    ///
    /// It is a rule for two seats.
    case passing
  }
}
