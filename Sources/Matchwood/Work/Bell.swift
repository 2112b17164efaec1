import Files
import Glibc
import Synchronization

/// Wakes a thread that sleeps before its time is over; once rung it lets nobody sleep.
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

  /// Ends all sleep, for good; may be called on any thread.
  func ring() { rope.withLock { $0 = nil } }

  /// Sleeps for so many milliseconds, or until it is rung.
  ///
  /// - Returns: whether it was rung.
  @discardableResult
  func sleep(_ milliseconds: Int32) -> Bool {
    // Without an ear, the number of no file: the system then only waits.
    var request = pollfd(fd: ear?.descriptor ?? -1, events: 0, revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
