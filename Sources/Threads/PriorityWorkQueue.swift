/// Limits the number of pieces of work that run at once, because each may need much memory.
@MainActor public final class PriorityWorkQueue {
  /// The priority of a piece of work.
  public enum Turn: CaseIterable, Sendable {
    /// The player is looking at the place where the result will appear.
    case looked
    /// Runs only while no work with the other priority is waiting.
    case idle
  }

  /// More workers gain little, because each piece of work starts a process.
  private static let workers = 2

  private let workQueue: WorkQueue
  private var waiting: [Turn: [() -> Void]] = [:]
  private var inWork = 0

  /// Makes a line of work.
  ///
  /// - Parameter workQueue: runs the work.
  public init(_ workQueue: WorkQueue) { self.workQueue = workQueue }

  /// Runs a piece of work when its turn comes, and passes the result on.
  public func perform<Result: Sendable>(
    _ turn: Turn, _ work: @escaping @Sendable () -> Result,
    then: @escaping @MainActor (Result) -> Void
  ) {
    waiting[turn, default: []].append { [weak self] in
      self?.workQueue.perform(work) { result in
        self?.inWork -= 1
        then(result)
        self?.next()
      }
    }
    next()
  }

  private func next() {
    while inWork < Self.workers,
      let turn = Turn.allCases.first(where: { waiting[$0]?.isEmpty == false }),
      let start = waiting[turn]?.removeFirst()
    {
      inWork += 1
      start()
    }
  }
}
