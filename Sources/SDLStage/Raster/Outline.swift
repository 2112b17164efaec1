import Stage

/// A path that is flattened to line segments.
nonisolated struct Outline {
  struct Segment {
    var start: Point
    var end: Point
  }

  /// The largest distance between a curve and its chords, in pixels.
  private static let tolerance = 0.004

  private(set) var segments: [Segment] = []
  private(set) var bounds = Rect.zero
  private var start = Point.zero
  private var pen = Point.zero
  private let closesAll: Bool

  /// - Parameter closesAll: Whether to close open subpaths, as filling requires.
  init(_ path: Path, closesAll: Bool) {
    self.closesAll = closesAll
    for element in path.elements {
      switch element {
      case .move(let point):
        if closesAll { line(to: start) }
        (start, pen) = (point, point)
      case .line(let point): line(to: point, keepsDots: true)
      case .cubic(let control1, let control2, let end): curve(control1, control2, end)
      case .close: line(to: start)
      }
    }
    if closesAll { line(to: start) }
    measure()
  }

  private mutating func line(to end: Point, keepsDots: Bool = false) {
    if end != pen || (keepsDots && !closesAll) { segments.append(Segment(start: pen, end: end)) }
    pen = end
  }

  /// Flattens a curve. Halving the step quarters the error (Wang's formula), so the number of steps is a square
  /// root.
  private mutating func curve(_ c1: Point, _ c2: Point, _ end: Point) {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      (a - b * 2 + c).distance(to: .zero)
    }
    let begin = pen
    let strongest = max(bend(begin, c1, c2), bend(c1, c2, end))
    let steps = max(1, min(500, Int((0.75 * strongest / Self.tolerance).squareRoot().rounded(.up))))
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let near = begin * (u * u * u) + c1 * (3 * u * u * t)
      line(to: step == steps ? end : near + c2 * (3 * u * t * t) + end * (t * t * t))
    }
  }

  private mutating func measure() {
    guard let first = segments.first else { return }
    var (low, high) = (first.start, first.start)
    for segment in segments {
      low = Point(
        min(low.x, segment.start.x, segment.end.x), min(low.y, segment.start.y, segment.end.y))
      high = Point(
        max(high.x, segment.start.x, segment.end.x), max(high.y, segment.start.y, segment.end.y))
    }
    bounds = Rect(low, Size(high.x - low.x, high.y - low.y))
  }
}
