/// One of the four ways along the rows and columns of a board, and of the screen that shows it.
///
/// Records, traces and scripts write the raw value.
public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
  /// To the place before in the same row.
  case left
  /// To the place after in the same row.
  case right
  /// To the row above.
  case up
  /// To the row below.
  case down

  /// The direction along a row or a column, with right and down positive.
  public init(isLevel: Bool, isPositive: Bool) {
    self = isLevel ? (isPositive ? .right : .left) : (isPositive ? .down : .up)
  }

  /// The way back.
  public var opposite: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// Whether it runs along a row.
  public var isLevel: Bool { self == .left || self == .right }
}
