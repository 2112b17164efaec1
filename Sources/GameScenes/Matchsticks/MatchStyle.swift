/// How the matches look.
public nonisolated enum MatchStyle: String, Codable, Sendable, CaseIterable {
  /// Wood and phosphorus.
  case kitchen
  /// Flat, in cells of 30 × 80.
  case classic
  /// Two plain rectangles.
  case blocks
}
