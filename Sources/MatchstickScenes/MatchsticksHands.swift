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

  /// Returns how to take matches in a form of the game with a device.
  static func hands(
    _ form: Matchsticks.Form, _ device: InputDevice, _ texts: Texts
  ) -> [ControlsLine] {
    switch form {
    case .pile: pileHands(device, texts)
    case .heaps: heapsHands(device, texts)
    case .rows: rowsHands(device, texts)
    }
  }

  private static func heapsHands(_ device: InputDevice, _ texts: Texts) -> [ControlsLine] {
    switch device {
    case .mouse:
      [
        ControlsLine([.click], texts("Take the match and all after it")),
        ControlsLine([.dragging], texts("Take the matches you cross")),
        ControlsLine([.bar(.hint)], texts("Show the best take")),
      ]
    case .touch:
      [
        ControlsLine([.tap], texts("Choose the match and all after it, then take them")),
        ControlsLine([.swipe], texts("Take the matches you cross")),
        ControlsLine([.bar(.hint)], texts("Show the best take")),
      ]
    case .keyboard:
      [
        ControlsLine([.key(.up), .key(.down)], texts("Choose the heap")),
        ControlsLine([.key(.left), .key(.right)], texts("Choose how many")),
        ControlsLine([.key(.enter)], texts("Take them")),
        ControlsLine([.key(.character("h"))], texts("Show the best take")),
      ]
    case .gamepad:
      [
        ControlsLine([.cross], texts("Choose the heap and how many")),
        ControlsLine([.stick, .otherStick], texts("Choose the heap and how many")),
        ControlsLine([.pad(.a)], texts("Take them")),
        ControlsLine([.pad(.y)], texts("Show the best take")),
      ]
    }
  }

  private static func rowsHands(_ device: InputDevice, _ texts: Texts) -> [ControlsLine] {
    switch device {
    case .mouse:
      [
        ControlsLine([.click], texts("Take one match, or both when between two")),
        ControlsLine([.dragging], texts("Take the matches you cross")),
        ControlsLine([.bar(.hint)], texts("Show the best take")),
      ]
    case .touch:
      [
        ControlsLine([.tap], texts("Choose one match or two, then take them")),
        ControlsLine([.swipe], texts("Take the matches you cross")),
        ControlsLine([.bar(.hint)], texts("Show the best take")),
      ]
    case .keyboard:
      [
        ControlsLine([.key(.left), .key(.right)], texts("Choose the match")),
        ControlsLine([.key(.up), .key(.down)], texts("Choose two or one")),
        ControlsLine([.key(.enter)], texts("Take them")),
        ControlsLine([.key(.character("h"))], texts("Show the best take")),
      ]
    case .gamepad:
      [
        ControlsLine([.cross], texts("Choose the match, and two or one")),
        ControlsLine([.stick, .otherStick], texts("Choose the match, and two or one")),
        ControlsLine([.pad(.a)], texts("Take them")),
        ControlsLine([.pad(.y)], texts("Show the best take")),
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

  private static func pileHands(_ device: InputDevice, _ texts: Texts) -> [ControlsLine] {
    switch device {
    case .mouse:
      [
        ControlsLine([.click], texts("Take the match and all after it")),
        ControlsLine([.dragging], texts("Take the matches you cross")),
        ControlsLine([.bar(.hint)], texts("Show the best take")),
      ]
    case .touch:
      [
        ControlsLine([.tap], texts("Take the match and all after it")),
        ControlsLine([.swipe], texts("Take the matches you cross")),
        ControlsLine([.bar(.hint)], texts("Show the best take")),
      ]
    case .keyboard:
      [
        ControlsLine(
          ["1", "2", "3"].map { .key(.character($0)) }, texts("Take that many matches")),
        ControlsLine([.key(.left), .key(.right)], texts("Choose how many")),
        // Translators: A key takes the matchsticks that were chosen.
        ControlsLine([.key(.enter)], texts("Take them")),
        ControlsLine([.key(.character("h"))], texts("Show the best take")),
      ]
    case .gamepad:
      [
        ControlsLine([.cross], texts("Choose how many")),
        ControlsLine([.stick, .otherStick], texts("Choose how many")),
        // Translators: A button takes the matchsticks that were chosen.
        ControlsLine([.pad(.a)], texts("Take them")),
        ControlsLine([.pad(.y)], texts("Show the best take")),
      ]
    }
  }
}
