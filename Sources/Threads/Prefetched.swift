import Synchronization

/// A value of a ``PrefetchQueue``. The first thread that needs it computes it, and other threads wait.
public nonisolated final class Prefetched<Value: Sendable>: Sendable {
  private let compute: @Sendable () -> Value
  private let found = Mutex<Value?>(nil)

  fileprivate init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

  /// The value. Blocks until it is available.
  public var value: Value {
    found.withLock { found in
      if let found { return found }
      let value = compute()
      found = .some(value)
      return value
    }
  }
}

/// A queue of values that one background thread computes in the order of their addition.
///
/// Add the most urgent values first. A thread per value would take longer to create, and would compete for processors
/// with the thread that waits.
public nonisolated struct PrefetchQueue {
  private var tasks: [@Sendable () -> Void] = []

  /// Creates an empty queue.
  public init() {}

  /// Appends a value, which is computed after the previous ones once the queue has started.
  public mutating func add<Value>(_ compute: @escaping @Sendable () -> Value) -> Prefetched<Value> {
    let prefetched = Prefetched(compute)
    tasks.append { _ = prefetched.value }
    return prefetched
  }

  /// Starts the background thread.
  ///
  /// Its priority is slightly lower, so that the display server gets a processor while the window opens.
  public func begin() {
    Background.start(niceness: 5) { [tasks] in
      for task in tasks { task() }
    }
  }
}
