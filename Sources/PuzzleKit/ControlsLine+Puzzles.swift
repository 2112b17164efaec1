import BoxKit
import Stage

extension ControlsLine {
  /// Returns the functions of a device's controls on a page of puzzles, besides those of its board.
  ///
  /// - Parameters:
  ///   - hasSteps: whether answers can be taken back.
  ///   - hasKinds: whether there are several kinds of puzzles.
  static func ofPuzzles(
    _ device: InputDevice, _ texts: Texts, hasSteps: Bool, hasKinds: Bool
  ) -> [ControlsLine] {
    // Translators: Function of a key or button on the page of puzzles.
    let hint = texts("Hint (counts as not solved)")
    // Translators: Function of a key or button on the page of puzzles.
    let undo = texts("Take a move back")
    // Translators: Function of a key or button on the page of puzzles.
    let next = texts("Next puzzle")
    // Translators: Function of a key or button: it leaves the page.
    let back = texts("Back")
    switch device {
    case .keyboard:
      // Translators: Function of the key Tab on the page of puzzles.
      let kind = texts("With Ctrl: another kind of puzzle")
      return [ControlsLine([.key(.character("h"))], hint)]
        + (hasSteps ? [ControlsLine([.key(.character("u"))], undo)] : [])
        + [
          ControlsLine([.key(.character("n"))], next),
          ControlsLine([.key(.tab)], texts("Next button")),
        ] + (hasKinds ? [ControlsLine([.key(.tab)], kind)] : [])
        + [ControlsLine([.key(.escape)], back)]
    case .gamepad:
      return [ControlsLine([.pad(.y)], hint)]
        + (hasSteps ? [ControlsLine([.pad(.leftShoulder)], undo)] : [])
        + [
          ControlsLine([.pad(.x)], next),
          ControlsLine([.pad(.rightStick)], texts("To the buttons and back")),
          ControlsLine([.pad(.b)], back),
        ]
    case .mouse, .touch:
      return [ControlsLine([.bar(.hint)], hint)]
        + (hasSteps ? [ControlsLine([.bar(.undo)], undo)] : [])
    }
  }

  /// Whether the line is about help that only a table gives: its hint, or a peek.
  var isHelpOfTable: Bool {
    let helps: [DeviceControl] = [
      .key(.character("h")), .key(.character("p")), .pad(.y), .bar(.hint),
    ]
    return controls.contains(where: helps.contains)
  }
}
