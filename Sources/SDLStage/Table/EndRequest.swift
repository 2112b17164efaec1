import Synchronization

/// A request to cancel work on another thread.
final nonisolated class EndRequest: Sendable {
  private let isAsked = Atomic(false)

  func ask() { isAsked.store(true, ordering: .relaxed) }
  func wasAsked() -> Bool { isAsked.load(ordering: .relaxed) }
}
