import Synchronization

/// A request to cancel work on another thread.
final nonisolated class CancellationFlag: Sendable {
  private let flag = Atomic(false)

  func cancel() { flag.store(true, ordering: .relaxed) }
  func isCancelled() -> Bool { flag.load(ordering: .relaxed) }
}
