import Files
import Glibc
import Synchronization

/// Ends the wait of a thread before its time is over; once rung it lets nobody wait.
nonisolated final class Bell: Sendable {
  /// Heard when nobody holds the other end any more.
  private let ear: File?
  private let rope: Mutex<File?>

  /// A bell that was not rung; where the system has no pipe left, it is never heard.
  init() {
    let pipe = File.pipe()
    ear = pipe?.reading
    rope = Mutex(pipe?.writing)
  }

  /// Ends all waiting, for good; may be called on any thread.
  func ring() { rope.withLock { $0 = nil } }

  /// Waits until it is rung.
  ///
  /// - Parameter milliseconds: how long at most; 0 only asks, and below 0 there is no end.
  /// - Returns: whether it was rung.
  @discardableResult
  func wait(atMost milliseconds: Int32) -> Bool {
    // Without an ear, the number of no file: the system then only waits.
    var request = pollfd(fd: ear?.descriptor ?? -1, events: 0, revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
