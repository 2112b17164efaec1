import Synchronization

/// Does slow work on background threads and delivers the results on the main actor.
@MainActor public final class WorkQueue {
  /// Called by ``collect()`` after it has delivered results.
  public var onCollected: () -> Void = {}

  /// The state shared with the background threads.
  private struct State: Sendable {
    var runningCount = 0
    var finished: [@MainActor @Sendable () -> Void] = []
  }

  private final class SharedState: Sendable {
    let state = Mutex(State())
  }

  private let shared = SharedState()
  private let wake: (@Sendable () -> Void)?

  /// Creates a queue.
  ///
  /// - Parameter wake: called on another thread when there is something to ``collect()``. With `nil`, all work runs
  ///   synchronously, for runs that must be reproducible.
  public init(wake: (@Sendable () -> Void)?) {
    self.wake = wake
  }

  /// Runs a piece of work and delivers its result.
  ///
  /// - Parameters:
  ///   - niceness: the amount by which to lower the thread's priority, 0 to 19.
  ///   - cutShort: called before the work if no thread can be created, so that the caller has to wait.
  public func perform<Result: Sendable>(
    niceness: Int32 = 0, cutShort: @escaping @Sendable () -> Void = {},
    _ work: @escaping @Sendable () -> Result,
    then: @escaping @MainActor (Result) -> Void
  ) {
    perform(niceness: niceness, cutShort: cutShort) { (_: (Never) -> Void) in
      work()
    } onUpdate: { _ in
    } then: {
      then($0)
    }
  }

  /// Runs a piece of work that reports its progress. A queue without `wake` drops the reports.
  ///
  /// Progress reports are delivered like results, in the same order.
  ///
  /// - Parameter cutShort: called before the work if no thread can be created, so that the caller has to wait.
  public func perform<News: Sendable, Result: Sendable>(
    niceness: Int32 = 0, cutShort: @escaping @Sendable () -> Void = {},
    _ work: @escaping @Sendable (_ report: (News) -> Void) -> Result,
    onUpdate: @escaping @MainActor (News) -> Void, then: @escaping @MainActor (Result) -> Void
  ) {
    guard let wake else { return then(work { _ in }) }
    shared.state.withLock { $0.runningCount += 1 }
    Background.start(niceness: niceness, cutShort: cutShort) { [shared] in
      let result = work { news in
        shared.state.withLock { $0.finished.append { onUpdate(news) } }
        wake()
      }
      shared.state.withLock { state in
        state.finished.append { then(result) }
        state.runningCount -= 1
      }
      wake()
    }
  }

  /// Whether all work runs synchronously.
  public var isAtOnce: Bool { wake == nil }

  /// Whether work is running, or there is something to ``collect()``.
  public var isBusy: Bool { shared.state.withLock { $0.runningCount > 0 || !$0.finished.isEmpty } }

  /// Delivers the results since the last call.
  public func collect() {
    let finished = shared.state.withLock { state in
      defer { state.finished = [] }
      return state.finished
    }
    for deliver in finished { deliver() }
    if !finished.isEmpty { onCollected() }
  }
}
