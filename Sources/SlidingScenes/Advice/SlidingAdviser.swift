import SlidingGame

/// Finds ways home for the boards of the sliding puzzle, and never keeps who asks waiting.
///
/// It does one thing at a time: asking for another ends the one before, whose answers then never come.
/// Answers come on the main actor, later or at once.
public protocol SlidingAdviser: AnyObject {
  /// Finds a way home, the shortest where that can be proven.
  ///
  /// - Parameter onNews: told of better ways while the search goes on, and last of the solution.
  func solve(_ board: SlidingBoard, onNews: @escaping @MainActor (SolvingNews) -> Void)

  /// Works out how far from home the boards of a game lie.
  ///
  /// - Parameter onNews: told how many are done, and last of all distances.
  func measure(_ boards: [SlidingBoard], onNews: @escaping @MainActor (MeasuringNews) -> Void)

  /// Deals a board from which the shortest way home has exactly so many moves.
  ///
  /// - Parameters:
  ///   - distance: one that the solver deals for the shape.
  ///   - seed: gives the same board on every run.
  func deal(
    _ shape: BoardShape, atDistance distance: Int, seed: UInt64,
    then: @escaping @MainActor (SlidingBoard) -> Void)

  /// Ends what is being done.
  func stop()

  /// Ends what is being done and gives back all memory; what is asked for later makes it anew.
  func close()
}

/// What is told of a search for a way home.
public nonisolated enum SolvingNews: Sendable {
  /// It goes on.
  case progress(SlidingSolver.Progress)
  /// It is over.
  case solution(SlidingSolver.Solution)
}

/// What is told while distances are worked out.
public nonisolated enum MeasuringNews: Sendable {
  /// So many boards are done.
  case progress(Int)
  /// All are.
  case distances(HomeDistances)
}
