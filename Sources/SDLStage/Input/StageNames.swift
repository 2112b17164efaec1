import SDLKit
import Stage

extension Key {
  /// The keys that are neither function keys nor characters.
  fileprivate nonisolated static let named: [(key: Key, code: KeyCode)] = [
    (.left, .left), (.right, .right), (.up, .up), (.down, .down), (.enter, .enter),
    (.enter, .keypadEnter), (.space, .space), (.escape, .escape), (.tab, .tab),
    (.backspace, .backspace), (.delete, .delete), (.pageUp, .pageUp), (.pageDown, .pageDown),
    (.home, .home), (.end, .end),
  ]

  /// Converts a key code, or returns `nil` if the stage has no such key, as for a modifier.
  nonisolated init?(_ code: KeyCode) {
    if let named = Self.named.first(where: { $0.code == code }) {
      self = named.key
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
  /// Converts a button, or returns `nil` for buttons that no scene uses.
  nonisolated init?(_ button: ControllerButton) {
    guard let name = Self.allCases.first(where: { ControllerButton($0) == button }) else {
      return nil
    }
    self = name
  }
}

extension PadKind {
  /// Converts a manufacturer to the kind of its gamepads.
  nonisolated init(_ make: GameController.Make) {
    switch make {
    case .other: self = .plain
    case .xbox: self = .xbox
    case .playStation: self = .playStation
    case .nintendo: self = .nintendo
    case .steamDeck: self = .steamDeck
    }
  }
}

nonisolated extension GameController.Make {
  /// Converts a kind of gamepad to its manufacturer.
  public init(_ kind: PadKind) {
    switch kind {
    case .plain: self = .other
    case .xbox: self = .xbox
    case .playStation: self = .playStation
    case .nintendo: self = .nintendo
    case .steamDeck: self = .steamDeck
    }
  }
}

extension PadAxis {
  /// Converts an axis. The result is never `nil`, because every axis of SDL has a counterpart.
  nonisolated init?(_ axis: ControllerAxis) {
    guard let name = Self.allCases.first(where: { ControllerAxis($0) == axis }) else { return nil }
    self = name
  }
}

nonisolated extension KeyCode {
  /// Converts a key to SDL's key code, or returns `nil` if SDL has no such key.
  public init?(_ key: Key) {
    switch key {
    case .function(let number):
      guard let code = KeyCode.function(number) else { return nil }
      self = code
    case .character(let character):
      guard let scalar = character.lowercased().unicodeScalars.first else { return nil }
      self = .character(scalar)
    default:
      guard let named = Key.named.first(where: { $0.key == key }) else { return nil }
      self = named.code
    }
  }
}

nonisolated extension ControllerButton {
  /// Converts a button to SDL's.
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
    case .leftStick: self = .leftStick
    case .rightStick: self = .rightStick
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}

nonisolated extension ControllerAxis {
  /// Converts an axis to SDL's.
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
