import Synchronization

/// A solver for boards of one shape. It finds shortest solutions where they can be proven, else short ones.
///
/// Boards of at most nine cells are looked up. Up to sixteen cells a search with pattern databases proves the
/// shortest solution. Larger boards are solved by beam search, with a line-by-line solution as a fallback that
/// never fails. A solver is thread-safe. It makes its tables on first use and frees them when it is deinitialised.
///
/// ```swift
/// let solver = SlidingSolver(.square(4))
/// let solution = solver.solve(board)
/// ```
public final class SlidingSolver: Sendable {
  /// The shape of the boards.
  public let shape: BoardShape

  /// The tables for the longest proofs, which replace the finer ones.
  public let hardTables: HardTables

  /// The tables made so far.
  private struct Tables {
    var made: [PatternPartition: PatternTables] = [:]
    var finest: PatternTables?
    var plan: StagePlan?
    /// The parts of the finest tables made so far.
    var parts: [[UInt8]?] = []
  }

  private let tables = Mutex(Tables())

  /// Unfinished tables. They keep threads that need the same tables from making them twice, and preserve the work
  /// of a cancelled search.
  private let drafts = Mutex<[PatternPartition: PatternTables.Draft]>([:])

  /// The unfinished stage plan.
  private let planDraft = Mutex<StagePlan.Draft?>(nil)

  /// Creates a solver. It makes no tables yet.
  public init(_ shape: BoardShape) {
    self.shape = shape
    hardTables = HardTables(shape)
  }

  /// Whether a table holds the distance of every board of this shape.
  var usesDistanceTable: Bool { shape.size <= DistanceTable.mostCells }

  /// Whether full effort always yields a shortest solution, which holds up to sixteen cells.
  public var provesAll: Bool { shape.hasProvenSolutions }

  /// Returns the best tables available, or makes the quickest ones; returns `nil` if cancelled.
  func patternTables(_ isCancelled: () -> Bool) -> PatternTables? {
    finestTables ?? firstTables(isCancelled)
  }

  /// The best finished tables for a beam search, or `nil` if there are none.
  var readyTables: PatternTables? {
    let first = PatternPartition.quickest(shape)
    return tables.withLock { $0.finest ?? $0.made[first] }
  }

  /// Frees the finer tables, which ``hardTables`` replace.
  func dropFinest() { tables.withLock { $0.finest = nil } }

  /// The finer tables, or `nil` before they are made.
  var finestTables: PatternTables? { tables.withLock { $0.finest } }

  /// Returns the tables that are quickest to make, even if better ones exist; `nil` if cancelled.
  func firstTables(_ isCancelled: () -> Bool) -> PatternTables? {
    made(.quickest(shape), isCancelled)
  }

  /// Returns the tables for a long search; `nil` if cancelled.
  func laterTables(_ isCancelled: () -> Bool) -> PatternTables? {
    made(.later(shape), isCancelled)
  }

  /// Returns small tables for a first good solution, quickly made; `nil` above 36 cells or if cancelled.
  func coarseTables(_ isCancelled: () -> Bool) -> PatternTables? {
    PatternPartition.coarse(shape).flatMap { made($0, isCancelled) }
  }

  /// Whether tables for proofs or beam searches are ready.
  var hasTables: Bool {
    hardTables.tables != nil || readyTables != nil
  }

  /// Returns the stages of a staged search with their distance tables, or `nil` if cancelled.
  func stagePlan(_ isCancelled: () -> Bool) -> StagePlan? {
    planDraft.withLock { draft in
      if let known = tables.withLock({ $0.plan }) { return known }
      var making = draft ?? StagePlan.Draft(shape)
      draft = nil
      guard let made = making.finish(isCancelled) else {
        draft = making
        return nil
      }
      tables.withLock { $0.plan = made }
      return made
    }
  }

  private func made(
    _ partition: PatternPartition, _ isCancelled: () -> Bool
  ) -> PatternTables? {
    if let known = tables.withLock({ $0.made[partition] }) { return known }
    return drafts.withLock { drafts in
      // Another thread may have made them meanwhile.
      if let known = tables.withLock({ $0.made[partition] }) { return known }
      let made = drafts[partition, default: .init(partition)].finish(isCancelled)
      guard let made else { return nil }
      drafts[partition] = nil
      tables.withLock { $0.made[partition] = made }
      return made
    }
  }

  /// The memory that the solver's tables occupy, in bytes.
  public var tableBytes: Int {
    hardTables.byteCount
      + tables.withLock { tables in
        let parts = tables.parts.reduce(0) { $0 + ($1?.count ?? 0) }
        let made = tables.made.values.map(\.pairs.count).reduce(parts, +)
        return made + (tables.finest?.pairs.count ?? 0) + (tables.plan?.byteCount ?? 0)
      }
  }

  // MARK: Finer tables

  /// The number of parts of the finer tables; 0 for shapes without them.
  ///
  /// They take longer to make and reduce the number of boards searched. For 4 × 4 they occupy 16.8 MB.
  public var refinements: Int { PatternPartition.finest(shape)?.groups.count ?? 0 }

  /// Makes a part of the finer tables. Once all are made, searches continue with them.
  ///
  /// Each part may be made on its own thread, and needs up to 40 MB until it is made.
  ///
  /// - Parameters:
  ///   - part: the number of the part, from 0 to below ``refinements``.
  ///   - isCancelled: polled every few milliseconds; if it returns `true`, the part is abandoned.
  public func refine(_ part: Int, isCancelled: () -> Bool = { false }) {
    guard let partition = PatternPartition.finest(shape) else {
      preconditionFailure("\(shape) has no finer tables")
    }
    guard !isCancelled() else { return }
    // The counter holds the only reference to the array, so no copy is made.
    var counter = partition.counter(
      [part], bases: [0], in: Array(repeating: 0, count: partition.lengths[part] / 2))
    guard let packed = counter.run(isCancelled) else { return }
    tables.withLock { tables in
      if tables.parts.isEmpty {
        tables.parts = Array(repeating: nil, count: partition.groups.count)
      }
      tables.parts[part] = packed
      let all = tables.parts.compactMap(\.self)
      guard all.count == partition.groups.count else { return }
      tables.finest = PatternTables(partition, pairs: Array(all.joined()))
      tables.parts = []
    }
  }

  /// The serialised finer tables, or `nil` before they are made.
  public var refinedBytes: [UInt8]? { tables.withLock { $0.finest?.bytes } }

  /// Loads serialised finer tables.
  ///
  /// - Returns: whether the bytes are tables of this shape and of this program's version.
  public func refine(from bytes: [UInt8]) -> Bool {
    guard let partition = PatternPartition.finest(shape),
      let read = PatternTables(partition, bytes: bytes)
    else { return false }
    tables.withLock { $0.finest = read }
    return true
  }
}

extension SlidingSolver {
  /// Finds a solution, the shortest one if the effort allows a proof.
  ///
  /// It always returns a solution, even when cancelled and without tables. The first call makes the tables that the
  /// shape needs, 1.6 MB in 0.06 s on 4 × 4. The same board, effort and tables give the same solution. The rules
  /// replay every solution before it is returned.
  ///
  /// - Parameters:
  ///   - board: a board of the solver's shape.
  ///   - effort: the limit on the work.
  ///   - isCancelled: polled every few milliseconds, or after about 50 ms when larger tables are started. If it
  ///     returns `true`, the best solution so far is returned.
  ///   - progress: called for each better solution, and every few milliseconds.
  public func solve(
    _ board: SlidingBoard, effort: Effort = .full, isCancelled: () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) -> Solution {
    precondition(board.shape == shape, "A solver of \(shape) cannot solve \(board.shape)")
    var run = SolverRun(self, board, effort)
    var isStopped = false
    return run.solve { state in
      // A cancellation is final, so `isCancelled` is not polled again.
      if !isStopped {
        progress(state)
        isStopped = isCancelled()
      }
      return isStopped
    }
  }

  /// Returns the least number of moves to solve a board, or `nil` above nine cells.
  public func distance(_ board: SlidingBoard) -> Int? {
    usesDistanceTable ? DistanceTable.shared(shape).distance(board) : nil
  }

  /// The number of boards at each distance from the solved board, from 0, or `nil` above nine cells.
  public var boardsByDistance: [Int]? {
    usesDistanceTable ? DistanceTable.shared(shape).counts : nil
  }
}

extension BoardShape {
  /// Whether a search with full effort always ends with a proven shortest solution.
  public var hasProvenSolutions: Bool { size <= 16 }
}
