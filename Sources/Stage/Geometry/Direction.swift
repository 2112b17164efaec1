import enum GameKernel.Direction

/// The way in which a tile goes or a focus moves: the same value for rules, devices and screen.
public typealias Direction = GameKernel.Direction

extension Direction {
  /// A step of one this way, on the screen.
  public var unit: Point {
    switch self {
    case .left: Point(-1, 0)
    case .right: Point(1, 0)
    case .up: Point(0, -1)
    case .down: Point(0, 1)
    }
  }

  /// How much of a way points in this direction; negative where it points away.
  public func part(of way: Point) -> Double { way.x * unit.x + way.y * unit.y }
}
