import Motion

import enum GameKernel.Direction

/// A place, in output pixels, x to the right and y down.
public struct Point: Hashable, Sendable {
  /// From the left edge of what it lies in.
  public var x: Double
  /// From the upper edge.
  public var y: Double

  /// A place from its two distances.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = Point(0, 0)

  /// Adds each distance.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// The way from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// Both distances times a factor.
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The distance to another point, in pixels.
  public func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Point: Interpolatable {
  /// Two: x and y.
  public static var componentCount: Int { 2 }

  /// Writes x and y.
  public func write(components: UnsafeMutableBufferPointer<Double>) {
    components[0] = x
    components[1] = y
  }

  /// Reads x and y.
  public init(components: UnsafeBufferPointer<Double>) {
    self.init(components[0], components[1])
  }
}

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
