import GameKernel

/// The distances of a game's boards to the solved board, in order of play.
public struct HomeDistances: Hashable, Sendable {
  /// The number of moves to solve each board.
  public let values: [Int]
  /// Whether every value is the exact minimum; otherwise shorter solutions may exist.
  public let isProven: Bool

  /// Computes the distances of boards, each of which is one move from the previous one.
  ///
  /// Up to sixteen cells every distance is proven. There, a step along the known shortest solution needs no search.
  /// After a step off it, the search only has to prove that no solution is shorter than before. On larger boards
  /// only a sample is solved, and the moves of the game bound the distances in between.
  ///
  /// - Parameters:
  ///   - boards: at least one board, all of the solver's shape.
  ///   - effort: the effort for each board that is solved without a proof.
  ///   - isCancelled: polled every few milliseconds.
  ///   - progress: called with the number of boards done.
  /// - Returns: `nil` if it was cancelled.
  public init?(
    of boards: [SlidingBoard], using solver: SlidingSolver,
    effort: SlidingSolver.Effort = .quick, isCancelled: () -> Bool = { false },
    progress: (Int) -> Void = { _ in }
  ) {
    precondition(!boards.isEmpty, "No boards to measure")
    isProven = solver.shape.size <= 16
    var values: [Int]
    if isProven {
      values = []
      var survey = Survey(solver: solver)
      for board in boards where !isCancelled() {
        values.append(survey.distance(board, isCancelled))
        progress(values.count)
      }
    } else {
      values = Self.estimates(boards, solver, effort, isCancelled, progress)
    }
    if isCancelled() { return nil }
    self.values = values
  }

  /// Returns the largest number of a game's boards to solve, for shapes without proven distances.
  private static func mostSearches(_ shape: BoardShape) -> Int {
    shape.size <= 36 ? 48 : 16
  }

  private static func estimates(
    _ boards: [SlidingBoard], _ solver: SlidingSolver, _ effort: SlidingSolver.Effort,
    _ isCancelled: () -> Bool, _ progress: (Int) -> Void
  ) -> [Int] {
    var values = Array(repeating: Int.max / 2, count: boards.count)
    let count = min(boards.count, mostSearches(solver.shape))
    for sample in 0..<count where !isCancelled() {
      let index = sample * (boards.count - 1) / max(1, count - 1)
      let solution = solver.solve(boards[index], effort: effort, isCancelled: isCancelled)
      values[index] = solution.moves.count
      progress((sample + 1) * boards.count / count)
    }
    // Adjacent boards differ by at most one move.
    for index in values.indices.dropFirst() {
      values[index] = min(values[index], values[index - 1] + 1)
    }
    for index in values.indices.dropLast().reversed() {
      values[index] = min(values[index], values[index + 1] + 1)
    }
    return values
  }
}

extension HomeDistances {
  /// A measurement of successive boards that reuses the previous board's shortest solution.
  private struct Survey {
    let solver: SlidingSolver
    private var last: (board: SlidingBoard, solution: ArraySlice<Direction>)?

    init(solver: SlidingSolver) { self.solver = solver }

    /// Returns the least number of moves to the solved board, or an arbitrary number after cancellation.
    mutating func distance(_ board: SlidingBoard, _ isCancelled: () -> Bool) -> Int {
      let solution = shortestSolution(board, isCancelled)
      last = (board, solution)
      return solution.count
    }

    private func shortestSolution(
      _ board: SlidingBoard, _ isCancelled: () -> Bool
    ) -> ArraySlice<Direction> {
      guard let last, let step = last.board.step(to: board) else {
        return solver.solve(board, isCancelled: isCancelled).moves[...]
      }
      if last.solution.first == step { return last.solution.dropFirst() }
      // The distances of adjacent boards differ by one: if no solution is shorter than before, moving back is
      // optimal.
      var isFarther = false
      let solution = solver.solve(
        board, isCancelled: { isFarther || isCancelled() },
        progress: { if $0.leastMoves >= last.solution.count { isFarther = true } })
      return isFarther && !solution.isOptimal
        ? [step.opposite] + last.solution : solution.moves[...]
    }
  }
}

extension SlidingBoard {
  /// Returns the direction in which a tile moved from this board to the next, or `nil` if they are not adjacent.
  fileprivate func step(to next: Self) -> Direction? {
    guard shape == next.shape else { return nil }
    return Direction.allCases.first {
      shape.neighbour(of: next.gap, $0) == gap && self[next.gap] == next[gap]
    }
  }
}
