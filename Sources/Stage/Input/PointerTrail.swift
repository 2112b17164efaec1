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
