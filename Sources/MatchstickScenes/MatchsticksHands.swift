import BoxKit
import MatchstickGame
import Stage

/// How to take matches with each device.
extension GameHelp {
  /// Returns how to choose and take matches, for listeners; `nil` for a mouse or a finger.
  static func spokenHands(_ form: Matchsticks.Form, _ context: StageContext) -> String? {
    let (device, texts) = (context.input.device, context.look.texts)
    guard device.showsFocus else { return nil }
    let lines = hands(form, device, texts).prefix(3).map {
      $0.spoken(context.input.padKind, texts)
    }
    return lines.sentences
  }

  /// Returns how to take matches in a form of the game with a device: how to choose them, and what all forms share.
  static func hands(
    _ form: Matchsticks.Form, _ device: InputDevice, _ texts: Texts
  ) -> [ControlsLine] {
    let choice =
      switch form {
      case .pile: pileChoice(device, texts)
      case .heaps: heapsChoice(device, texts)
      case .rows: rowsChoice(device, texts)
      }
    return choice + take(device, texts)
  }

  private static func take(_ device: InputDevice, _ texts: Texts) -> [ControlsLine] {
    let best = texts("Show the best take")
    return switch device {
    case .mouse:
      [
        ControlsLine([.dragging], texts("Take the matches you cross")),
        ControlsLine([.bar(.hint)], best),
      ]
    case .touch:
      [
        ControlsLine([.swipe], texts("Take the matches you cross")),
        ControlsLine([.bar(.hint)], best),
      ]
    case .keyboard:
      [
        // Translators: A key or a button takes the matchsticks that were chosen.
        ControlsLine([.key(.enter)], texts("Take them")),
        ControlsLine([.key(.character("h"))], best),
      ]
    case .gamepad:
      [ControlsLine([.pad(.a)], texts("Take them")), ControlsLine([.pad(.y)], best)]
    }
  }

  private static func heapsChoice(_ device: InputDevice, _ texts: Texts) -> [ControlsLine] {
    switch device {
    case .mouse: [ControlsLine([.click], texts("Take the match and all after it"))]
    case .touch:
      [ControlsLine([.tap], texts("Choose the match and all after it, then take them"))]
    case .keyboard:
      [
        ControlsLine([.key(.up), .key(.down)], texts("Choose the heap")),
        ControlsLine([.key(.left), .key(.right)], texts("Choose how many")),
      ]
    case .gamepad:
      [
        ControlsLine([.cross], texts("Choose the heap and how many")),
        ControlsLine([.stick, .otherStick], texts("Choose the heap and how many")),
      ]
    }
  }

  private static func rowsChoice(_ device: InputDevice, _ texts: Texts) -> [ControlsLine] {
    switch device {
    case .mouse: [ControlsLine([.click], texts("Take one match, or both when between two"))]
    case .touch: [ControlsLine([.tap], texts("Choose one match or two, then take them"))]
    case .keyboard:
      [
        ControlsLine([.key(.left), .key(.right)], texts("Choose the match")),
        ControlsLine([.key(.up), .key(.down)], texts("Choose two or one")),
      ]
    case .gamepad:
      [
        ControlsLine([.cross], texts("Choose the match, and two or one")),
        ControlsLine([.stick, .otherStick], texts("Choose the match, and two or one")),
      ]
    }
  }

  private static func pileChoice(_ device: InputDevice, _ texts: Texts) -> [ControlsLine] {
    switch device {
    case .mouse: [ControlsLine([.click], texts("Take the match and all after it"))]
    case .touch: [ControlsLine([.tap], texts("Take the match and all after it"))]
    case .keyboard:
      [
        ControlsLine(
          ["1", "2", "3"].map { .key(.character($0)) }, texts("Take that many matches")),
        ControlsLine([.key(.left), .key(.right)], texts("Choose how many")),
      ]
    case .gamepad:
      [
        ControlsLine([.cross], texts("Choose how many")),
        ControlsLine([.stick, .otherStick], texts("Choose how many")),
      ]
    }
  }

  static func machineHands(_ texts: Texts) -> [ControlsLine] {
    [
      // Translators: Beside a key: the machine plays games by itself, to learn.
      ControlsLine([.key(.character("t"))], texts("Train the machine, or stop")),
      // Translators: Beside a key.
      ControlsLine([.key(.character("l"))], texts("See what it has learned")),
    ]
  }
}
