import GameKernel

/// How far from home the boards of a game lie, one after the other.
public struct HomeDistances: Hashable, Sendable {
  /// The number of moves home from each board.
  public let values: [Int]
  /// Whether all are the least; else some ways home may be shorter.
  public let isProven: Bool

  /// Works out the distances of boards, each of which is one move from the one before.
  ///
  /// Up to sixteen cells every distance is proven. A game that follows the shortest way for a while
  /// needs no search there, and after a step away from home it is enough to know that no way is as
  /// short as before. On larger boards some of the boards are solved, and for those between the
  /// moves of the game count.
  ///
  /// - Parameters:
  ///   - boards: at least one, all of the solver's shape.
  ///   - effort: for each board that is solved without a proof.
  ///   - isCancelled: asked every few milliseconds.
  ///   - progress: told how many boards are done.
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

  /// On how many boards of a game a search is worth its time where nothing is proven.
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
      let way = solver.solve(boards[index], effort: effort, isCancelled: isCancelled)
      values[index] = way.moves.count
      progress((sample + 1) * boards.count / count)
    }
    // From a neighbour it is one move more at most.
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
  /// Goes from board to board with a shortest way home in hand.
  private struct Survey {
    let solver: SlidingSolver
    private var last: (board: SlidingBoard, way: ArraySlice<Direction>)?

    init(solver: SlidingSolver) { self.solver = solver }

    /// The least number of moves home; any number once it is cancelled.
    mutating func distance(_ board: SlidingBoard, _ isCancelled: () -> Bool) -> Int {
      let way = way(board, isCancelled)
      last = (board, way)
      return way.count
    }

    private func way(_ board: SlidingBoard, _ isCancelled: () -> Bool) -> ArraySlice<Direction> {
      guard let last, let step = last.board.step(to: board) else {
        return solver.solve(board, isCancelled: isCancelled).moves[...]
      }
      if last.way.first == step { return last.way.dropFirst() }
      // Neighbours differ by one: where no way is shorter than before, the way back is a shortest one.
      var isFarther = false
      let solution = solver.solve(
        board, isCancelled: { isFarther || isCancelled() },
        progress: { if $0.leastMoves >= last.way.count { isFarther = true } })
      return isFarther && !solution.isOptimal
        ? [step.opposite] + last.way : solution.moves[...]
    }
  }
}

extension SlidingBoard {
  /// The direction in which a tile moved from this board to the next one, if they are neighbours.
  fileprivate func step(to next: Self) -> Direction? {
    guard shape == next.shape else { return nil }
    return Direction.allCases.first {
      shape.neighbour(of: next.gap, $0) == gap && self[next.gap] == next[gap]
    }
  }
}
