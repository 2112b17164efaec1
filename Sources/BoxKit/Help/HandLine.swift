import Stage

/// A line of the controls page: the function of controls in a game.
package struct HandLine {
  /// The controls, drawn side by side.
  package let controls: [HandControl]
  /// The function of the controls in a few words.
  package let words: String

  /// Creates a line.
  package init(_ controls: [HandControl], _ words: String) {
    (self.controls, self.words) = (controls, words)
  }
}

/// A control of an input device or a gesture. It lights up in the drawing while it is used.
package enum HandControl: Hashable, Sendable {
  case key(Key)
  case pad(PadButton)
  /// The directional pad.
  case cross
  /// The left stick.
  case stick
  /// The right stick.
  case otherStick
  /// The gamepad as a whole, when it is tilted.
  case tilt
  /// Both triggers of a gamepad.
  case triggers
  /// A single trigger.
  case trigger(PadAxis)
  case click
  case dragging
  case wheel
  case tap
  case swipe
  case pinch
  /// A button of the bar, shown by its icon.
  case bar(Intent.Command)
}

extension HandLine {
  /// Returns the functions of a device's controls in all games.
  static func ofAllGames(_ device: InputDevice, _ texts: Texts) -> [HandLine] {
    switch device {
    case .keyboard:
      [
        HandLine([.key(.character("u")), .key(.character("y"))], texts("Undo, redo")),
        HandLine([.key(.character("n"))], texts("New game")),
        HandLine([.key(.character("m"))], texts("Sound on or off")),
        HandLine([.key(.tab)], texts("On to the next button")),
        HandLine([.key(.function(1))], texts("How to play")),
        HandLine([.key(.function(10))], texts("Settings")),
        HandLine([.key(.escape)], texts("Menu")),
      ]
    case .gamepad:
      [
        HandLine([.pad(.leftShoulder), .pad(.rightShoulder)], texts("Undo, redo")),
        HandLine([.pad(.x)], texts("New game")),
        HandLine([.pad(.leftStick)], texts("To the buttons and back")),
        HandLine([.pad(.back)], texts("How to play")),
        HandLine([.pad(.start)], texts("Settings")),
        HandLine([.pad(.b)], texts("Menu")),
      ]
    case .mouse, .touch:
      [
        HandLine([.bar(.undo), .bar(.redo)], texts("Undo, redo")),
        HandLine([.bar(.help)], texts("How to play")),
        HandLine([.bar(.settings)], texts("Settings")),
      ]
    }
  }
}

extension HandControl {
  /// Returns the label of the control.
  func glyph(_ context: StageContext) -> KeyGlyph {
    let (texts, pad) = (context.texts, context.padKind)
    return switch self {
    case .key(let key): key.glyph(texts)
    case .pad(let button): pad.glyph(of: button, in: texts)
    case .cross: .icon(.padDirections)
    case .stick, .otherStick: .icon(.padStick)
    case .tilt: .icon(.padTilted)
    case .triggers, .trigger: .text(pad == .xbox ? "LT RT" : pad == .nintendo ? "ZL ZR" : "L2 R2")
    case .click: .icon(.mouseClick)
    case .dragging: .icon(.mouseDrag)
    case .wheel: .icon(.mouseWheel)
    case .tap: .icon(.fingerTap)
    case .swipe: .icon(.fingerSwipe)
    case .pinch: .icon(.fingersPinch)
    case .bar(.hint): .icon(.hint)
    case .bar(.undo): .icon(.undo)
    case .bar(.redo): .icon(.redo)
    case .bar(.help): .icon(.help)
    case .bar(.settings): .icon(.settings)
    case .bar: .icon(.more)
    }
  }
}

extension Key {
  /// Returns the label of the key, including a modifier.
  fileprivate func glyph(_ texts: Texts) -> KeyGlyph {
    switch self {
    case .left: .icon(.arrowLeft)
    case .right: .icon(.arrowRight)
    case .up: .icon(.arrowUp)
    case .down: .icon(.arrowDown)
    case .enter: .text(texts("Enter"))
    case .space: .text(texts("Space"))
    case .escape: .text(texts("Esc"))
    case .tab: .text(texts("Tab"))
    case .function(let number): .text("F\(number)")
    case .character("y"): .text(texts("Ctrl+Y"))
    case .character("-"): .text("−")
    case .character(let character): .text(character.uppercased())
    case .backspace, .delete, .pageUp, .pageDown, .home, .end: .text("")
    }
  }
}
