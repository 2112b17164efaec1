/// Where a pointer has been in the last tenth of a second, to tell how fast it goes.
struct PointerTrail {
  private static let memory = Duration.milliseconds(100)
  private var samples: [(position: Point, time: Duration)] = []

  mutating func add(_ position: Point, at time: Duration) {
    let recent = samples.filter { time - $0.time <= Self.memory }
    // Steps that come seldom still have a speed: from the last one, however old it is.
    samples = recent.isEmpty ? Array(samples.suffix(1)) : recent
    samples.append((position, time))
  }

  /// Pixels a second from the oldest to the newest sample; zero after a rest.
  var velocity: Point {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let seconds = (last.time - first.time) / .seconds(1)
    return seconds > 0 ? (last.position - first.position) * (1 / seconds) : .zero
  }
}
