import Glibc
import Synchronization

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
    if let thread = spawn(niceness, makeThread, cutShort, work) { pthread_detach(thread) }
  }

  /// Does the work for every index below `count`, on all processors at once, and waits for the end.
  public static func forEach(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let line = Line()
    let takeTurns: @Sendable () -> Void = {
      while case let index = line.next(), index < count { work(index) }
    }
    let helpers = (0..<max(0, min(processors, count) - 1)).map { _ in
      let start = Start()
      let thread = spawn(0, system, {}) { if start.isMine() { takeTurns() } }
      return (start: start, thread: thread)
    }
    takeTurns()
    for case (let start, let thread?) in helpers {
      // One that has not had a processor yet finds nothing to do when it gets one.
      if start.isMine() { pthread_detach(thread) } else { pthread_join(thread, nil) }
    }
  }

  /// How many threads can run at once.
  public static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Whether a helper begins to work, or nobody waits for it any more.
  private final class Start: Sendable {
    private let isTaken = Atomic(false)

    /// True for whoever asks first.
    func isMine() -> Bool { !isTaken.exchange(true, ordering: .acquiringAndReleasing) }
  }

  /// Hands out indices in rising order, each once.
  private final class Line: Sendable {
    private let first = Atomic(0)

    func next() -> Int { first.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  /// Carries a closure through C.
  final class Work: Sendable {
    fileprivate let niceness: Int32
    /// Where its thread may run once it has begun.
    fileprivate let processors = Processors()
    fileprivate let body: @Sendable () -> Void

    fileprivate init(_ niceness: Int32, _ body: @escaping @Sendable () -> Void) {
      (self.niceness, self.body) = (niceness, body)
    }
  }

  /// Makes a thread that does a piece of work, or gives nil where none can be made.
  typealias ThreadMaker = @Sendable (Unmanaged<Work>) -> pthread_t?

  /// Threads of the system.
  ///
  /// Each begins on another processor than that of the thread which makes it: there Linux would let it wait, for as long
  /// as that one does not sleep, even while others have nothing to do.
  private static let system: ThreadMaker = { work in
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    work.takeUnretainedValue().processors?.others?.take(&attributes)
    let result = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
        work.processors?.take()
        if work.niceness > 0 { giveWay(by: work.niceness) }
        work.body()
        return nil
      }, work.toOpaque())
    return result == 0 ? thread : nil
  }

  /// - Returns: nil where no thread could be made and the work is done already.
  private static func spawn(
    _ niceness: Int32, _ makeThread: ThreadMaker, _ cutShort: () -> Void,
    _ body: @escaping @Sendable () -> Void
  ) -> pthread_t? {
    let work = Unmanaged.passRetained(Work(niceness, body))
    if let thread = makeThread(work) { return thread }
    cutShort()
    work.takeRetainedValue().body()
    return nil
  }

  /// Lets other threads go first, until the thread at hand ends: Linux keeps this for each thread.
  private static func giveWay(by steps: Int32) {
    let process = __priority_which_t(PRIO_PROCESS.rawValue)
    _ = setpriority(process, 0, getpriority(process, 0) + steps)
  }
}
