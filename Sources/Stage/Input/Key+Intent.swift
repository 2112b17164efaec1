extension Key {
  /// The keys' column in the table of controls (Documentation/Look.md, *Controls*).
  ///
  /// Alt belongs to the window manager and says nothing here.
  func intent(with modifiers: KeyModifiers) -> Intent? {
    if modifiers.contains(.alt) { return nil }
    if modifiers.contains(.control) { return editing(modifiers.contains(.shift)) }
    switch self {
    case .left: return .tilt(.left)
    case .right: return .tilt(.right)
    case .up: return .tilt(.up)
    case .down: return .tilt(.down)
    case .enter, .space: return .activate
    case .escape: return .back
    case .tab: return modifiers.contains(.shift) ? .focusPrevious : .focusNext
    case .function(10): return .command(.settings)
    case .function(11): return .command(.fullScreen)
    case .character(let character): return Self.intent(for: character)
    case .home: return .leap(.toStart)
    case .end: return .leap(.toEnd)
    case .pageUp: return .leap(.pageUp)
    case .pageDown: return .leap(.pageDown)
    case .backspace, .delete, .function: return nil
    }
  }

  private func editing(_ withShift: Bool) -> Intent? {
    switch self {
    case .character("z"): .command(withShift ? .redo : .undo)
    case .character("y"): withShift ? nil : .command(.redo)
    case .character("c"): withShift ? nil : .command(.copy)
    case .character("v"): withShift ? nil : .command(.paste)
    default: nil
    }
  }

  private static func intent(for character: Character) -> Intent? {
    switch character {
    case "h": .command(.hint)
    case "n": .command(.newGame)
    case "u": .command(.undo)
    case "1"..."9": character.wholeNumberValue.map { .number($0) }
    default: nil
    }
  }
}
