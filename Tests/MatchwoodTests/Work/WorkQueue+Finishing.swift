@testable import Matchwood

extension WorkQueue {
  /// Hands in all that is under way, and what that starts, however long it takes.
  ///
  /// - Throws: when the test's time limit is over first.
  @MainActor func finishAll() async throws {
    while isBusy {
      try await Task.sleep(for: .milliseconds(1))
      collect()
    }
  }
}
