import SDLKit
import Synchronization
import Threads

/// Writes the newest of several values into a file on a background thread.
///
/// A value that is replaced before it is written is dropped. A failed one is written again on request. The thread
/// ends when there is nothing to write.
nonisolated final class CoalescingWriter<Value: Sendable, Failure: Sendable>: Sendable {
  /// The state of writing.
  struct Progress: Sendable {
    /// The number of the newest value that the file contains.
    var written = 0
    /// The error of the last write, or `nil` if it succeeded.
    var failure: Failure?
    /// The number of attempted writes.
    var tries = 0
  }

  private struct State {
    var waiting: (value: Value, number: Int)?
    /// The value that could not be written.
    var failed: (value: Value, number: Int)?
    var hasThread = false

    /// Schedules the failed value again, unless a newer one is waiting.
    mutating func rescheduleFailed() {
      waiting = waiting ?? failed
      failed = nil
    }

    /// Reserves the right to start the thread.
    ///
    /// - Returns: whether the caller must start it, because there is none.
    mutating func reserveThread() -> Bool {
      defer { hasThread = true }
      return !hasThread
    }
  }

  private let write: @Sendable ([UInt8]) -> Failure?
  private let bytes: @Sendable (Value) -> [UInt8]
  private let onProgress: @Sendable () -> Void
  private let state = Mutex(State())
  /// The bytes in the file. Locked while the file is being written.
  private let held: Mutex<[UInt8]?>
  private let current = Mutex(Progress())

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - held: the bytes that the file holds now, which are not written again. `nil` if they are unknown.
  ///   - bytes: encodes a value. Called on the thread.
  ///   - write: replaces the contents of the file, or returns an error. Called on the thread.
  ///   - onProgress: called on the thread after each write, successful or not.
  init(
    held: [UInt8]?, bytes: @escaping @Sendable (Value) -> [UInt8],
    write: @escaping @Sendable ([UInt8]) -> Failure?, onProgress: @escaping @Sendable () -> Void
  ) {
    self.write = write
    self.held = Mutex(held)
    self.bytes = bytes
    self.onProgress = onProgress
  }

  var progress: Progress { current.withLock { $0 } }

  /// Whether a value waits or is being written.
  var isBusy: Bool { state.withLock { $0.waiting != nil || $0.hasThread } }

  /// Sets the next value to write. It is written after the next ``begin()``, or sooner if the thread is already
  /// running.
  ///
  /// - Parameter number: the number that ``Progress`` reports.
  func write(_ value: Value, number: Int) {
    state.withLock { $0.waiting = (value, number) }
  }

  /// Schedules the failed value again.
  func retry() { state.withLock { $0.rescheduleFailed() } }

  /// Starts writing the waiting value. Returns at once.
  func begin() {
    if state.withLock({ $0.waiting != nil && $0.reserveThread() }) { start() }
  }

  /// Writes the waiting value, or else the failed one, on this thread. Returns when the newest value has been
  /// written or could not be written.
  func finish() {
    // Waits for the write in progress first, because it may fail.
    held.withLock { _ in state.withLock { $0.rescheduleFailed() } }
    if writeNewest() { onProgress() }
  }

  private func start() { Background.start { while self.takeTurn() {} } }

  /// Writes the waiting value.
  ///
  /// - Returns: whether there is more to write.
  private func takeTurn() -> Bool {
    let hasWritten = writeNewest()
    let hasMore = state.withLock { state in
      state.hasThread = state.waiting != nil
      return state.hasThread
    }
    // Comes last, because the listener may ask whether this thread is still running.
    if hasWritten { onProgress() }
    return hasMore
  }

  /// Writes the waiting value, unless the file already holds its bytes.
  ///
  /// - Returns: whether a value was waiting.
  private func writeNewest() -> Bool {
    held.withLock { held in
      // Takes the value only under the lock, so that the next owner of the lock finds it either waiting or written.
      guard let newest = state.withLock({ $0.waiting.take() }) else { return false }
      let bytes = bytes(newest.value)
      let isNew = bytes != held
      let failure = isNew ? write(bytes) : nil
      if failure == nil { held = bytes }
      state.withLock { $0.failed = failure == nil ? nil : newest }
      current.withLock { progress in
        progress.failure = failure
        if isNew { progress.tries += 1 }
        if failure == nil { progress.written = newest.number }
      }
      return true
    }
  }
}
