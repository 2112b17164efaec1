import SDLKit
import Stage

extension Key {
  /// All keys that are neither numbered nor write a character.
  private nonisolated static let named: [Key] = [
    .left, .right, .up, .down, .enter, .space, .escape, .tab, .backspace, .delete, .pageUp,
    .pageDown, .home, .end,
  ]

  /// The stage's name of a key, or nil where it has none, such as a modifier alone.
  nonisolated init?(_ code: KeyCode) {
    if code == .keypadEnter {
      self = .enter
    } else if let key = Self.named.first(where: { KeyCode($0) == code }) {
      self = key
    } else if let number = code.functionNumber {
      self = .function(number)
    } else if let character = code.character {
      self = .character(Character(character))
    } else {
      return nil
    }
  }
}

extension KeyModifiers {
  nonisolated init(_ held: HeldModifiers) {
    self.init()
    if held.contains(.shift) { insert(.shift) }
    if held.contains(.control) { insert(.control) }
    if held.contains(.alt) { insert(.alt) }
  }
}

extension MouseButton {
  nonisolated init(_ button: Event.Button) {
    switch button {
    case .left: self = .left
    case .middle: self = .middle
    case .right: self = .right
    }
  }
}

extension PadButton {
  /// Nil for the buttons that no scene uses.
  nonisolated init?(_ button: ControllerButton) {
    guard let name = Self.allCases.first(where: { ControllerButton($0) == button }) else {
      return nil
    }
    self = name
  }
}

extension PadAxis {
  /// The axis as scenes know it; SDL reports none that has no name.
  nonisolated init?(_ axis: ControllerAxis) {
    guard let name = Self.allCases.first(where: { ControllerAxis($0) == axis }) else { return nil }
    self = name
  }
}

nonisolated extension KeyCode {
  /// The key as SDL reports it; nil where it has no such key.
  public init?(_ key: Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .enter: self = .enter
    case .space: self = .space
    case .escape: self = .escape
    case .tab: self = .tab
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .home
    case .end: self = .end
    case .function(let number):
      guard let code = KeyCode.function(number) else { return nil }
      self = code
    case .character(let character):
      guard let scalar = character.lowercased().unicodeScalars.first else { return nil }
      self = .character(scalar)
    }
  }
}

nonisolated extension ControllerButton {
  /// The button as SDL reports it.
  public init(_ button: PadButton) {
    switch button {
    case .a: self = .a
    case .b: self = .b
    case .x: self = .x
    case .y: self = .y
    case .back: self = .back
    case .start: self = .start
    case .leftShoulder: self = .leftShoulder
    case .rightShoulder: self = .rightShoulder
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}

nonisolated extension ControllerAxis {
  /// The axis as SDL reports it.
  public init(_ axis: PadAxis) {
    switch axis {
    case .leftX: self = .leftX
    case .leftY: self = .leftY
    case .rightX: self = .rightX
    case .rightY: self = .rightY
    case .leftTrigger: self = .leftTrigger
    case .rightTrigger: self = .rightTrigger
    }
  }
}
