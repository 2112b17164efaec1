import Glibc

extension Path {
  /// The length of a control handle with which four cubics form a circle of radius 1, to within 0.03 %.
  private static let circleHandle = 0.5523

  /// Returns an axis-aligned rectangle.
  public static func rect(_ rect: Rect) -> Path {
    polygon([
      rect.origin, Point(rect.maxX, rect.y), Point(rect.maxX, rect.maxY), Point(rect.x, rect.maxY),
    ])
  }

  /// Returns a closed outline through the points.
  public static func polygon(_ points: [Point]) -> Path {
    var path = polyline(points)
    path.close()
    return path
  }

  /// Returns an open line through the points.
  public static func polyline(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      index == 0 ? path.move(to: point) : path.line(to: point)
    }
    return path
  }

  /// Returns the ellipse that fills a rectangle.
  public static func ellipse(in rect: Rect) -> Path {
    roundedRect(rect, rect.width / 2, rect.height / 2)
  }

  /// Returns a circle around a centre.
  public static func circle(_ center: Point, radius: Double) -> Path {
    ellipse(in: Rect(center: center, Size(2 * radius, 2 * radius)))
  }

  /// Returns a square that is rotated by 45°.
  ///
  /// - Parameter reach: the distance from its centre to its corners.
  public static func diamond(_ middle: Point, reach: Double) -> Path {
    polygon([
      middle + Point(0, -reach), middle + Point(reach, 0), middle + Point(0, reach),
      middle + Point(-reach, 0),
    ])
  }

  /// Returns a rectangle with rounded corners. The radius is limited to half the shorter side.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
    return radius == 0 ? .rect(rect) : roundedRect(rect, radius, radius)
  }

  /// Returns the band between a rounded rectangle and the same one inset by `width`.
  public static func frame(_ rect: Rect, radius: Double, width: Double) -> Path {
    var path = roundedRect(rect, radius: radius)
    path.append(
      roundedRect(rect.inset(by: width), radius: max(0, radius - width)).reversed())
    return path
  }

  private static func roundedRect(_ r: Rect, _ rx: Double, _ ry: Double) -> Path {
    let (hx, hy) = (rx * (1 - circleHandle), ry * (1 - circleHandle))
    var path = Path()
    path.move(to: Point(r.x + rx, r.y))
    path.line(to: Point(r.maxX - rx, r.y))
    path.curve(to: Point(r.maxX, r.y + ry), Point(r.maxX - hx, r.y), Point(r.maxX, r.y + hy))
    path.line(to: Point(r.maxX, r.maxY - ry))
    path.curve(
      to: Point(r.maxX - rx, r.maxY), Point(r.maxX, r.maxY - hy), Point(r.maxX - hx, r.maxY))
    path.line(to: Point(r.x + rx, r.maxY))
    path.curve(to: Point(r.x, r.maxY - ry), Point(r.x + hx, r.maxY), Point(r.x, r.maxY - hy))
    path.line(to: Point(r.x, r.y + ry))
    path.curve(to: Point(r.x + rx, r.y), Point(r.x, r.y + hy), Point(r.x + hx, r.y))
    path.close()
    return path
  }

  /// Adds an arc of an ellipse. A straight line joins the current point, if any, to the start of the arc.
  ///
  /// - Parameters:
  ///   - start: the angle in radians, clockwise from the right.
  ///   - sweep: the length of the arc in radians; negative for counter-clockwise.
  public mutating func arc(center: Point, radii: Size, from start: Double, sweep: Double) {
    func at(_ angle: Double) -> Point {
      Point(center.x + radii.width * cos(angle), center.y + radii.height * sin(angle))
    }
    func tangent(_ angle: Double) -> Point {
      Point(-radii.width * sin(angle), radii.height * cos(angle))
    }
    elements.isEmpty ? move(to: at(start)) : line(to: at(start))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let (a, b) = (start + Double(piece) * step, start + Double(piece + 1) * step)
      curve(to: at(b), at(a) + tangent(a) * handle, at(b) - tangent(b) * handle)
    }
  }
}
