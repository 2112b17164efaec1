import TestSupport
import Threads

@testable import Matchwood

extension WorkQueue {
  /// Hands in all that is under way, and what that starts, however long it takes.
  ///
  /// - Parameter wakes: what the queue rings.
  @MainActor func finishAll(_ wakes: SignalCounter) async {
    while isBusy {
      await wakes.wait()
      collect()
    }
  }
}
