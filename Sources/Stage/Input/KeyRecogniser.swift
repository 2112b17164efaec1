/// Turns keys into intents, and keeps the system's key repeat to what should repeat.
struct KeyRecogniser {
  private var held: Set<Key> = []

  /// - Parameter isTyping: whether the player types a text, so that letters are no commands.
  mutating func press(
    _ key: Key, _ modifiers: KeyModifiers, isRepeat: Bool, isTyping: Bool
  ) -> [Intent] {
    // A repeat of a key whose press was not seen is a leftover from another window.
    guard held.contains(key) || !isRepeat else { return [] }
    held.insert(key)
    let meant = isTyping ? key.typing(with: modifiers) : key.intent(with: modifiers)
    guard let intent = meant else { return [] }
    if isRepeat { return intent.repeated.map { [$0] } ?? [] }
    return [intent]
  }

  mutating func release(_ key: Key) { held.remove(key) }

  mutating func releaseAll() { held.removeAll() }
}

extension Intent {
  /// What a key that is held says again and again; nil where it speaks once.
  fileprivate var repeated: Intent? {
    switch self {
    case .tilt(let direction): .tiltRepeat(direction)
    case .edit: self
    case .command(let command) where command == .undo || command == .redo: .commandRepeat(command)
    default: nil
    }
  }
}
