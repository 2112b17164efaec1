/// One of the four directions along the rows and columns of a board, and of the screen.
///
/// The raw value is used in records, traces and scripts.
public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
  /// To the previous place in the same row.
  case left
  /// To the next place in the same row.
  case right
  /// To the row above.
  case up
  /// To the row below.
  case down

  /// Makes a direction along a row or a column. Right and down are positive.
  public init(isLevel: Bool, isPositive: Bool) {
    self = isLevel ? (isPositive ? .right : .left) : (isPositive ? .down : .up)
  }

  /// The opposite direction.
  public var opposite: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// Whether the direction runs along a row.
  public var isLevel: Bool { self == .left || self == .right }
}
