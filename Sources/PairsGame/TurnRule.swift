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
