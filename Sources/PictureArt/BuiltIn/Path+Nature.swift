import Glibc
import Stage

nonisolated extension Path {
  /// Returns a closed polygon.
  package static func shape(_ points: (Double, Double)...) -> Path {
    polygon(points.map { Point($0.0, $0.1) })
  }

  /// Returns an open polyline.
  package static func line(_ points: (Double, Double)...) -> Path {
    polyline(points.map { Point($0.0, $0.1) })
  }

  /// Returns a smooth line through all points (a Catmull–Rom spline).
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

  /// Returns a smooth closed outline.
  static func blob(_ points: (Double, Double)...) -> Path {
    smooth(points.map { Point($0.0, $0.1) }, closed: true)
  }

  /// Returns a smooth open line.
  package static func bend(_ points: (Double, Double)...) -> Path {
    smooth(points.map { Point($0.0, $0.1) })
  }

  /// Returns the area below a line, down to the y-coordinate `floor`.
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

  /// Returns a horizontal bar with round ends, for a streak of cloud or a glint on water.
  package static func streak(_ middle: Point, _ length: Double, _ height: Double) -> Path {
    roundedRect(Rect(center: middle, Size(length, height)), radius: height / 2)
  }

  /// Returns a distant bird: two wings, as thick as a brush stroke.
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

  /// Returns a crescent moon, open to the upper right.
  package static func crescent(_ at: Point, radius: Double) -> Path {
    var path = Path()
    path.arc(center: .zero, radii: Size(1, 1), from: -0.1, sweep: 1.56 * .pi)
    path.curve(to: .polar(-0.1, 1), Point(-0.5, -0.35), Point(0.15, 0.75))
    path.close()
    return path.set(at, radius)
  }

  /// Returns a star with a number of points, from its outer and its inner radius.
  package static func star(_ at: Point, _ outer: Double, _ inner: Double, points: Int = 4) -> Path {
    polygon(
      (0..<2 * points).map { index in
        at + .polar(Double(index) * .pi / Double(points) - .pi / 2, index % 2 == 0 ? outer : inner)
      })
  }

  /// Returns the path rotated about a point, in radians clockwise.
  package func turned(_ angle: Double, about center: Point) -> Path {
    let (c, s) = (cos(angle), sin(angle))
    return mapped { point in
      let p = point - center
      return center + Point(p.x * c - p.y * s, p.x * s + p.y * c)
    }
  }

  /// Returns the path mirrored about a vertical line.
  func mirrored(about x: Double) -> Path { mapped { Point(2 * x - $0.x, $0.y) } }

  /// Returns the path scaled about the origin, then moved to a point.
  package func set(_ at: Point, _ scale: Double) -> Path { mapped { at + $0 * scale } }

  /// Returns the outlines as a single path.
  package static func joined(_ paths: [Path]) -> Path {
    paths.reduce(into: Path()) { $0.append($1) }
  }
}

nonisolated extension Point {
  /// Returns the point at an angle (radians, clockwise from the right) and a distance.
  package static func polar(_ angle: Double, _ distance: Double) -> Point {
    Point(cos(angle) * distance, sin(angle) * distance)
  }
}
