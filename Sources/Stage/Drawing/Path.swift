/// An outline of straight lines and cubic Bézier curves, in the pixels of its drawing.
public struct Path: Hashable, Sendable {
  /// One segment of a path.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A curve, by its two control points and its end.
    case cubic(Point, Point, Point)
    case close
  }

  /// The segments in drawing order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Starts a new outline at a point.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line from the current point.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a cubic Bézier curve from the current point.
  public mutating func curve(to end: Point, _ control1: Point, _ control2: Point) {
    elements.append(.cubic(control1, control2, end))
  }
  /// Closes the outline with a straight line to its start.
  public mutating func close() { elements.append(.close) }
  /// Adds the outlines of another path.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// Returns the path with a function applied to every point.
  public func mapped(_ transform: (Point) -> Point) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let p): .move(transform(p))
      case .line(let p): .line(transform(p))
      case .cubic(let a, let b, let p): .cubic(transform(a), transform(b), transform(p))
      case .close: .close
      }
    }
    return path
  }

  /// Returns the path moved by an offset.
  public func offset(by delta: Point) -> Path { mapped { $0 + delta } }
  /// Returns the path scaled about the origin.
  public func scaled(by factor: Double) -> Path { mapped { $0 * factor } }

  /// Returns the outline in the opposite direction. Inside another outline it cuts a hole.
  ///
  /// - Precondition: the path is one closed outline.
  public func reversed() -> Path {
    var points: [Point] = []
    var segments: [Element] = []
    for element in elements {
      switch element {
      case .move(let p), .line(let p), .cubic(_, _, let p): points.append(p)
      case .close: continue
      }
      segments.append(element)
    }
    precondition(!points.isEmpty, "an empty outline has no other way round")
    var path = Path()
    path.move(to: points[points.count - 1])
    for index in stride(from: segments.count - 1, to: 0, by: -1) {
      if case .cubic(let a, let b, _) = segments[index] {
        path.curve(to: points[index - 1], b, a)
      } else {
        path.line(to: points[index - 1])
      }
    }
    path.close()
    return path
  }

  /// The smallest rectangle around all points and control points, which contains the whole outline.
  ///
  /// It is empty for a path without points, and for points on one vertical or horizontal line.
  public var bounds: Rect {
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (left, right)
    func include(_ point: Point) {
      if point.x < left { left = point.x }
      if point.x > right { right = point.x }
      if point.y < top { top = point.y }
      if point.y > bottom { bottom = point.y }
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .cubic(let first, let second, let end):
        include(first)
        include(second)
        include(end)
      case .close: continue
      }
    }
    return left <= right ? Rect(left, top, right - left, bottom - top) : .zero
  }
}
