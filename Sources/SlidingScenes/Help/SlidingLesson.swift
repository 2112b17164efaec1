import GameKernel
import SlidingGame

/// A board that plays itself in a help page: its start position, and the slides of each step.
package nonisolated struct SlidingLesson {
  /// The options of its start position.
  package let options: SlidingPuzzle.Options
  /// The moves of each step, in order.
  package let steps: [[SlidingPuzzle.Move]]

  /// Creates a board that is solved after its last slide.
  ///
  /// - Parameters:
  ///   - gap: the cell of the gap at the start.
  ///   - cells: the cells whose tiles slide in each step, in order. The last one is the gap's target cell.
  private init(_ shape: BoardShape, gap: Int, cells: [[Int]]) {
    steps = cells.map { $0.map { .slide($0) } }
    var state = SlidingPuzzle.start(.home(shape), seed: 0)
    // Plays the slides backwards from the solved board.
    for cell in ([gap] + cells.joined()).dropLast().reversed() {
      do {
        _ = try SlidingPuzzle.apply(.slide(cell), to: &state)
      } catch {
        preconditionFailure("The rules refuse a slide of a lesson: \(error)")
      }
    }
    options = .board(state.board)
  }

  /// A lesson that slides one tile, then a whole row, and then solves the board. Its first step slides none.
  package static let numbers = SlidingLesson(.square(3), gap: 5, cells: [[], [2], [0], [3, 5, 8]])

  /// A lesson that completes a picture.
  package static let picture = SlidingLesson(.square(3), gap: 4, cells: [[3, 6, 8]])

  /// A lesson in which the last two tiles of a row turn the corner together.
  package static let corner = SlidingLesson(
    .square(3), gap: 2, cells: [[], [5], [4], [1, 2, 5], [8]])

  /// A lesson for a board with two tiles swapped by hand, which no slides can solve.
  package static let swapped = SlidingLesson(walk: [[], [2, 1, 4, 3]])

  private init(walk cells: [[Int]]) {
    options = .home(BoardShape(width: 3, height: 2) ?? .square(2))
    steps = cells.map { $0.map { .slide($0) } }
  }
}
