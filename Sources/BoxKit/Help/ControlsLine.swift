import Stage

/// A line of the controls page: the function of controls in a game.
package struct ControlsLine {
  /// The controls, drawn side by side.
  package let controls: [DeviceControl]
  /// The function of the controls in a few words.
  package let words: String

  /// Creates a line.
  package init(_ controls: [DeviceControl], _ words: String) {
    (self.controls, self.words) = (controls, words)
  }
}

/// Returns the functions of the controls of a device.
package typealias ControlsLines = (InputDevice, Texts) -> [ControlsLine]

/// A page with controls of its own, which its help shows in place of those of the game.
package protocol ExplainedScene: Scene {
  /// The controls of the page.
  var controlsLines: ControlsLines { get }
}

/// A control of an input device or a gesture. It lights up in the drawing while it is used.
package enum DeviceControl: Hashable, Sendable {
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

extension ControlsLine {
  /// Returns the functions of a device's controls in all games.
  static func ofAllGames(_ device: InputDevice, _ texts: Texts) -> [ControlsLine] {
    // Translators: Function of two keys or buttons: the first undoes, the second redoes.
    let undo = texts("Undo, redo")
    // Translators: Function of a key or button.
    let newGame = texts("New game")
    // Translators: Function of a key or button.
    let help = texts("How to play")
    // Translators: Function of a key or button.
    let settings = texts("Settings")
    // Translators: Function of a key or button: it leaves the game for the menu.
    let menu = texts("Menu")
    return switch device {
    case .keyboard:
      [
        ControlsLine([.key(.character("u")), .key(.character("y"))], undo),
        ControlsLine([.key(.character("n"))], newGame),
        // Translators: Function of a key.
        ControlsLine([.key(.character("m"))], texts("Sound on or off")),
        // Translators: Function of a key: it moves the focus.
        ControlsLine([.key(.tab)], texts("Next button")),
        ControlsLine([.key(.function(1))], help), ControlsLine([.key(.function(10))], settings),
        ControlsLine([.key(.escape)], menu),
      ]
    case .gamepad:
      [
        ControlsLine([.pad(.leftShoulder), .pad(.rightShoulder)], undo),
        ControlsLine([.pad(.x)], newGame),
        // Translators: Function of a gamepad button: it moves the focus from the board and back.
        ControlsLine([.pad(.rightStick)], texts("To the buttons and back")),
        ControlsLine([.pad(.back)], help), ControlsLine([.pad(.start)], settings),
        ControlsLine([.pad(.b)], menu),
      ]
    case .mouse, .touch:
      [
        ControlsLine([.bar(.undo), .bar(.redo)], undo), ControlsLine([.bar(.help)], help),
        ControlsLine([.bar(.settings)], settings),
      ]
    }
  }
}

extension ControlsLine {
  /// Returns the labels of the controls.
  func glyphs(_ pad: PadKind, _ texts: Texts) -> [KeyGlyph] {
    controls.map { $0.glyph(pad, texts) }
  }

  /// Returns the line for listeners, such as “H: Hint”. Gestures are known by their functions.
  package func spoken(_ pad: PadKind, _ texts: Texts) -> String {
    let keys = controls.compactMap { control -> String? in
      switch control {
      case .key(let key): texts.key(key)
      case .pad(let button): pad.name(of: button, in: texts)
      default: nil
      }
    }
    return keys.isEmpty ? words : "\(keys.joined(separator: ", ")): \(words)"
  }
}

extension DeviceControl {
  /// Returns the label of the control.
  ///
  /// - Parameter pad: the make of gamepad that has the control.
  func glyph(_ pad: PadKind, _ texts: Texts) -> KeyGlyph {
    switch self {
    case .key(let key): key.glyph(in: texts)
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
