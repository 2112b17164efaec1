extension LeadTable {
  /// What to do with a turn at whose start no pair is known.
  ///
  /// Whenever the first card turns out to be the partner of a known one, that one is flipped and the
  /// pair taken, whatever the plan.
  public enum Plan: String, Hashable, Sendable, CaseIterable {
    /// One card of every pair is known: each new card leads to a pair, and all are taken.
    case takeAll = "A"
    /// Flip two unknown cards.
    case twoUnknown = "2"
    /// Flip an unknown card, and then a known one, which shows the other player less.
    case unknownThenKnown = "1"
    /// Flip a known card, and then an unknown one.
    case knownThenUnknown = "K"
    /// Flip two known cards.
    case pass = "0"

    /// Whether the first card of the turn is a known one.
    public var firstIsKnown: Bool { self == .knownThenUnknown || self == .pass }

    /// Whether the second card is a known one, where it is not the partner of the first.
    public var secondIsKnown: Bool { self == .unknownThenKnown || self == .pass }
  }
}
