import Synchronization

/// Finds ways home for boards of one shape: the shortest where that can be proven, else short ones.
///
/// Boards of at most nine cells are looked up; up to sixteen cells a search by pattern tables
/// proves the shortest way; larger ones are solved by beam searches, behind which stands a solution
/// line by line that never fails. One solver serves any number of threads; it makes its tables when
/// they are needed first and gives them back with itself.
///
/// ```swift
/// let solver = SlidingSolver(.square(4))
/// let solution = solver.solve(board)
/// ```
public final class SlidingSolver: Sendable {
  /// The shape of the boards.
  public let shape: BoardShape

  /// Tables for the longest proofs, which take the place of the finer ones.
  public let hardTables: HardTables

  /// What has been made so far.
  private struct Tables {
    var made: [PatternPartition: PatternTables] = [:]
    var finest: PatternTables?
    var plan: StagePlan?
    /// The parts of the finest that are made already.
    var parts: [[UInt8]?] = []
  }

  private let tables = Mutex(Tables())

  /// What was begun and is not whole. It keeps threads that need the same tables from making them
  /// twice, and a search that is stopped from making them in vain.
  private let drafts = Mutex<[PatternPartition: PatternTables.Draft]>([:])

  /// The same for the plan.
  private let planDraft = Mutex<StagePlan.Draft?>(nil)

  /// A solver without tables, which costs nothing yet.
  public init(_ shape: BoardShape) {
    self.shape = shape
    hardTables = HardTables(shape)
  }

  /// Whether the length of every solution is known without a search.
  var isLookedUp: Bool { shape.size <= DistanceTable.mostCells }

  /// Whether with full effort every way is a shortest one, which is so up to sixteen cells.
  public var provesAll: Bool { shape.size <= 16 }

  /// The best tables there are, and if there are none yet, those that are made soonest; `nil` if
  /// it was cancelled.
  func patternTables(_ isCancelled: () -> Bool) -> PatternTables? {
    finestTables ?? firstTables(isCancelled)
  }

  /// Of the tables that are made already the best for a beam search.
  var readyTables: PatternTables? {
    let first = PatternPartition.quickest(shape)
    return tables.withLock { $0.finest ?? $0.made[first] }
  }

  /// Gives the finer tables back, once there are better ones for proofs.
  func dropFinest() { tables.withLock { $0.finest = nil } }

  /// The finer tables, once they are made.
  var finestTables: PatternTables? { tables.withLock { $0.finest } }

  /// The tables that are made soonest, whatever others there are.
  func firstTables(_ isCancelled: () -> Bool) -> PatternTables? {
    made(.quickest(shape), isCancelled)
  }

  /// The tables for a search that goes on for a while.
  func laterTables(_ isCancelled: () -> Bool) -> PatternTables? {
    made(.later(shape), isCancelled)
  }

  /// Tables for a first good way, where the others take their time to make.
  func coarseTables(_ isCancelled: () -> Bool) -> PatternTables? {
    PatternPartition.coarse(shape).flatMap { made($0, isCancelled) }
  }

  /// Whether there are tables by which ways are proven or searched.
  var hasTables: Bool {
    hardTables.tables != nil || readyTables != nil
  }

  /// The stages in which tiles come home, and tables of their own for them; `nil` if it was
  /// cancelled.
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

  /// The bytes that the solver's tables take.
  public var tableBytes: Int {
    hardTables.byteCount
      + tables.withLock { tables in
        let parts = tables.parts.reduce(0) { $0 + ($1?.count ?? 0) }
        let made = tables.made.values.map(\.pairs.count).reduce(parts, +)
        return made + (tables.finest?.pairs.count ?? 0) + (tables.plan?.byteCount ?? 0)
      }
  }

  // MARK: Finer tables

  /// How many parts the finer tables have, which take longer to make and let searches look at fewer
  /// boards; 0 for shapes that have none. For 4 × 4 they take 16.8 MB.
  public var refinements: Int { PatternPartition.finest(shape)?.groups.count ?? 0 }

  /// Makes a part of the finer tables; when all are made, searches go on with them.
  ///
  /// Each part may be made on a thread of its own, and takes up to 40 MB while it is made.
  ///
  /// - Parameters:
  ///   - part: from 0 to below ``refinements``.
  ///   - isCancelled: asked every few milliseconds; once it says yes, the part is given up.
  public func refine(_ part: Int, isCancelled: () -> Bool = { false }) {
    guard let partition = PatternPartition.finest(shape) else {
      preconditionFailure("\(shape) has no finer tables")
    }
    guard !isCancelled() else { return }
    // Nobody else holds the room, so that it need not be copied.
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

  /// The finer tables as bytes to be kept, or `nil` as long as they are not made.
  public var refinedBytes: [UInt8]? { tables.withLock { $0.finest?.bytes } }

  /// Takes the finer tables from bytes that were kept.
  ///
  /// - Returns: whether they are tables of this shape and of the version that this program makes.
  public func refine(from bytes: [UInt8]) -> Bool {
    guard let partition = PatternPartition.finest(shape),
      let read = PatternTables(partition, bytes: bytes)
    else { return false }
    tables.withLock { $0.finest = read }
    return true
  }
}

extension SlidingSolver {
  /// Finds a way home, the shortest if there is time to prove it.
  ///
  /// It always gives a way: whether it was stopped or not, with or without tables. The first call
  /// makes the tables that the shape needs, 1.6 MB in 0.06 s on 4 × 4. For the same board,
  /// effort and tables it is the same way. Every way has been played to its end by the rules before
  /// it is given.
  ///
  /// - Parameters:
  ///   - board: of the solver's shape.
  ///   - effort: when to stop.
  ///   - isCancelled: asked every few milliseconds, but for some fifty when larger tables are begun; once it says
  ///     yes, the best way so far is given.
  ///   - progress: told whenever a better way is found, and every few milliseconds.
  public func solve(
    _ board: SlidingBoard, effort: Effort = .full, isCancelled: () -> Bool = { false },
    progress: (Progress) -> Void = { _ in }
  ) -> Solution {
    precondition(board.shape == shape, "A solver of \(shape) cannot solve \(board.shape)")
    var quest = SolverQuest(self, board, effort)
    var isStopped = false
    return quest.solve { state in
      // Once it is stopped it stays so, and nobody is asked again.
      if !isStopped {
        progress(state)
        isStopped = isCancelled()
      }
      return isStopped
    }
  }

  /// The least number of moves home, where that is known without a search: with at most nine cells.
  public func distance(_ board: SlidingBoard) -> Int? {
    isLookedUp ? DistanceTable.shared(shape).distance(board) : nil
  }

  /// How many boards lie at each distance from home, from 0, where all are known.
  public var boardsByDistance: [Int]? {
    isLookedUp ? DistanceTable.shared(shape).counts : nil
  }
}
