/// Follows a press that strays further than a tap may: began, moved…, and ended or cancelled.
struct DragRecogniser {
  private var start: Point?
  private var isDragging = false
  private var trail = PointerTrail()

  /// - Parameter threshold: in pixels; the drag begins once the way is longer than this.
  mutating func drag(for step: PointerStep, threshold: Double) -> Drag? {
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
      return isDragging ? drag(step.phase == .up ? .ended : .cancelled, step) : nil
    }
  }

  private func drag(_ phase: Drag.Phase, _ step: PointerStep) -> Drag? {
    start.map {
      Drag(phase, start: $0, position: step.position, velocity: trail.velocity)
    }
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

/// Sees a swipe in the end of a drag: a quick stroke, however short, as long as it is no tap.
///
/// Its way is 24 units or more, longer along its axis than across it, and the pointer still goes
/// that way when let go. It is quick if the whole press took a quarter of a second at most, or if
/// the pointer leaves at 300 units a second or more.
struct SwipeRecogniser {
  private static let leastLength = 24.0
  private static let leastSpeed = 300.0
  private static let mostTime = Duration.milliseconds(250)
  /// Devices tell whole pixels.
  private static let rounding = 0.5

  private var start = Duration.zero

  /// - Parameter drag: what the step means as a drag, if anything.
  mutating func swipe(for step: PointerStep, _ drag: Drag?, unit: Double) -> Intent? {
    if step.phase == .down { start = step.time }
    guard let drag, drag.phase == .ended else { return nil }
    let way = drag.position - drag.start
    let isLevel = abs(way.x) >= abs(way.y)
    let (along, across) = isLevel ? (way.x, way.y) : (way.y, way.x)
    let speed = isLevel ? drag.velocity.x : drag.velocity.y
    let isQuick = step.time - start <= Self.mostTime || abs(speed) >= Self.leastSpeed * unit
    guard isQuick, abs(along) >= Self.leastLength * unit - Self.rounding,
      abs(along) > abs(across), along * speed > 0
    else { return nil }
    return .swipe(Direction(isLevel: isLevel, isPositive: along > 0), from: drag.start)
  }
}
