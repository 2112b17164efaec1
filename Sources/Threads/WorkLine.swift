/// Lets work stand in line for a few workers, so that what needs much memory is never done all at once.
@MainActor public final class WorkLine {
  /// Who waits for a piece of work.
  public enum Turn: CaseIterable, Sendable {
    /// The player, who looks at the place where it will be seen.
    case looked
    /// Nobody; it is done when nothing of the other kind waits.
    case idle
  }

  /// More at the same time gain little where each of them starts a process.
  private static let workers = 2

  private let workQueue: WorkQueue
  private var waiting: [Turn: [() -> Void]] = [:]
  private var inWork = 0

  /// - Parameter workQueue: does what has its turn.
  public init(_ workQueue: WorkQueue) { self.workQueue = workQueue }

  /// Does a piece of work as soon as it has its turn, and hands in what came of it.
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
