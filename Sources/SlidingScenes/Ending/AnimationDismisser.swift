import Stage

/// A filter for input while a picture is animated: a tap, key or button ends the animation and opens the dialog.
///
/// Commands and the buttons beside the board keep their effect. Other input only ends the animation. So a player who
/// wants to skip it does not accidentally leave the table or move a tile.
final class AnimationDismisser {
  private let board: BoardView
  private let ending: SlidingEnding
  private let input: InputContext
  /// Whether the current press has ended an animation.
  private var consumesPress = false

  init(_ board: BoardView, _ ending: SlidingEnding, _ input: InputContext) {
    (self.board, self.ending, self.input) = (board, ending, input)
  }

  /// Ends the animation if the intent is a deliberate input, unlike a hover, a scroll, a repeat or a sensor's tilt.
  ///
  /// - Parameter tiltsWithPad: whether a gamepad's sensor may report a tilt while it is merely held.
  /// - Returns: whether the intent has no further effect.
  func takes(_ intent: Intent, tiltsWithPad: Bool) -> Bool {
    if case .press = intent {
      consumesPress = false
    } else if consumesPress, intent.belongsToPress {
      return true
    }
    guard board.closing.isLifeSeen else { return false }
    switch intent {
    case .hover, .release, .scroll, .sound, .speech, .commandRepeat: return false
    case .tiltRepeat: return true
    case .tilt where tiltsWithPad && input.device == .gamepad: return true
    case .command: end()
    case .press(let point):
      end()
      consumesPress = board.outline.contains(point)
      return consumesPress
    default:
      end()
      return true
    }
    return false
  }

  private func end() {
    board.closing.settleLife()
    ending.openDialogNow()
  }
}

extension Intent {
  /// Whether the intent continues a press.
  fileprivate var belongsToPress: Bool {
    switch self {
    case .release, .tap, .drag, .swipe: true
    default: false
    }
  }
}
