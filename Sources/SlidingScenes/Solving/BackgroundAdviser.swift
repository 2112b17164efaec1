import Glibc
import SlidingGame
import Synchronization
import Threads

/// Solves boards of the sliding puzzle on threads beside the main one.
///
/// What is asked for ends what was asked before within milliseconds. The solver of the shape at hand is
/// kept, with its tables, until another shape is asked for or ``close()`` is called. Finer tables are kept in a
/// file beyond that, and read from it before the first search. Where no thread can be made, only the first way that
/// comes to hand is taken, so that nobody waits.
package final class BackgroundAdviser: SlidingAdviser {
  /// Hands in what the threads have found.
  package let workQueue: WorkQueue

  private let tables: TableFile
  private var solver: StockedSolver?
  private var token: CancellationToken?
  private var refining: CancellationToken?
  private var hardening: CancellationToken?

  /// Something that is being done; asked by its thread whether to go on.
  private nonisolated final class CancellationToken: Sendable {
    private let hasEnded = Atomic(false)
    var isCancelled: Bool { hasEnded.load(ordering: .relaxed) }
    func cancel() { hasEnded.store(true, ordering: .relaxed) }
  }

  /// - Parameters:
  ///   - workQueue: does the searches.
  ///   - tables: where finer tables are kept.
  package init(_ workQueue: WorkQueue, _ tables: TableFile = TableFile(folder: nil)) {
    (self.workQueue, self.tables) = (workQueue, tables)
  }

  package func solve(_ board: SlidingBoard, onNews: @escaping @MainActor (SolvingNews) -> Void) {
    let solver = solver(of: board.shape)
    let effort = effort(for: board.shape)
    perform { token, tell in
      var pace = Pace()
      return solver.ready().solve(board, effort: effort, isCancelled: { token.isCancelled }) {
        progress in
        if pace.isWorthTelling(progress) { tell(progress) }
      }
    } onNews: { [weak self] in
      if $0.isLong { self?.harden() }
      onNews(.progress($0))
    } then: { [weak self] in
      self?.refine()
      onNews(.solution($0))
    }
  }

  package func measure(
    _ boards: [SlidingBoard], onNews: @escaping @MainActor (MeasuringNews) -> Void
  ) {
    guard let first = boards.first else { return }
    let solver = solver(of: first.shape)
    perform { token, tell in
      HomeDistances(of: boards, using: solver.ready(), isCancelled: { token.isCancelled }) {
        tell($0)
      }
    } onNews: {
      onNews(.progress($0))
    } then: {
      if let distances = $0 { onNews(.distances(distances)) }
    }
  }

  package func deal(
    _ shape: BoardShape, atDistance distance: Int, seed: UInt64,
    then: @escaping @MainActor (SlidingBoard) -> Void
  ) {
    let solver = solver(of: shape)
    perform { token, _ in
      solver.ready().deal(atDistance: distance, seed: seed) { token.isCancelled }
    } onNews: { (_: Never) in
    } then: {
      if let board = $0 { then(board) }
    }
  }

  package func stop() {
    token?.cancel()
    token = nil
  }

  package func close() {
    stop()
    stopMaking()
    solver = nil
    // Threads that still hold the solver let go of it soon, and then call this again.
    workQueue.onCollected()
  }

  private func stopMaking() {
    refining?.cancel()
    hardening?.cancel()
    (refining, hardening) = (nil, nil)
  }

  /// Whether a solver, and with it tables, are kept.
  package var holdsSolver: Bool { solver != nil }

  private func solver(of shape: BoardShape) -> StockedSolver {
    if let solver, solver.shape == shape { return solver }
    stopMaking()
    let new = StockedSolver(shape, tables)
    solver = new
    return new
  }

  /// Until the shortest way is proven; where none can be, for some seconds. What is done at once is kept short.
  private func effort(for shape: BoardShape) -> SlidingSolver.Effort {
    if shape.size <= 16 { return .full }
    return workQueue.isAtOnce ? .quick : SlidingSolver.Effort(nodes: 1 << 24)
  }

  /// Does one token in place of the one before; what is told of an older one is not heard.
  private func perform<News: Sendable, Result: Sendable>(
    _ work: @escaping @Sendable (CancellationToken, _ tell: (News) -> Void) -> Result,
    onNews: @escaping @MainActor (News) -> Void, then: @escaping @MainActor (Result) -> Void
  ) {
    stop()
    let token = CancellationToken()
    self.token = token
    workQueue.perform(niceness: 5, cutShort: token.cancel) { tell in
      work(token, tell)
    } onNews: { [weak self] news in
      if self?.token === token { onNews(news) }
    } then: { [weak self] result in
      guard self?.token === token else { return }
      self?.token = nil
      then(result)
    }
  }
}

extension BackgroundAdviser {
  /// Has finer tables made while the player thinks, once somebody has asked for advice: later searches take a
  /// fraction of the time, from the next start on the first one too.
  private func refine() {
    guard let solver, refining == nil, !workQueue.isAtOnce, solver.isRefinable else { return }
    let token = CancellationToken()
    refining = token
    workQueue.perform(niceness: 15, cutShort: token.cancel) {
      solver.refine { token.isCancelled }
    } then: {
    }
  }

  /// Has hard tables read or made while a search is long, which then goes on by them.
  private func harden() {
    guard let solver, hardening == nil, !workQueue.isAtOnce else { return }
    let token = CancellationToken()
    hardening = token
    workQueue.perform(niceness: 15, cutShort: token.cancel) {
      solver.harden { token.isCancelled }
    } then: {
    }
  }
}

/// How often a search is worth hearing of: when it has found something, and a few times a second.
private nonisolated struct Pace {
  private var length: Int?
  private var leastMoves = 0
  private var nodes = 0

  mutating func isWorthTelling(_ progress: SlidingSolver.Progress) -> Bool {
    let best = progress.best?.moves.count
    guard best != length || progress.leastMoves > leastMoves || progress.nodes > nodes + 1 << 22
    else { return false }
    (length, leastMoves, nodes) = (best, progress.leastMoves, progress.nodes)
    return true
  }
}
