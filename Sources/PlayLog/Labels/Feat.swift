/// A fact about a player's game that follows from its record, but not from its result.
public enum Feat: Hashable, Sendable {
  /// The number of forced wins that the player gave away. Games in which the player never had one lack it.
  case mistakes
  /// The most pairs that the player took in a row.
  case pairsInARow
  /// The distance of the player's best flag, in kilometres, rounded up.
  case bestFlag
  /// The number of digs that came out in the sea.
  case splashes
  /// Whether the first dig found land at both ends, as 1.
  case foundAtOnce
  /// Whether a dig led from Spain to New Zealand, as 1.
  case spainToNewZealand
}
