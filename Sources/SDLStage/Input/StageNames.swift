import SDLKit
import Stage

extension Key {
  /// The stage's name of a key, or nil where it has none, such as a modifier alone.
  nonisolated init?(_ code: KeyCode) {
    switch code {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .enter, .keypadEnter: self = .enter
    case .space: self = .space
    case .escape: self = .escape
    case .tab: self = .tab
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .home
    case .end: self = .end
    default:
      if let number = code.functionNumber {
        self = .function(number)
      } else if let character = code.character {
        self = .character(Character(character))
      } else {
        return nil
      }
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
    case .guide, .leftStick, .rightStick: return nil
    }
  }
}

extension PadAxis {
  nonisolated init(_ axis: ControllerAxis) {
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
