import GameKernel
import SlidingGame
import SlidingScenes
import TestSupport

/// An adviser that answers late, as of boards that may have changed meanwhile, unless it was stopped.
@MainActor final class StormyAdviser: SlidingAdviser {
  /// How many answers were heard.
  private(set) var answers = 0
  private var waiting: (() -> Void)?

  /// Gives the answer that is waited for.
  func stir() {
    guard let answer = waiting else { return }
    waiting = nil
    answers += 1
    answer()
  }

  func solve(_ board: SlidingBoard, onUpdate: @escaping @MainActor (SolvingUpdate) -> Void) {
    waiting = {
      let effort: SlidingSolver.Effort = board.shape.size <= 9 ? .full : .none
      onUpdate(.solution(SlidingSolver(board.shape).solve(board, effort: effort)))
    }
  }

  func measure(_ boards: [SlidingBoard], onUpdate: @escaping @MainActor (MeasurementUpdate) -> Void)
  {
    waiting = {
      onUpdate(.progress(boards.map { _ in nil }, done: boards.count / 2))
      let solver = SlidingSolver(boards[0].shape)
      // A proof of others would take a while.
      guard solver.shape.size != 16,
        let distances = HomeDistances(of: boards, using: solver, effort: .none)
      else { return }
      onUpdate(.distances(distances))
    }
  }

  /// Deals a board that is near enough for a storm.
  func deal(
    _ shape: BoardShape, atDistance distance: Int, seed: UInt64,
    then: @escaping @MainActor (SlidingBoard) -> Void
  ) {
    waiting = {
      let table = SlidingTable(.home(shape), seed: seed)
      var dice = Dice(seed: seed)
      for _ in 0..<distance {
        try? table.session.perform(.tilt(dice.pick(Direction.allCases)))
      }
      then(table.state.board)
    }
  }

  func stop() { waiting = nil }

  func close() { waiting = nil }
}
