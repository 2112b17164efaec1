/// One of the four ways in which a board can be tilted or a focus moved.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down
}
