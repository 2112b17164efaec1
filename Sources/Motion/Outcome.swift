/// How an animation ended.
public enum Outcome: Hashable, Sendable {
  /// It reached its target.
  case finished
  /// Something else took its track, or it was stopped, before it reached its target.
  case interrupted
}
