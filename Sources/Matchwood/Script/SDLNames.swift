import SDLKit
import Stage

nonisolated extension KeyCode {
  /// The key as SDL reports it; nil where it has no such key.
  init?(_ key: Key) {
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
  init(_ button: PadButton) {
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
  init(_ axis: PadAxis) {
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
