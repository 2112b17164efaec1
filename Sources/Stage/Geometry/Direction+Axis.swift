extension Direction {
  /// One pixel this way.
  public var unit: Point {
    switch self {
    case .left: Point(-1, 0)
    case .right: Point(1, 0)
    case .up: Point(0, -1)
    case .down: Point(0, 1)
    }
  }

  /// Whether it runs along a row.
  public var isLevel: Bool { self == .left || self == .right }

  /// How much of a way points in this direction; negative where it points away.
  public func part(of way: Point) -> Double { way.x * unit.x + way.y * unit.y }
}
