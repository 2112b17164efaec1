import Synchronization

/// The tables of a shape that searches make when they need them.
///
/// Threads that need the same tables wait for each other. A cancelled search leaves its unfinished tables for the next.
final class QuickTables: Sendable {
  private struct Made {
    var tables: [PatternPartition: PatternTables] = [:]
    var plan: StagePlan?
  }

  private let shape: BoardShape
  private let made = Mutex(Made())
  private let drafts = Mutex<[PatternPartition: PatternTables.Draft]>([:])
  private let planDraft = Mutex<StagePlan.Draft?>(nil)

  init(_ shape: BoardShape) { self.shape = shape }

  /// The tables that are quickest to make, or `nil` before they are made.
  var ready: PatternTables? {
    let first = PatternPartition.quickest(shape)
    return made.withLock { $0.tables[first] }
  }

  /// Returns the tables that are quickest to make; `nil` if cancelled.
  func first(_ isCancelled: () -> Bool) -> PatternTables? {
    tables(.quickest(shape), isCancelled)
  }

  /// Returns the tables for a long search; `nil` if cancelled.
  func later(_ isCancelled: () -> Bool) -> PatternTables? {
    tables(.later(shape), isCancelled)
  }

  /// Returns small tables for a first good solution, quickly made; `nil` above 36 cells or if cancelled.
  func coarse(_ isCancelled: () -> Bool) -> PatternTables? {
    PatternPartition.coarse(shape).flatMap { tables($0, isCancelled) }
  }

  /// Returns the stages of a staged search with their distance tables, or `nil` if cancelled.
  func stagePlan(_ isCancelled: () -> Bool) -> StagePlan? {
    planDraft.withLock { draft in
      if let known = made.withLock({ $0.plan }) { return known }
      var making = draft ?? StagePlan.Draft(shape)
      draft = nil
      guard let plan = making.finish(isCancelled) else {
        draft = making
        return nil
      }
      made.withLock { $0.plan = plan }
      return plan
    }
  }

  private func tables(
    _ partition: PatternPartition, _ isCancelled: () -> Bool
  ) -> PatternTables? {
    if let known = made.withLock({ $0.tables[partition] }) { return known }
    return drafts.withLock { drafts in
      // Another thread may have made them meanwhile.
      if let known = made.withLock({ $0.tables[partition] }) { return known }
      let tables = drafts[partition, default: .init(partition)].finish(isCancelled)
      guard let tables else { return nil }
      drafts[partition] = nil
      made.withLock { $0.tables[partition] = tables }
      return tables
    }
  }

  /// The memory that the tables occupy, in bytes.
  var byteCount: Int {
    made.withLock { made in
      made.tables.values.map(\.pairs.count).reduce(made.plan?.byteCount ?? 0, +)
    }
  }
}
