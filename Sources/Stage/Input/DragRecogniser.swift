import GameKernel

/// Recognises a press that moves farther than a tap may, from its beginning to its end or cancellation.
struct DragRecogniser {
  /// The minimum length of a swipe, in units.
  private static let leastLength = 12.0
  /// The minimum speed at the end of a swipe, in units per second.
  private static let speed = 300.0

  private var start: Point?
  private var isDragging = false
  private var trail = PointerTrail()

  /// Returns the drag after a step of the pointer; `nil` while the press may still be a tap.
  ///
  /// - Parameters:
  ///   - threshold: the distance in pixels beyond which a drag begins.
  ///   - unit: the factor for the length and speed of a swipe.
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

  /// Returns the direction of a swipe: a long, fast drag, mostly along one axis and still moving in its direction
  /// at the end. Returns `nil` for any other drag.
  private static func swipe(of drag: Drag, unit: Double) -> Direction? {
    let offset = drag.position - drag.start
    let isLevel = abs(offset.x) >= abs(offset.y)
    let (along, across) = isLevel ? (offset.x, offset.y) : (offset.y, offset.x)
    let speed = isLevel ? drag.velocity.x : drag.velocity.y
    guard abs(along) >= leastLength * unit, abs(speed) > Self.speed * unit,
      abs(along) > abs(across), along * speed > 0
    else { return nil }
    return Direction(isLevel: isLevel, isPositive: along > 0)
  }
}

/// The positions of a pointer in the last 100 ms, from which its velocity is computed.
struct PointerTrail {
  private static let window = Duration.milliseconds(100)
  /// The resolution of the clock, in seconds: the least time over which a velocity is measured.
  private static let tick = 0.001

  /// The positions of the last 100 ms and the one before them.
  private var steps: [(position: Point, time: Duration)] = []
  private var now = Duration.zero

  mutating func add(_ position: Point, at time: Duration) {
    now = time
    // A release at the last position is no movement, and must not hide the previous ones.
    if let last = steps.last, last.position == position { return }
    steps.append((position, time))
    let recent = steps.firstIndex { time - $0.time <= Self.window } ?? 0
    if recent > 1 { steps.removeFirst(recent - 1) }
  }

  /// The velocity in pixels per second since the oldest recent position; zero after a pause.
  ///
  /// A single recent position is measured from the previous one, however old that is, so that sparse events have a
  /// velocity, too.
  var velocity: Point {
    let recent = steps.drop { now - $0.time > Self.window }
    let first = recent.count > 1 ? recent.first : steps.dropLast().last
    guard let last = recent.last, let first else { return .zero }
    let seconds = max(Self.tick, (now - first.time) / .seconds(1))
    return (last.position - first.position) * (1 / seconds)
  }
}
