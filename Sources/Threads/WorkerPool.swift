import Dispatch
import Synchronization

/// A pool of threads that help the calling thread to paint a frame, and sleep in between.
///
/// Creating a thread takes longer than painting many of the frames. Dispatch's pool is unsuitable, because it blocks
/// forever if the system has no thread left.
public nonisolated final class WorkerPool: Sendable {
  /// The pool with one thread per processor besides the caller's, or fewer if the system has no more.
  public static let shared = WorkerPool(size: Background.processors - 1)

  private let size: Int
  private let queue = Queue()

  private init(size: Int) {
    self.size = (0..<size).count { [queue] _ in
      Background.makeThread { while true { queue.next().takeTurns() } }
    }
  }

  /// Calls a closure for every index below `count` on several threads, and waits until all calls have returned.
  public func forEach(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    SharedWork(count, work).run { work in queue.add(work, times: min(size, count - 1)) }
  }

  /// The queue of work for the pool's threads.
  private final class Queue: Sendable {
    private let waiting = Mutex<[SharedWork]>([])
    private let count = DispatchSemaphore(value: 0)

    func add(_ work: SharedWork, times: Int) {
      waiting.withLock { $0 += repeatElement(work, count: times) }
      for _ in 0..<times { count.signal() }
    }

    /// Removes the oldest work. Blocks while the queue is empty.
    func next() -> SharedWork {
      count.wait()
      return waiting.withLock { $0.removeFirst() }
    }
  }
}

/// Work for every index below a count, shared by several threads.
nonisolated final class SharedWork: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Void
  private let next = Atomic(0)
  private let finished = Atomic(0)
  private let allAreFinished = DispatchSemaphore(value: 0)

  init(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    (self.count, self.work) = (count, work)
  }

  /// Runs the work with the help of other threads, and waits for all indices.
  ///
  /// - Parameter addHelpers: passes the work to threads that call ``takeTurns()``. A late thread finds no index left.
  func run(_ addHelpers: (SharedWork) -> Void) {
    guard count > 0 else { return }
    if count > 1 { addHelpers(self) }
    takeTurns()
    allAreFinished.wait()
  }

  /// Processes indices until none is left.
  func takeTurns() {
    while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < count {
      work(index)
      let finished = finished.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
      if finished == count { allAreFinished.signal() }
    }
  }
}
