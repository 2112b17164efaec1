extension Path {
  /// A rectangle that holds the whole outline: the smallest round its points and control points.
  ///
  /// Empty where there are no points, and where they all lie on one upright or level line.
  public var bounds: Rect {
    var (low, high): (Point?, Point) = (nil, .zero)
    func include(_ point: Point) {
      guard let least = low else {
        (low, high) = (point, point)
        return
      }
      low = Point(min(least.x, point.x), min(least.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
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
    guard let low else { return .zero }
    return Rect(low, Size(high.x - low.x, high.y - low.y))
  }
}
