import Glibc
import Synchronization

/// Work beside the main thread, on threads that end with it.
///
/// Tasks and Dispatch would keep a pool of threads, whose manager wakes every second for as long as
/// the program lives, also while it has nothing to do.
public nonisolated enum Background {
  /// Starts a piece of work; where the system has no thread left, does it before this returns.
  public static func start(_ work: @escaping @Sendable () -> Void) {
    if let thread = spawn(work) { pthread_detach(thread) }
  }

  /// Does the work for every index below `count`, on all processors at once, and waits for the end.
  public static func forEach(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let line = Line()
    let takeTurns: @Sendable () -> Void = {
      while case let index = line.next(), index < count { work(index) }
    }
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let helpers = (0..<max(0, min(processors, count) - 1)).map { _ in spawn(takeTurns) }
    takeTurns()
    for case let helper? in helpers { pthread_join(helper, nil) }
  }

  /// Hands out indices in rising order, each once.
  private final class Line: Sendable {
    private let first = Atomic(0)

    func next() -> Int { first.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  /// Carries a closure through C.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// - Returns: nil where no thread could be made and the work is done already.
  private static func spawn(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if result == 0 { return thread }
    work.takeRetainedValue().body()
    return nil
  }
}
