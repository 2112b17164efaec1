import Stage

/// A path that is flattened to line segments.
package struct Outline: Sendable {
  package struct Segment: Sendable {
    let start: Point
    let end: Point

    package init(start: Point, end: Point) { (self.start, self.end) = (start, end) }
  }

  /// The largest distance between a curve and its chords, in pixels.
  private static let tolerance = 0.004

  private(set) var segments: [Segment] = []
  private(set) var bounds = Rect.zero
  private var start = Point.zero
  private var pen = Point.zero
  private let closesAll: Bool

  /// - Parameter closesAll: whether to close open subpaths, as filling requires.
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

  /// Creates an outline of line segments. To be filled, they must form closed rings.
  package init(_ segments: [Segment]) {
    self.segments = segments
    closesAll = true
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
      // With more than two numbers `min` would take an array of them.
      let (a, b) = (segment.start, segment.end)
      low = Point(min(low.x, min(a.x, b.x)), min(low.y, min(a.y, b.y)))
      high = Point(max(high.x, max(a.x, b.x)), max(high.y, max(a.y, b.y)))
    }
    bounds = Rect(low, Size(high.x - low.x, high.y - low.y))
  }
}
