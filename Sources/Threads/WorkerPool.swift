import Dispatch
import Synchronization

/// Threads that sleep until there is a frame to paint, and then paint it together with the caller.
///
/// Making a thread takes longer than painting many a frame. Dispatch's own pool is no use: where the system has no
/// thread left, it waits for ever.
public nonisolated final class WorkerPool: Sendable {
  /// One thread for each processor but the caller's, or as many as the system has left.
  public static let shared = WorkerPool(size: Background.processors - 1)

  private let size: Int
  private let queue = Queue()

  private init(size: Int) {
    self.size = (0..<size).count { [queue] _ in
      Background.makeThread { while true { queue.next().takeTurns() } }
    }
  }

  /// Does the work for every index below `count`, on several threads at once, and returns when all of it is done.
  public func forEach(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    SharedWork(count, work).run { work in queue.add(work, times: min(size, count - 1)) }
  }

  /// Work that waits for a thread of the pool.
  private final class Queue: Sendable {
    private let waiting = Mutex<[SharedWork]>([])
    private let count = DispatchSemaphore(value: 0)

    func add(_ work: SharedWork, times: Int) {
      waiting.withLock { $0 += repeatElement(work, count: times) }
      for _ in 0..<times { count.signal() }
    }

    /// The oldest; sleeps until there is one.
    func next() -> SharedWork {
      count.wait()
      return waiting.withLock { $0.removeFirst() }
    }
  }
}

/// Work for every index below a count, whose indices several threads take in turn.
nonisolated final class SharedWork: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Void
  private let next = Atomic(0)
  private let finished = Atomic(0)
  private let allAreFinished = DispatchSemaphore(value: 0)

  init(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    (self.count, self.work) = (count, work)
  }

  /// Does the work with the help of other threads and returns when all of it is done.
  ///
  /// - Parameter getHelp: hands it to threads that call ``takeTurns()``; one that comes late finds nothing to do.
  func run(_ getHelp: (SharedWork) -> Void) {
    guard count > 0 else { return }
    if count > 1 { getHelp(self) }
    takeTurns()
    allAreFinished.wait()
  }

  /// Does the work for one index after another until none is left.
  func takeTurns() {
    while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < count {
      work(index)
      let finished = finished.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
      if finished == count { allAreFinished.signal() }
    }
  }
}
