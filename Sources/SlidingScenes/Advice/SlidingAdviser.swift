import SlidingGame

/// A service that finds solutions of sliding puzzles without blocking its caller.
///
/// It handles one request at a time. A new request cancels the previous one, whose callbacks are then dropped.
/// Callbacks run on the main actor, later or immediately.
public protocol SlidingAdviser: AnyObject {
  /// Finds a solution, the shortest one if that can be proven.
  ///
  /// - Parameter onUpdate: called with progress during the search, and last with the solution.
  func solve(_ board: SlidingBoard, onUpdate: @escaping @MainActor (SolvingUpdate) -> Void)

  /// Computes the distances of a game's boards to the solved board.
  ///
  /// - Parameter onUpdate: called with the distances known so far, and last with all of them.
  func measure(_ boards: [SlidingBoard], onUpdate: @escaping @MainActor (MeasurementUpdate) -> Void)

  /// Deals a board whose shortest solution has exactly `distance` moves.
  ///
  /// - Parameters:
  ///   - distance: one of ``SlidingSolver/dealtDistances`` for the shape.
  ///   - seed: the seed. It gives the same board on every run.
  func deal(
    _ shape: BoardShape, atDistance distance: Int, seed: UInt64,
    then: @escaping @MainActor (SlidingBoard) -> Void)

  /// Cancels the current request.
  func stop()

  /// Cancels the current request and frees all memory. Later requests allocate it again.
  func close()
}

/// A message from a search for a solution.
public nonisolated enum SolvingUpdate: Sendable {
  /// The search continues.
  case progress(SlidingSolver.Progress)
  /// The search has ended.
  case solution(SlidingSolver.Solution)
}

/// A message from the computation of distances.
public nonisolated enum MeasurementUpdate: Sendable {
  /// The distances that are proven, and the number of boards done.
  case progress([Int?], done: Int)
  /// All distances are known.
  case distances(HomeDistances)
}
