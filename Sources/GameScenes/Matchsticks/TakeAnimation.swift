/// How taken matches leave the tray; `MatchNode` says how each of them goes.
public nonisolated enum TakeAnimation: String, Codable, Sendable, CaseIterable {
  /// Pale where they lie, in 1 s.
  case fade
  /// Turn a quarter and pale together.
  case fall
  /// As `fall`, but pale twice as long.
  case slowFade
  /// Turn a quarter, and pale only then.
  case fallThenFade
  /// As `fall`, each in its own 0.5 to 1.5 s.
  case uneven
  /// Burn from head to foot to a charred stick, which pales.
  case burn
}
