/// A direction that is held: tilts at once, again after 400 ms, and then every 120 ms.
struct HeldDirection {
  private static let firstPause = Duration.milliseconds(400)
  private static let pause = Duration.milliseconds(120)

  private(set) var direction: Direction?
  /// When the next repeat is due, nil while nothing is held.
  private(set) var deadline: Duration?

  mutating func hold(_ direction: Direction, at time: Duration) -> [Intent] {
    self.direction = direction
    deadline = time + Self.firstPause
    return [.tilt(direction)]
  }

  mutating func release() { self = HeldDirection() }

  /// The repeat that is due, if any.
  ///
  /// A program that slept through several makes up for none of them: only the last one counts.
  mutating func advance(to time: Duration) -> [Intent] {
    guard let direction, var next = deadline, next <= time else { return [] }
    while next <= time { next += Self.pause }
    deadline = next
    return [.tilt(direction)]
  }
}
