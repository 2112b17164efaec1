import GameKernel

/// A proof of the distances of a game's boards to the solved board, from the last board backwards.
///
/// The last boards are the nearest, so the first answers come soon. A board from which the game followed a known
/// shortest solution, or which occurred later, needs no search. For others the search only has to prove that no
/// solution is shorter than the next board's.
public struct DistanceProof: Sendable {
  /// The boards in order of play.
  private let boards: [SlidingBoard]
  private let solver: SlidingSolver

  /// The distances of the boards, `nil` while they are not proven. The last board is the first that is proven.
  public private(set) var values: [Int?]

  /// The number of boards without a proof, which are the first ones.
  public private(set) var unproven: Int

  /// Shortest solutions of the boards that are proven.
  private var solutions: [SlidingBoard: ArraySlice<Direction>] = [:]

  /// Starts a proof without searching.
  ///
  /// - Parameter boards: boards of at most sixteen cells, each of which is one move from the previous one.
  public init(of boards: [SlidingBoard], using solver: SlidingSolver) {
    precondition(solver.shape.hasProvenSolutions, "\(solver.shape) has no proofs")
    (self.boards, self.solver) = (boards, solver)
    values = boards.map { _ in nil }
    unproven = boards.count
  }

  /// Proves the distance of one more board.
  ///
  /// - Parameters:
  ///   - nodes: the number of generated boards after which the search for this one is abandoned.
  ///   - isCancelled: polled every few milliseconds.
  /// - Returns: `false` if all are proven, or if the search was abandoned or cancelled. A later call tries again.
  public mutating func proveNext(nodes: Int = .max, isCancelled: () -> Bool = { false }) -> Bool {
    guard unproven > 0, !isCancelled() else { return false }
    let board = boards[unproven - 1]
    guard let solution = solutions[board] ?? shortestSolution(board, nodes, isCancelled) else {
      return false
    }
    solutions[board] = solution
    unproven -= 1
    values[unproven] = solution.count
    return true
  }

  private func shortestSolution(
    _ board: SlidingBoard, _ nodes: Int, _ isCancelled: () -> Bool
  ) -> ArraySlice<Direction>? {
    let next = unproven < boards.count ? boards[unproven] : nil
    let nextSolution = next.flatMap { solutions[$0] }
    let step = next.flatMap { board.step(to: $0) }
    if let next, let nextSolution, nextSolution.first == next.step(to: board) {
      return nextSolution.dropFirst()
    }
    // The distances of adjacent boards differ by one: if no solution is shorter than the next board's, the step to
    // that board is best.
    var (isThroughNext, isOut) = (false, false)
    let solution = solver.solve(
      board, isCancelled: { isThroughNext || isOut || isCancelled() },
      progress: { state in
        if let nextSolution, step != nil, state.leastMoves >= nextSolution.count {
          isThroughNext = true
        }
        isOut = state.nodes > nodes
      })
    if solution.isOptimal { return solution.moves[...] }
    guard isThroughNext, let step, let nextSolution else { return nil }
    return [step] + nextSolution
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
