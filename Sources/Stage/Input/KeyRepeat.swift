/// Something that is held down: acts again after 400 ms, and then every 120 ms.
struct KeyRepeat<Thing: Sendable>: Sendable {
  private(set) var thing: Thing?
  /// When the next repeat is due, nil while nothing is held.
  private(set) var deadline: Duration?

  mutating func hold(_ thing: Thing, at time: Duration) {
    self.thing = thing
    deadline = time + .milliseconds(400)
  }

  mutating func release() { self = KeyRepeat() }

  /// The repeat that is due, if any, and since when.
  ///
  /// A program that slept through several makes up for none of them: only the last one counts.
  mutating func advance(to time: Duration) -> (thing: Thing, due: Duration)? {
    guard let thing, let due = deadline, due <= time else { return nil }
    var next = due
    while next <= time { next += .milliseconds(120) }
    deadline = next
    return (thing, due)
  }
}

extension KeyRepeat {
  /// The repeat that is due, as an intent.
  mutating func advance(to time: Duration, _ intent: (Thing) -> Intent) -> [DueIntent] {
    advance(to: time).map { [DueIntent(due: $0.due, intent: intent($0.thing))] } ?? []
  }
}

/// An intent with the time at which it was due.
struct DueIntent {
  let due: Duration
  let intent: Intent
}
