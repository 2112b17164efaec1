import GameKernel
import SlidingGame

/// The best known solution of the board on the table, and the search for it.
///
/// A move along the solution shortens it by one, so no new search is needed. Every change cancels the search for
/// the previous board.
final class SlidingGuide {
  /// The service that finds solutions, or `nil` if there is none.
  var adviser: (any SlidingAdviser)?
  /// Called when a solution, a better one, or progress of the search has arrived.
  var onUpdate: () -> Void = {}

  /// The best known solution of the board on the table, or `nil` if none is known.
  private(set) var remaining: RemainingSolution?
  /// The current search, or `nil` if there is none.
  private(set) var search: Search?

  /// A search for a solution.
  struct Search {
    /// The progress of the search, or `nil` before its first report.
    fileprivate(set) var progress: SlidingSolver.Progress?
    fileprivate(set) var delay = ProgressDelay()
  }

  /// Starts a search, unless one is running or the final solution is known.
  func startSearch(from board: SlidingBoard) {
    guard let adviser, search == nil, remaining?.isFinal != true else { return }
    search = Search()
    adviser.solve(board) { [weak self] in self?.receive($0) }
  }

  /// Cancels the search, and every other request to the service.
  func stop() {
    search = nil
    adviser?.stop()
  }

  /// Cancels the search, and keeps the rest of the solution if the change follows it.
  func follow(_ change: Change<SlidingPuzzle>) {
    stop()
    remaining =
      change.entersAnotherGame
      ? nil
      : change.events.reduce(remaining) { solution, event in solution?.after(event.direction) }
  }

  /// Cancels the search, drops the solution and frees all memory.
  func close() {
    stop()
    remaining = nil
    adviser?.close()
  }

  func advance(by elapsed: Duration) { search?.delay.advance(by: elapsed) }

  /// The time until the search has lasted half a second, or `nil` if there is no such search.
  var nextTimer: Duration? { search?.delay.nextTimer }

  private func receive(_ news: SolvingUpdate) {
    switch news {
    case .progress(let progress):
      search?.progress = progress
      if let best = progress.best { storeIfBetter(best, isFinal: false, isPlain: progress.isPlain) }
    case .solution(let solution):
      search = nil
      storeIfBetter(solution, isFinal: true, isPlain: false)
      remaining?.isFinal = true
    }
    onUpdate()
  }

  private func storeIfBetter(_ solution: SlidingSolver.Solution, isFinal: Bool, isPlain: Bool) {
    if let remaining, remaining.length <= solution.moves.count, !solution.isOptimal { return }
    remaining = RemainingSolution(solution, isFinal: isFinal, isPlain: isPlain)
  }
}

/// A timer of half a second, after which the player is informed about an operation that still runs.
package nonisolated struct ProgressDelay: Hashable, Sendable {
  private var left = Duration.milliseconds(500)

  /// Whether half a second has passed.
  var isOver: Bool { left <= .zero }

  /// The time until ``isOver`` becomes `true`, or `nil` once it is.
  var nextTimer: Duration? { isOver ? nil : left }

  mutating func advance(by elapsed: Duration) { left -= elapsed }
}

/// The remaining moves of a solution of the board on the table.
nonisolated struct RemainingSolution: Hashable, Sendable {
  /// The remaining moves; empty on a solved board.
  let moves: ArraySlice<Direction>
  /// Whether the solution is proven to be the shortest.
  let isProven: Bool
  /// Whether the search for a shorter solution has ended.
  var isFinal: Bool
  /// Whether the solution was built line by line, before a search.
  private let isPlain: Bool

  init(_ solution: SlidingSolver.Solution, isFinal: Bool, isPlain: Bool) {
    self.init(
      solution.moves[...], isProven: solution.isOptimal, isFinal: isFinal, isPlain: isPlain)
  }

  private init(_ moves: ArraySlice<Direction>, isProven: Bool, isFinal: Bool, isPlain: Bool) {
    (self.moves, self.isProven, self.isFinal) = (moves, isProven, isFinal)
    self.isPlain = isPlain
  }

  /// Whether a much shorter solution may arrive soon.
  var isRough: Bool { isPlain && !isFinal && !isProven }

  /// The number of remaining moves.
  var length: Int { moves.count }

  /// Returns the rest after a tile's move, or `nil` if the solution does not begin with that move.
  func after(_ direction: Direction) -> RemainingSolution? {
    guard moves.first == direction else { return nil }
    return RemainingSolution(
      moves.dropFirst(), isProven: isProven, isFinal: isFinal, isPlain: isPlain)
  }
}
