import GameKernel

/// A key by its meaning; letters and digits by the character they print without modifiers.
public enum Key: Hashable, Sendable {
  case left, right, up, down
  case enter, space, escape, tab, backspace, delete
  case pageUp, pageDown, home, end
  case function(Int)
  case character(Character)
}

/// The modifier keys held down; left and right keys are not distinguished.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bit set of the keys.
  public let rawValue: UInt8
  /// Creates a set of keys from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Ctrl.
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt.
  public static let alt = KeyModifiers(rawValue: 4)
}

extension Key {
  /// Returns the intent of the key, as in the table of controls (Documentation/Look.md, *Controls*).
  ///
  /// Combinations with Alt have none, since they belong to the window manager.
  func intent(with modifiers: KeyModifiers) -> Intent? {
    if modifiers.contains(.alt) { return nil }
    if modifiers.contains(.control) {
      return leaving(modifiers) ?? editing(modifiers.contains(.shift))
    }
    switch self {
    case .left: return .tilt(.left)
    case .right: return .tilt(.right)
    case .up: return .tilt(.up)
    case .down: return .tilt(.down)
    case .enter, .space: return .activate
    case .escape: return .back
    case .tab: return modifiers.contains(.shift) ? .focusPrevious : .focusNext
    case .function(1): return .command(.help)
    case .function(4): return .speech(.toggle)
    case .function(5): return .speech(.again)
    case .function(6): return .speech(.place)
    case .function(7): return .speech(.board)
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

  /// Returns the Ctrl command of a key that also works while the player types.
  private func leaving(_ modifiers: KeyModifiers) -> Intent? {
    guard modifiers == .control else { return nil }
    return switch self {
    case .character("q"): .command(.leave)
    case .character("w"): .command(.close)
    default: nil
    }
  }

  private func editing(_ withShift: Bool) -> Intent? {
    switch self {
    case .tab: withShift ? .previousTab : .nextTab
    case .character("z"): .command(withShift ? .redo : .undo)
    case .character("y"): withShift ? nil : .command(.redo)
    case .character("c"): withShift ? nil : .command(.copy)
    case .character("s"): withShift ? nil : .command(.save)
    case .character("v"): withShift ? nil : .command(.paste)
    case .character("+"), .character("="): .sound(.louder)
    case .character("-"): .sound(.softer)
    default: nil
    }
  }

  private static func intent(for character: Character) -> Intent? {
    switch character {
    case "h": .command(.hint)
    case "m": .sound(.mute)
    case "n": .command(.newGame)
    case "p": .command(.peek)
    case "u": .command(.undo)
    case "y": .command(.redo)
    // On keyboards where + needs Shift, its key reports =.
    case "+", "=": .zoom(1)
    case "-": .zoom(-1)
    case "1"..."9": character.wholeNumberValue.map { .number($0) }
    default: nil
    }
  }

  /// Returns the intent of the key while the player types.
  ///
  /// Printable keys have none, since their text is a separate event.
  func typing(with modifiers: KeyModifiers) -> Intent? {
    if modifiers.contains(.alt) { return nil }
    if modifiers.contains(.control) { return leaving(modifiers) ?? typingWithControl }
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
    case .tab: .nextTab
    case .character("a"): .edit(.selectAll)
    case .character("v"): .command(.paste)
    default: nil
    }
  }
}
