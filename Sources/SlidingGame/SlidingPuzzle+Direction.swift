extension SlidingPuzzle {
  /// Where a tile goes.
  public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
    /// To the cell before in the same row.
    case left
    /// To the cell after in the same row.
    case right
    /// To the row above.
    case up
    /// To the row below.
    case down

    /// The way back.
    public var opposite: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .up: .down
      case .down: .up
      }
    }
  }
}
