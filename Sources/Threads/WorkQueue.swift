import Synchronization

/// Does slow work on other threads, and hands in the results on the main actor.
@MainActor public final class WorkQueue {
  /// Called when results have been handed in.
  public var onCollected: () -> Void = {}

  /// What other threads do.
  private struct State: Sendable {
    var underWay = 0
    var finished: [@MainActor @Sendable () -> Void] = []
  }

  private final class Shelf: Sendable {
    let state = Mutex(State())
  }

  private let shelf = Shelf()
  private let wake: (@Sendable () -> Void)?

  /// - Parameter wake: called on another thread when there is something to ``collect()``; nil does all
  ///   work at once, for runs that are to be the same each time.
  public init(wake: (@Sendable () -> Void)?) {
    self.wake = wake
  }

  /// Does a piece of work, and hands in what came of it.
  ///
  /// - Parameters:
  ///   - niceness: by how much a thread that is made for it gives way to others.
  ///   - cutShort: called before the work where no thread can be made for it and the caller has to wait.
  public func perform<Result: Sendable>(
    niceness: Int32 = 0, cutShort: @escaping @Sendable () -> Void = {},
    _ work: @escaping @Sendable () -> Result,
    then: @escaping @MainActor (Result) -> Void
  ) {
    perform(niceness: niceness, cutShort: cutShort) { (_: (Never) -> Void) in
      work()
    } onNews: { _ in
    } then: {
      then($0)
    }
  }

  /// Does a piece of work that tells how it goes on; where all is done at once, that is not worth telling.
  ///
  /// What is told is handed in like results, in the same order.
  ///
  /// - Parameter cutShort: called before the work where no thread can be made for it and the caller has to wait.
  public func perform<News: Sendable, Result: Sendable>(
    niceness: Int32 = 0, cutShort: @escaping @Sendable () -> Void = {},
    _ work: @escaping @Sendable (_ tell: (News) -> Void) -> Result,
    onNews: @escaping @MainActor (News) -> Void, then: @escaping @MainActor (Result) -> Void
  ) {
    guard let wake else { return then(work { _ in }) }
    shelf.state.withLock { $0.underWay += 1 }
    Background.start(niceness: niceness, cutShort: cutShort) { [shelf] in
      let result = work { news in
        shelf.state.withLock { $0.finished.append { onNews(news) } }
        wake()
      }
      shelf.state.withLock { state in
        state.finished.append { then(result) }
        state.underWay -= 1
      }
      wake()
    }
  }

  /// Whether all work is done before the call returns.
  public var isAtOnce: Bool { wake == nil }

  /// Whether there is work under way, or something to ``collect()``.
  public var isBusy: Bool { shelf.state.withLock { $0.underWay > 0 || !$0.finished.isEmpty } }

  /// Hands in what has been finished since the last time.
  public func collect() {
    let finished = shelf.state.withLock { state in
      defer { state.finished = [] }
      return state.finished
    }
    for handIn in finished { handIn() }
    if !finished.isEmpty { onCollected() }
  }
}
