import GameKernel
import SlidingGame

/// A board that plays itself in a help: where its tiles lie at first, and which cells slide in each step.
package nonisolated struct SlidingLesson {
  /// What it starts with.
  package let options: SlidingPuzzle.Options
  /// The moves of each step, the first to the last.
  package let steps: [[SlidingPuzzle.Move]]

  /// A board that is home after its last slide.
  ///
  /// - Parameters:
  ///   - gap: the cell of the gap at first.
  ///   - cells: what slides in each step, one cell after the other; the last one is the place of the gap.
  private init(_ shape: BoardShape, gap: Int, cells: [[Int]]) {
    steps = cells.map { $0.map { .slide($0) } }
    var state = SlidingPuzzle.start(.home(shape), seed: 0)
    // The gap goes its way backwards.
    for cell in ([gap] + cells.joined()).dropLast().reversed() {
      do {
        _ = try SlidingPuzzle.apply(.slide(cell), to: &state)
      } catch {
        preconditionFailure("The rules refuse a slide of a lesson: \(error)")
      }
    }
    options = .board(state.board)
  }

  /// One tile, a row at once, and home.
  package static let numbers = SlidingLesson(.square(3), gap: 5, cells: [[], [2], [0], [3, 5, 8]])

  /// Pieces of a picture come together.
  package static let picture = SlidingLesson(.square(3), gap: 4, cells: [[3, 6, 8]])

  /// The last two tiles of a row turn the corner together.
  package static let corner = SlidingLesson(
    .square(3), gap: 2, cells: [[], [5], [4], [1, 2, 5], [8]])

  /// Slides on a board on which two tiles are swapped by hand, so that none of them leads home.
  package static let swapped = SlidingLesson(walk: [[], [2, 1, 4, 3]])

  private init(walk cells: [[Int]]) {
    options = .home(BoardShape(width: 3, height: 2) ?? .square(2))
    steps = cells.map { $0.map { .slide($0) } }
  }
}
