/// The outcome for the seat that takes the last match.
public enum LastMatch: String, Hashable, Codable, Sendable, CaseIterable {
  /// The seat loses: misère play.
  case loses
  /// The seat wins: normal play.
  case wins
}
