import Synchronization

/// Asks work on another thread to end early.
final nonisolated class EndRequest: Sendable {
  private let isAsked = Atomic(false)

  func ask() { isAsked.store(true, ordering: .relaxed) }
  func wasAsked() -> Bool { isAsked.load(ordering: .relaxed) }
}
