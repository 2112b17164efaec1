import GameKernel
import Motion

import enum GameKernel.Direction

/// A position or an offset in output pixels, x to the right and y down.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge of the surrounding area.
  public var x: Double
  /// The distance from the upper edge of the surrounding area.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, the upper left corner.
  public static let zero = Point(0, 0)

  /// Adds the coordinates.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// Returns the offset from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// Multiplies both coordinates by a factor.
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// Returns the distance to another point, in pixels.
  public func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Point: Interpolatable {
  /// The number of components: x and y.
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

extension Direction {
  /// The unit vector of the direction on the screen.
  public var unit: Point {
    switch self {
    case .left: Point(-1, 0)
    case .right: Point(1, 0)
    case .up: Point(0, -1)
    case .down: Point(0, 1)
    }
  }

  /// Returns the signed length of an offset along this direction; negative if it points away.
  public func part(of offset: Point) -> Double { offset.x * unit.x + offset.y * unit.y }
}
