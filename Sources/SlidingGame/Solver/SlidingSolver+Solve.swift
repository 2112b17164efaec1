extension SlidingSolver {
  /// Finds a way home, the shortest if there is time to prove it.
  ///
  /// It always gives a way: whether it was stopped or not, with or without tables. The first call
  /// makes the tables that the shape needs, 1.6 MB in 0.2 s on 4 × 4. For the same board,
  /// effort and tables it is the same way. Every way has been played to its end by the rules before
  /// it is given.
  ///
  /// - Parameters:
  ///   - board: of the solver's shape.
  ///   - effort: when to stop.
  ///   - isCancelled: asked every few milliseconds; once it says yes, the best way so far is given.
  ///   - progress: told whenever a better way is found, and every few milliseconds.
  public func solve(
    _ board: SlidingPuzzle.Board, effort: Effort = .full, isCancelled: () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) -> Solution {
    precondition(board.shape == shape, "A solver of \(shape) cannot solve \(board.shape)")
    var quest = SolverQuest(self, board, effort)
    return quest.solve { state in
      progress(state)
      return isCancelled()
    }
  }

  /// The next move of a way home.
  ///
  /// - Returns: `nil` if the board is solved.
  public func hint(
    _ board: SlidingPuzzle.Board, effort: Effort = .full, isCancelled: () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) -> Hint? {
    let solution = solve(board, effort: effort, isCancelled: isCancelled, progress: progress)
    return solution.moves.first.map {
      Hint(move: $0, movesLeft: solution.moves.count, isOptimal: solution.isOptimal)
    }
  }

  /// The least number of moves home, where that is known without a search: with at most nine cells.
  public func distance(_ board: SlidingPuzzle.Board) -> Int? {
    isLookedUp ? DistanceTable.shared(shape).distance(board) : nil
  }

  /// How many boards lie at each distance from home, from 0, where all are known.
  public var boardsByDistance: [Int]? {
    isLookedUp ? DistanceTable.shared(shape).counts : nil
  }
}
