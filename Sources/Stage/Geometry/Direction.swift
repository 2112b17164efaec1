/// One of the four ways in which a board can be tilted or a focus moved.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  public var opposite: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
