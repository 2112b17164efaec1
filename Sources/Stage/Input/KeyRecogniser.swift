/// Translates keys into intents, and restricts the system's key repeat to intents that repeat.
struct KeyRecogniser {
  private var pressedKeys: Set<Key> = []

  /// - Parameter isTyping: whether the player types a text. Letters are then no commands.
  mutating func press(
    _ key: Key, _ modifiers: KeyModifiers, isRepeat: Bool, isTyping: Bool
  ) -> [Intent] {
    // A repeat without its press is a leftover from another window.
    guard pressedKeys.contains(key) || !isRepeat else { return [] }
    pressedKeys.insert(key)
    let keyIntent = isTyping ? key.typing(with: modifiers) : key.intent(with: modifiers)
    guard let intent = keyIntent else { return [] }
    if isRepeat { return intent.repeated.map { [$0] } ?? [] }
    return [intent]
  }

  mutating func release(_ key: Key) { pressedKeys.remove(key) }

  mutating func releaseAll() { pressedKeys.removeAll() }
}

extension Intent {
  /// The intent of a held key's repeats; `nil` where it does not repeat.
  fileprivate var repeated: Intent? {
    switch self {
    case .tilt(let direction): .tiltRepeat(direction)
    case .edit: self
    case .command(let command) where command == .undo || command == .redo: .commandRepeat(command)
    default: nil
    }
  }
}

/// The repetition of a held input, after 400 ms and then every 120 ms.
package struct KeyRepeat<Thing: Sendable>: Sendable {
  package private(set) var thing: Thing?
  /// The due time of the next repeat; `nil` while nothing is held.
  package private(set) var deadline: Duration?

  /// Creates a repetition that holds nothing.
  package init() {}

  package mutating func hold(_ thing: Thing, at time: Duration) {
    self.thing = thing
    deadline = time + .milliseconds(400)
  }

  package mutating func release() { self = KeyRepeat() }

  /// Returns the repeat that is due, if any, with its due time.
  ///
  /// Several overdue repeats are merged into one.
  package mutating func advance(to time: Duration) -> (thing: Thing, due: Duration)? {
    guard let thing, let due = deadline, due <= time else { return nil }
    var next = due
    while next <= time { next += .milliseconds(120) }
    deadline = next
    return (thing, due)
  }

  /// Returns the due repeat, if any, as an intent.
  mutating func advance(to time: Duration, _ intent: (Thing) -> Intent) -> [DueIntent] {
    advance(to: time).map { [DueIntent(due: $0.due, intent: intent($0.thing))] } ?? []
  }
}

/// An intent with its due time.
struct DueIntent {
  let due: Duration
  let intent: Intent
}
