import Files
import Glibc
import Synchronization

/// A signal that ends a thread's wait early. Once it is sent, all later waits end at once.
nonisolated final class StopSignal: Sendable {
  /// The reading end of a pipe. It reports a hang-up when the writing end is closed.
  private let readingEnd: File?
  private let writingEnd: Mutex<File?>

  /// Creates a signal that has not been sent. If the system has no pipe left, sending has no effect.
  init() {
    let pipe = File.pipe()
    readingEnd = pipe?.reading
    writingEnd = Mutex(pipe?.writing)
  }

  /// Ends all waits permanently. Works on any thread.
  func send() { writingEnd.withLock { $0 = nil } }

  /// Waits until the signal is sent.
  ///
  /// - Parameter milliseconds: the longest wait. 0 returns at once, and a negative value waits without limit.
  /// - Returns: whether the signal was sent.
  @discardableResult
  func wait(atMost milliseconds: Int32) -> Bool {
    // -1 is no file: then `poll` only waits.
    var request = pollfd(fd: readingEnd?.descriptor ?? -1, events: 0, revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
