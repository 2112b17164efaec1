/// Turns keys into intents, and keeps the system's key repeat to what should repeat.
struct KeyRecogniser {
  private var held: Set<Key> = []

  mutating func press(_ key: Key, _ modifiers: KeyModifiers, isRepeat: Bool) -> [Intent] {
    // A repeat of a key whose press was not seen is a leftover from another window.
    guard held.contains(key) || !isRepeat else { return [] }
    held.insert(key)
    guard let intent = key.intent(with: modifiers), !isRepeat || intent.repeats else { return [] }
    return [intent]
  }

  mutating func release(_ key: Key) { held.remove(key) }

  mutating func releaseAll() { held.removeAll() }
}

extension Intent {
  /// Whether a key that is held says it again and again.
  fileprivate var repeats: Bool {
    switch self {
    case .tilt, .command(.undo): true
    default: false
    }
  }
}
