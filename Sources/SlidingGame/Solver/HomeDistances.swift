import GameKernel

/// The distances of a game's boards to the solved board, in order of play.
public struct HomeDistances: Hashable, Sendable {
  /// The number of moves to solve each board.
  public let values: [Int]
  /// Whether every value is the exact minimum; otherwise shorter solutions may exist.
  public let isProven: Bool

  /// Computes the distances of boards, each of which is one move from the previous one.
  ///
  /// Up to sixteen cells every distance is proven by a ``DistanceProof``. On larger boards only a sample is solved,
  /// and the moves of the game bound the distances in between.
  ///
  /// - Parameters:
  ///   - boards: at least one board, all of the solver's shape.
  ///   - effort: the effort for each board that is solved without a proof.
  ///   - isCancelled: polled every few milliseconds.
  ///   - progress: called with the distances known so far, and the number of boards done.
  /// - Returns: `nil` if it was cancelled.
  public init?(
    of boards: [SlidingBoard], using solver: SlidingSolver,
    effort: SlidingSolver.Effort = .quick, isCancelled: () -> Bool = { false },
    progress: ([Int?], _ done: Int) -> Void = { _, _ in }
  ) {
    precondition(!boards.isEmpty, "No boards to measure")
    isProven = solver.shape.hasProvenSolutions
    if isProven {
      var proof = DistanceProof(of: boards, using: solver)
      while proof.proveNext(isCancelled: isCancelled) {
        progress(proof.values, boards.count - proof.unproven)
      }
      values = proof.values.compactMap(\.self)
    } else {
      values = Self.estimates(boards, solver, effort, isCancelled, progress)
    }
    if isCancelled() { return nil }
  }

  /// Returns the largest number of a game's boards to solve, for shapes without proven distances.
  private static func mostSearches(_ shape: BoardShape) -> Int {
    shape.size <= 36 ? 48 : 16
  }

  private static func estimates(
    _ boards: [SlidingBoard], _ solver: SlidingSolver, _ effort: SlidingSolver.Effort,
    _ isCancelled: () -> Bool, _ progress: ([Int?], Int) -> Void
  ) -> [Int] {
    var values = Array(repeating: Int.max / 2, count: boards.count)
    let count = min(boards.count, mostSearches(solver.shape))
    for sample in 0..<count where !isCancelled() {
      let index = sample * (boards.count - 1) / max(1, count - 1)
      let solution = solver.solve(boards[index], effort: effort, isCancelled: isCancelled)
      values[index] = solution.moves.count
      progress(boards.map { _ in nil }, (sample + 1) * boards.count / count)
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
