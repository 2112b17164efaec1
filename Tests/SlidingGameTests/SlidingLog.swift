import GameKernel
import SlidingGame

typealias Session = GameSession<SlidingPuzzle>

/// Keeps every change of a session.
final class SlidingLog {
  private(set) var changes: [Change<SlidingPuzzle>] = []
  private var observation: Observation?

  init(_ session: Session) {
    observation = session.changes.observe { [weak self] in self?.changes.append($0) }
  }
}

extension BoardShape {
  /// A shape that a test writes down, such as `3x2`.
  static func of(_ text: String) -> BoardShape {
    guard let shape = BoardShape(text) else { preconditionFailure("No shape \(text)") }
    return shape
  }

  /// Shapes of every kind: the least and the greatest, squares and not.
  static let samples = ["2", "3", "4", "5", "8", "10", "2x10", "10x2", "3x2", "2x3", "7x4"].map(of)
}

extension SeededGenerator {
  /// A move of any kind, mostly a legal one; never a shuffle.
  mutating func move(on board: SlidingBoard) -> SlidingPuzzle.Move {
    let cell = draw(below: board.shape.size + 2) - 1
    let direction = Direction.allCases[draw(below: 4)]
    return switch draw(below: 4) {
    case 0: .move(cell, direction)
    case 1: .slide(cell)
    default: .tilt(direction)
    }
  }
}
