/// The rule for turns without a pair, between two players who remember every card.
///
/// A player often gains by turning few new cards, because new cards help the opponent. The program cannot know
/// which cards a person remembers, so neither rule refuses a flip. A card counts as known once it has been turned
/// in this game.
public enum TurnRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// Every turn turns at least one unknown card, unless it takes a known pair.
  ///
  /// The perfect player keeps to this rule and expects it of the opponent.
  case unknownCard = "unknown-card"

  /// A turn may turn two known cards, which is a pass. Two passes in a row end the game.
  ///
  /// This rule needs two seats.
  case passing
}
