import Synchronization

/// Counts how often it was rung on other threads, for whoever waits for that.
final class Signal: Sendable {
  private let rings = Mutex(0)

  func ring() { rings.withLock { $0 += 1 } }

  func wait(for count: Int) async {
    while rings.withLock({ $0 }) < count { await Task.yield() }
  }
}
