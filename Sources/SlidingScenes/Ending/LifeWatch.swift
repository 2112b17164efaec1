import Stage

/// Watches over a picture that lives: a touch, a key or a button ends its life, and the dialog comes.
///
/// Commands and the buttons beside the board do what they always do; all else that ends it does nothing more, so that nobody
/// leaves or moves a tile who only wanted to go on.
final class LifeWatch {
  private let board: BoardView
  private let ending: SlidingEnding
  private let context: StageContext
  /// Whether the press that is under way has ended a life.
  private var takesPress = false

  init(_ board: BoardView, _ ending: SlidingEnding, _ context: StageContext) {
    (self.board, self.ending, self.context) = (board, ending, context)
  }

  /// Ends what lives where an intent asks for it.
  ///
  /// - Parameter tiltsWithPad: whether a pad that is merely held may say that it is tilted.
  /// - Returns: whether the intent does nothing else.
  func takes(_ intent: Intent, tiltsWithPad: Bool) -> Bool {
    if case .press = intent {
      takesPress = false
    } else if takesPress, intent.belongsToPress {
      return true
    }
    guard board.closing.isLifeSeen else { return false }
    switch intent {
    case .hover, .release, .scroll, .sound, .commandRepeat: return false
    case .tiltRepeat: return true
    case .tilt where tiltsWithPad && context.device == .gamepad: return true
    case .command: end()
    case .press(let point):
      end()
      takesPress = board.outline.contains(point)
      return takesPress
    default:
      end()
      return true
    }
    return false
  }

  private func end() {
    board.closing.settleLife()
    ending.hurry()
  }
}

extension Intent {
  /// Whether it says how a press goes on.
  fileprivate var belongsToPress: Bool {
    switch self {
    case .release, .tap, .drag, .swipe: true
    default: false
    }
  }
}
