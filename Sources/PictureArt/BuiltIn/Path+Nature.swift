import Glibc
import Stage

nonisolated extension Path {
  /// A closed outline through points given as pairs of numbers.
  package static func shape(_ points: (Double, Double)...) -> Path {
    polygon(points.map { Point($0.0, $0.1) })
  }

  /// An open line through points given as pairs of numbers.
  package static func line(_ points: (Double, Double)...) -> Path {
    polyline(points.map { Point($0.0, $0.1) })
  }

  /// A smooth line through all of the points (a Catmull–Rom spline).
  package static func smooth(_ points: [Point], closed: Bool = false) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    let count = points.count
    func at(_ index: Int) -> Point {
      closed ? points[(index + count) % count] : points[max(0, min(count - 1, index))]
    }
    path.move(to: first)
    for index in 0..<(closed ? count : count - 1) {
      let (a, b) = (at(index), at(index + 1))
      path.curve(to: b, a + (b - at(index - 1)) * (1 / 6), b - (at(index + 2) - a) * (1 / 6))
    }
    if closed { path.close() }
    return path
  }

  /// A smooth outline through points given as pairs of numbers.
  static func blob(_ points: (Double, Double)...) -> Path {
    smooth(points.map { Point($0.0, $0.1) }, closed: true)
  }

  /// A smooth line through points given as pairs of numbers.
  package static func bend(_ points: (Double, Double)...) -> Path {
    smooth(points.map { Point($0.0, $0.1) })
  }

  /// What lies below a line, down to a floor.
  package static func land(_ points: [Point], floor: Double = 1000, smooth isSmooth: Bool = true)
    -> Path
  {
    guard let first = points.first, let last = points.last else { return Path() }
    var path = isSmooth ? smooth(points) : polyline(points)
    path.line(to: Point(last.x, floor))
    path.line(to: Point(first.x, floor))
    path.close()
    return path
  }

  /// A level bar with round ends: a streak of cloud or a glint on water.
  package static func streak(_ middle: Point, _ length: Double, _ height: Double) -> Path {
    roundedRect(Rect(center: middle, Size(length, height)), radius: height / 2)
  }

  /// A bird far away: two wings, as thick as a brush stroke.
  static func bird(_ at: Point, _ span: Double) -> Path {
    let wing = span / 2
    var path = Path()
    path.move(to: at + Point(-wing, -0.12 * span))
    path.curve(
      to: at, at + Point(-0.62 * wing, -0.36 * span), at + Point(-0.2 * wing, -0.26 * span))
    path.curve(
      to: at + Point(wing, -0.12 * span), at + Point(0.2 * wing, -0.26 * span),
      at + Point(0.62 * wing, -0.36 * span))
    path.curve(
      to: at + Point(0, 0.1 * span), at + Point(0.55 * wing, -0.2 * span),
      at + Point(0.2 * wing, -0.12 * span))
    path.curve(
      to: at + Point(-wing, -0.12 * span), at + Point(-0.2 * wing, -0.12 * span),
      at + Point(-0.55 * wing, -0.2 * span))
    path.close()
    return path
  }

  /// A waxing moon, open to the upper right.
  package static func crescent(_ at: Point, radius: Double) -> Path {
    var path = Path()
    path.arc(center: .zero, radii: Size(1, 1), from: -0.1, sweep: 1.56 * .pi)
    path.curve(to: .polar(-0.1, 1), Point(-0.5, -0.35), Point(0.15, 0.75))
    path.close()
    return path.set(at, radius)
  }

  /// A star with sharp points.
  package static func star(_ at: Point, _ outer: Double, _ inner: Double, points: Int = 4) -> Path {
    polygon(
      (0..<2 * points).map { index in
        at + .polar(Double(index) * .pi / Double(points) - .pi / 2, index % 2 == 0 ? outer : inner)
      })
  }

  /// The path turned about a point, in radians, clockwise.
  package func turned(_ angle: Double, about center: Point) -> Path {
    let (c, s) = (cos(angle), sin(angle))
    return mapped { point in
      let p = point - center
      return center + Point(p.x * c - p.y * s, p.x * s + p.y * c)
    }
  }

  /// The path as it is seen from behind: left and right changed about an upright line.
  func mirrored(about x: Double) -> Path { mapped { Point(2 * x - $0.x, $0.y) } }

  /// The path drawn about the origin at scale 1, set to a place.
  package func set(_ at: Point, _ scale: Double) -> Path { mapped { at + $0 * scale } }

  /// All of the outlines as one.
  package static func joined(_ paths: [Path]) -> Path {
    paths.reduce(into: Path()) { $0.append($1) }
  }
}

nonisolated extension Point {
  /// The point in a direction (radians, clockwise from the right) at a distance.
  package static func polar(_ angle: Double, _ distance: Double) -> Point {
    Point(cos(angle) * distance, sin(angle) * distance)
  }
}
