import Glibc
import SlidingGame
import Synchronization
import Threads

/// A service that solves boards of the sliding puzzle on background threads.
///
/// A request cancels the previous one within milliseconds. The solver of the current shape stays in memory with
/// its tables, until another shape is requested or ``close()`` is called. Finer tables are also stored in a file,
/// and loaded before the first search. Without background threads, boards of more than sixteen cells are solved with
/// little effort, so that the player need not wait.
package final class BackgroundAdviser: SlidingAdviser {
  /// Runs the jobs on threads and delivers their results.
  package let workQueue: WorkQueue

  private let tables: TableFile
  private let niceness: Int32
  private var solver: PreloadingSolver?
  private var token: CancellationToken?
  private var refining: CancellationToken?
  private var hardening: CancellationToken?

  /// A flag that cancels a job. The job's thread polls it.
  private nonisolated final class CancellationToken: Sendable {
    private let hasEnded = Atomic(false)
    var isCancelled: Bool { hasEnded.load(ordering: .relaxed) }
    func cancel() { hasEnded.store(true, ordering: .relaxed) }
  }

  /// The distances of a game that are proven so far.
  private nonisolated struct Known: Sendable {
    let distances: [Int?]
    let done: Int
  }

  /// Creates an adviser.
  ///
  /// - Parameters:
  ///   - workQueue: runs the searches.
  ///   - tables: the files of finer tables.
  ///   - niceness: the amount by which the priority of the searches is lowered, 0 to 19.
  package init(
    _ workQueue: WorkQueue, _ tables: TableFile = TableFile(folder: nil), niceness: Int32 = 5
  ) {
    (self.workQueue, self.tables, self.niceness) = (workQueue, tables, niceness)
  }

  package func solve(_ board: SlidingBoard, onUpdate: @escaping @MainActor (SolvingUpdate) -> Void)
  {
    let solver = solver(of: board.shape)
    let effort = effort(for: board.shape)
    perform { token, report in
      var filter = ReportFilter()
      return solver.ready().solve(board, effort: effort, isCancelled: { token.isCancelled }) {
        progress in
        if filter.shouldReport(progress) { report(progress) }
      }
    } onUpdate: { [weak self] in
      if $0.isLong { self?.loadHardTables() }
      onUpdate(.progress($0))
    } then: { [weak self] in
      self?.refine()
      onUpdate(.solution($0))
    }
  }

  package func measure(
    _ boards: [SlidingBoard], onUpdate: @escaping @MainActor (MeasurementUpdate) -> Void
  ) {
    guard let first = boards.first else { return }
    let solver = solver(of: first.shape)
    perform { token, report in
      HomeDistances(of: boards, using: solver.ready(), isCancelled: { token.isCancelled }) {
        report(Known(distances: $0, done: $1))
      }
    } onUpdate: { (known: Known) in
      onUpdate(.progress(known.distances, done: known.done))
    } then: {
      if let distances = $0 { onUpdate(.distances(distances)) }
    }
  }

  package func deal(
    _ shape: BoardShape, atDistance distance: Int, seed: UInt64,
    then: @escaping @MainActor (SlidingBoard) -> Void
  ) {
    let solver = solver(of: shape)
    perform { token, _ in
      solver.ready().deal(atDistance: distance, seed: seed) { token.isCancelled }
    } onUpdate: { (_: Never) in
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
    // Cancelled jobs still use the solver for some milliseconds. At their end this is called again.
    workQueue.onCollected()
  }

  private func stopMaking() {
    refining?.cancel()
    hardening?.cancel()
    (refining, hardening) = (nil, nil)
  }

  /// Whether a solver is in memory with its tables.
  package var holdsSolver: Bool { solver != nil }

  private func solver(of shape: BoardShape) -> PreloadingSolver {
    if let solver, solver.shape == shape { return solver }
    stopMaking()
    let new = PreloadingSolver(shape, tables)
    solver = new
    return new
  }

  /// Returns the effort of a search: a full proof up to sixteen cells, and some seconds for larger boards.
  /// Synchronous searches of larger boards are quick.
  private func effort(for shape: BoardShape) -> SlidingSolver.Effort {
    if shape.size <= 16 { return .full }
    return workQueue.isAtOnce ? .quick : SlidingSolver.Effort(nodes: 1 << 24)
  }

  /// Starts a job and cancels the previous one. The results of a cancelled job are dropped.
  private func perform<News: Sendable, Result: Sendable>(
    _ work: @escaping @Sendable (CancellationToken, _ report: (News) -> Void) -> Result,
    onUpdate: @escaping @MainActor (News) -> Void, then: @escaping @MainActor (Result) -> Void
  ) {
    stop()
    let token = CancellationToken()
    self.token = token
    workQueue.perform(niceness: niceness, cutShort: token.cancel) { report in
      work(token, report)
    } onUpdate: { [weak self] news in
      if self?.token === token { onUpdate(news) }
    } then: { [weak self] result in
      guard self?.token === token else { return }
      self?.token = nil
      then(result)
    }
  }
}

extension BackgroundAdviser {
  /// Makes finer tables while the player thinks, after the first search. Later searches then take a fraction of
  /// the time, and so does the first search after the next start.
  private func refine() {
    guard let solver, refining == nil, !workQueue.isAtOnce, solver.isRefinable else { return }
    let token = CancellationToken()
    refining = token
    workQueue.perform(niceness: max(15, niceness), cutShort: token.cancel) {
      solver.refine { token.isCancelled }
    } then: {
    }
  }

  /// Loads or makes the larger tables during a long search, which then uses them.
  private func loadHardTables() {
    guard let solver, hardening == nil, !workQueue.isAtOnce else { return }
    let token = CancellationToken()
    hardening = token
    workQueue.perform(niceness: max(15, niceness), cutShort: token.cancel) {
      solver.loadHardTables { token.isCancelled }
    } then: {
    }
  }
}

/// A filter for the reports of a search. It passes each new result, and one report per 4 million boards.
private nonisolated struct ReportFilter {
  private var length: Int?
  private var leastMoves = 0
  private var nodes = 0

  mutating func shouldReport(_ progress: SlidingSolver.Progress) -> Bool {
    let best = progress.best?.moves.count
    guard best != length || progress.leastMoves > leastMoves || progress.nodes > nodes + 1 << 22
    else { return false }
    (length, leastMoves, nodes) = (best, progress.leastMoves, progress.nodes)
    return true
  }
}
