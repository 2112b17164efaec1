/// A queue of work that runs at most two pieces at once, because each may need much memory.
@MainActor public final class PriorityWorkQueue {
  /// The priority of a piece of work.
  public enum Priority: CaseIterable, Sendable {
    /// The player sees the place where the result will appear, so this work runs first.
    case visible
    /// Runs only while no work with the other priority is waiting.
    case idle
  }

  /// The largest number of pieces that run at once. More gain little, because each one starts a process.
  private static let limit = 2

  private let workQueue: WorkQueue
  private var waiting: [Priority: [() -> Void]] = [:]
  private var runningCount = 0

  /// Creates an empty queue.
  ///
  /// - Parameter workQueue: the queue that runs the work.
  public init(_ workQueue: WorkQueue) { self.workQueue = workQueue }

  /// Appends a piece of work to those of its priority, and calls `then` with its result.
  public func perform<Result: Sendable>(
    _ priority: Priority, _ work: @escaping @Sendable () -> Result,
    then: @escaping @MainActor (Result) -> Void
  ) {
    waiting[priority, default: []].append { [weak self] in
      self?.workQueue.perform(work) { result in
        self?.runningCount -= 1
        then(result)
        self?.next()
      }
    }
    next()
  }

  private func next() {
    while runningCount < Self.limit,
      let priority = Priority.allCases.first(where: { waiting[$0]?.isEmpty == false }),
      let start = waiting[priority]?.removeFirst()
    {
      runningCount += 1
      start()
    }
  }
}
