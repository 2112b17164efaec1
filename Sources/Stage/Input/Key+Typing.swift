extension Key {
  /// What the key means while the player types: what it writes comes as a text of its own.
  func typing(with modifiers: KeyModifiers) -> Intent? {
    if modifiers.contains(.alt) { return nil }
    if modifiers.contains(.control) { return typingWithControl }
    return switch self {
    case .backspace: .edit(.deleteBackward)
    case .delete: .edit(.deleteForward)
    case .home: .edit(.moveToStart)
    case .end: .edit(.moveToEnd)
    case .left, .right, .up, .down, .enter, .escape, .tab, .function: intent(with: modifiers)
    case .space, .character, .pageUp, .pageDown: nil
    }
  }

  private var typingWithControl: Intent? {
    switch self {
    case .character("a"): .edit(.selectAll)
    case .character("v"): .command(.paste)
    default: nil
    }
  }
}
