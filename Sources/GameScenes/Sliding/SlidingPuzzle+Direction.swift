import SlidingGame
import Stage

nonisolated extension SlidingPuzzle.Direction {
  /// The direction in which tiles go, as said by keys, stick or pad.
  init(_ direction: Direction) {
    self =
      switch direction {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      }
  }

  /// The direction on the screen.
  var onScreen: Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}
