import Glibc

/// Background work on dedicated threads, which exit when their work is done.
///
/// Swift tasks and Dispatch would retain a thread pool, whose manager thread wakes every second even when idle.
public nonisolated enum Background {
  /// Runs a closure on a new thread, or synchronously if the system cannot create one.
  ///
  /// - Parameters:
  ///   - niceness: the amount by which to lower the thread's priority, 0 to 19. The calling thread's priority is
  ///     never lowered, since it could not be raised again.
  ///   - cutShort: called before a synchronous run. It can request shorter work, because the caller waits.
  public static func start(
    niceness: Int32 = 0, cutShort: @escaping @Sendable () -> Void = {},
    _ work: @escaping @Sendable () -> Void
  ) {
    start(niceness: niceness, by: system, cutShort: cutShort, work)
  }

  /// Runs a closure on a new thread that `makeThread` creates.
  static func start(
    niceness: Int32, by makeThread: ThreadMaker, cutShort: () -> Void = {},
    _ work: @escaping @Sendable () -> Void
  ) {
    guard !Self.makeThread(niceness: niceness, by: makeThread, work) else { return }
    cutShort()
    work()
  }

  /// Calls a closure for every index below `count` on all processors, and waits until all calls have returned.
  ///
  /// Creates threads with the caller's priority, so it pays off for long work only. For frames use the
  /// ``WorkerPool``.
  public static func forEach(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    SharedWork(count, work).run { work in
      for _ in 1..<min(processors, count) { makeThread { work.takeTurns() } }
    }
  }

  /// The number of processors.
  public static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Runs a closure on a new thread.
  ///
  /// - Returns: `false` if the system cannot create a thread. The closure is not called then.
  @discardableResult
  public static func makeThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    makeThread(niceness: 0, by: system, body)
  }

  private static func makeThread(
    niceness: Int32, by makeThread: ThreadMaker, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    let work = Unmanaged.passRetained(Work(niceness, body))
    if makeThread(work) { return true }
    work.release()
    return false
  }

  /// A closure that passes through C as a pointer.
  final class Work: Sendable {
    fileprivate let niceness: Int32
    fileprivate let body: @Sendable () -> Void

    fileprivate init(_ niceness: Int32, _ body: @escaping @Sendable () -> Void) {
      (self.niceness, self.body) = (niceness, body)
    }
  }

  /// Creates a thread that takes ownership of the work and runs it. Returns `false` if that fails.
  typealias ThreadMaker = @Sendable (Unmanaged<Work>) -> Bool

  /// Creates POSIX threads.
  private static let system: ThreadMaker = { work in
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
        if work.niceness > 0 { lowerPriority(by: work.niceness) }
        work.body()
        return nil
      }, work.toOpaque())
    guard result == 0 else { return false }
    pthread_detach(thread)
    return true
  }

  /// Lowers the priority of the current thread. Linux stores the niceness per thread.
  private static func lowerPriority(by steps: Int32) {
    let process = __priority_which_t(PRIO_PROCESS.rawValue)
    _ = setpriority(process, 0, getpriority(process, 0) + steps)
  }
}
