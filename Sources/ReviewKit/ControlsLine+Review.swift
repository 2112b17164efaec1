import BoxKit
import Stage

extension ControlsLine {
  /// Returns the functions of a device's controls in a review.
  static func ofReview(_ device: InputDevice, _ texts: Texts, canPlayOn: Bool) -> [ControlsLine] {
    // Translators: Function of two keys or buttons in the review of a game.
    let step = texts("One turn back, one turn forward")
    // Translators: Function of two keys or buttons in the review of a game.
    let ends = texts("First turn, last turn")
    // Translators: Function of a key or button: it plays a recorded game.
    let play = texts("Play or pause")
    // Translators: Function of two keys or buttons in the review of a game.
    let mistakes = texts("The mistake before, the next mistake")
    // Translators: Function of two keys or buttons: how fast a recorded game is played.
    let speed = texts("Slower, faster")
    let playOn = texts("Play on from here")
    // Translators: Function of a key or button: it leaves the page.
    let back = texts("Back")
    let lines =
      switch device {
      case .keyboard:
        [
          ControlsLine([.key(.left), .key(.right)], step),
          ControlsLine([.key(.home), .key(.end)], ends),
          ControlsLine([.key(.space)], play),
          // Translators: Function of the arrow keys in the review of a game.
          ControlsLine([.key(.left), .key(.right)], texts("With Shift: from mistake to mistake")),
          ControlsLine([.key(.character("-")), .key(.character("+"))], speed),
          ControlsLine([.key(.character("r"))], playOn),
          ControlsLine([.key(.tab)], texts("Next button")),
          ControlsLine([.key(.escape)], back),
        ]
      case .gamepad:
        [
          // Translators: Function of the directional pad in the review of a game.
          ControlsLine([.cross], texts("← → one turn, ↑ ↓ faster or slower")),
          ControlsLine([.triggers], ends),
          ControlsLine([.pad(.a)], play),
          ControlsLine([.pad(.leftShoulder), .pad(.rightShoulder)], mistakes),
          ControlsLine([.pad(.x)], playOn),
          ControlsLine([.pad(.rightStick)], texts("To the buttons and back")),
          ControlsLine([.pad(.b)], back),
        ]
      case .mouse:
        [
          // Translators: Function of a click in the review of a game.
          ControlsLine([.click, .dragging], texts("Choose a turn below the board")),
          // Translators: Function of the mouse wheel in the review of a game.
          ControlsLine([.wheel], texts("Turn by turn, over the marks")),
        ]
      case .touch:
        [
          // Translators: Function of a tap in the review of a game.
          ControlsLine([.tap, .swipe], texts("Choose a turn below the board"))
        ]
      }
    return canPlayOn ? lines : lines.filter { $0.words != playOn }
  }
}
