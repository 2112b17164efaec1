import Glibc

/// Work beside the main thread, on threads that end with it.
///
/// Tasks and Dispatch would keep a pool of threads, whose manager wakes every second for as long as
/// the program lives, also while it has nothing to do.
public nonisolated enum Background {
  /// Starts a piece of work; where the system has no thread left, does it before this returns.
  ///
  /// - Parameters:
  ///   - niceness: by how much its thread gives way to others, 0 to 19. The thread that
  ///     calls never does, for it could not come back: the main one draws the frames.
  ///   - cutShort: called first where there is no thread, since whoever calls waits for the work.
  public static func start(
    niceness: Int32 = 0, cutShort: @escaping @Sendable () -> Void = {},
    _ work: @escaping @Sendable () -> Void
  ) {
    start(niceness: niceness, by: system, cutShort: cutShort, work)
  }

  /// The same with another way to make threads.
  static func start(
    niceness: Int32, by makeThread: ThreadMaker, cutShort: () -> Void = {},
    _ work: @escaping @Sendable () -> Void
  ) {
    guard !Self.makeThread(niceness: niceness, by: makeThread, work) else { return }
    cutShort()
    work()
  }

  /// Does the work for every index below `count`, on all processors at once, and waits for the end.
  ///
  /// Makes threads, which give way as the caller's does: for long work. Frames are painted by the ``WorkerPool``.
  public static func forEach(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    SharedWork(count, work).run { work in
      for _ in 1..<min(processors, count) { makeThread { work.takeTurns() } }
    }
  }

  /// How many threads can run at once.
  public static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Starts a piece of work on a thread of its own.
  ///
  /// - Returns: whether there is one; where the system has none left, nothing is done.
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

  /// Carries a closure through C.
  final class Work: Sendable {
    fileprivate let niceness: Int32
    fileprivate let body: @Sendable () -> Void

    fileprivate init(_ niceness: Int32, _ body: @escaping @Sendable () -> Void) {
      (self.niceness, self.body) = (niceness, body)
    }
  }

  /// Makes a thread that takes over a piece of work and does it; false where none can be made.
  typealias ThreadMaker = @Sendable (Unmanaged<Work>) -> Bool

  /// Threads of the system.
  private static let system: ThreadMaker = { work in
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
        if work.niceness > 0 { giveWay(by: work.niceness) }
        work.body()
        return nil
      }, work.toOpaque())
    guard result == 0 else { return false }
    pthread_detach(thread)
    return true
  }

  /// Lets other threads go first, until the thread at hand ends: Linux keeps this for each thread.
  private static func giveWay(by steps: Int32) {
    let process = __priority_which_t(PRIO_PROCESS.rawValue)
    _ = setpriority(process, 0, getpriority(process, 0) + steps)
  }
}
