import GameKernel
import PuzzleKit
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Testing

extension HeadlessProgram {
  /// Opens the puzzles of the sliding puzzle.
  func slidingPuzzles() throws -> PuzzleTrainer<SlidingModule> {
    showPuzzles(of: SlidingModule.self)
    return try #require(active as? PuzzleScene<SlidingModule>).trainer
  }
}

@MainActor extension PuzzleTrainer<SlidingModule> {
  /// Returns the answer of the solution.
  func right() throws -> Direction {
    let attempt = try #require(attempt)
    return try #require(attempt.puzzle.rightAnswers(after: attempt.answers).first)
  }

  /// Returns a legal move that leads farther away.
  func wrong() throws -> Direction {
    let attempt = try #require(attempt)
    var state = SlidingPuzzle.start(.board(attempt.puzzle.board), seed: 0)
    for answer in attempt.answers { _ = try SlidingPuzzle.apply(.tilt(answer), to: &state) }
    let right = Set(attempt.puzzle.rightAnswers(after: attempt.answers))
    return try #require(
      Direction.allCases.first { direction in
        var next = state
        return !right.contains(direction)
          && (try? SlidingPuzzle.apply(.tilt(direction), to: &next)) != nil
      })
  }
}
