/// Follows a press that strays further than a tap may: began, moved…, and ended or cancelled.
struct DragRecogniser {
  /// The shortest swipe, in units.
  private static let leastLength = 12.0
  /// A swipe ends faster than this, in units a second.
  private static let speed = 300.0

  private var start: Point?
  private var isDragging = false
  private var trail = PointerTrail()

  /// - Parameters:
  ///   - threshold: in pixels; the drag begins once the way is longer than this.
  ///   - unit: scales the length and the speed of a swipe.
  mutating func drag(for step: PointerStep, threshold: Double, unit: Double) -> Drag? {
    switch step.phase {
    case .down:
      start = step.position
      isDragging = false
      trail = PointerTrail()
      trail.add(step.position, at: step.time)
      return nil
    case .moved:
      guard let start else { return nil }
      trail.add(step.position, at: step.time)
      if isDragging { return drag(.moved, step) }
      guard start.distance(to: step.position) > threshold else { return nil }
      isDragging = true
      return drag(.began, step)
    case .up, .cancelled:
      defer {
        start = nil
        isDragging = false
      }
      trail.add(step.position, at: step.time)
      guard isDragging, var drag = drag(step.phase == .up ? .ended : .cancelled, step) else {
        return nil
      }
      if drag.phase == .ended { drag.swipe = Self.swipe(of: drag, unit: unit) }
      return drag
    }
  }

  private func drag(_ phase: Drag.Phase, _ step: PointerStep) -> Drag? {
    start.map {
      Drag(phase, start: $0, position: step.position, velocity: trail.velocity)
    }
  }

  /// The direction of a quick stroke: longer along its axis than across it, and still going that way at its end.
  private static func swipe(of drag: Drag, unit: Double) -> Direction? {
    let way = drag.position - drag.start
    let isLevel = abs(way.x) >= abs(way.y)
    let (along, across) = isLevel ? (way.x, way.y) : (way.y, way.x)
    let speed = isLevel ? drag.velocity.x : drag.velocity.y
    guard abs(along) >= leastLength * unit, abs(speed) > Self.speed * unit,
      abs(along) > abs(across), along * speed > 0
    else { return nil }
    return Direction(isLevel: isLevel, isPositive: along > 0)
  }
}

/// Where a pointer has been in the last tenth of a second, to tell how fast it goes.
struct PointerTrail {
  private static let memory = Duration.milliseconds(100)
  /// The clock's finest step, in seconds: what happens within one took that long at most.
  private static let tick = 0.001

  /// The steps within memory, and the one before them.
  private var steps: [(position: Point, time: Duration)] = []
  private var now = Duration.zero

  mutating func add(_ position: Point, at time: Duration) {
    now = time
    // To be let go where it was seen last is no step, and hides none.
    if let last = steps.last, last.position == position { return }
    steps.append((position, time))
    let recent = steps.firstIndex { time - $0.time <= Self.memory } ?? 0
    if recent > 1 { steps.removeFirst(recent - 1) }
  }

  /// Pixels a second since the oldest step in memory; zero after a rest.
  ///
  /// Steps that come seldom still have a speed: a single one is measured from the one before it,
  /// however old that is.
  var velocity: Point {
    let recent = steps.drop { now - $0.time > Self.memory }
    let first = recent.count > 1 ? recent.first : steps.dropLast().last
    guard let last = recent.last, let first else { return .zero }
    let seconds = max(Self.tick, (now - first.time) / .seconds(1))
    return (last.position - first.position) * (1 / seconds)
  }
}
