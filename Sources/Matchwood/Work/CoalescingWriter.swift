import SDLKit
import Synchronization
import Threads

/// Writes values into one file on a thread beside the main one: always the newest, one at a time.
///
/// A value that a newer one overtakes before its turn is never written. One that could not be written is tried again
/// when asked to. The thread ends when there is nothing to write.
nonisolated final class CoalescingWriter<Value: Sendable, Failure: Sendable>: Sendable {
  /// How the writing stands.
  struct Progress: Sendable {
    /// The number of the value that the file holds for certain.
    var written = 0
    /// Why the last write failed; nil where it did not.
    var failure: Failure?
    /// How often something was to be written.
    var tries = 0
  }

  private struct Desk {
    var waiting: (value: Value, number: Int)?
    /// What could not be written.
    var failed: (value: Value, number: Int)?
    var hasThread = false

    /// What failed is the newest value where nothing else waits.
    mutating func waitAgain() {
      waiting = waiting ?? failed
      failed = nil
    }

    /// - Returns: whether there is none yet.
    mutating func asksForThread() -> Bool {
      defer { hasThread = true }
      return !hasThread
    }
  }

  private let write: @Sendable ([UInt8]) -> Failure?
  private let bytes: @Sendable (Value) -> [UInt8]
  private let onProgress: @Sendable () -> Void
  private let desk = Mutex(Desk())
  /// What the file holds; locked while it is being written.
  private let held: Mutex<[UInt8]?>
  private let current = Mutex(Progress())

  /// - Parameters:
  ///   - held: what the file holds now, which is not written again; nil where that is not known.
  ///   - bytes: how a value is written; called on the thread.
  ///   - write: puts bytes in the place of the file, or says why it could not; called on the thread.
  ///   - onProgress: called on the thread after each write, good or bad.
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

  /// Whether something waits to be written or is being written.
  var isBusy: Bool { desk.withLock { $0.waiting != nil || $0.hasThread } }

  /// Hands a value over, to be written from the next ``begin()`` on; a thread that is at work takes it sooner.
  ///
  /// - Parameter number: by which ``Progress`` names it.
  func write(_ value: Value, number: Int) {
    desk.withLock { $0.waiting = (value, number) }
  }

  /// Lets what could not be written wait once more.
  func retry() { desk.withLock { $0.waitAgain() } }

  /// Begins to write what waits, and returns at once.
  func begin() {
    if desk.withLock({ $0.waiting != nil && $0.asksForThread() }) { start() }
  }

  /// Returns when the newest value has been written, or could not be.
  func finish() {
    // Whoever writes at the moment is done first, since it may fail.
    held.withLock { _ in desk.withLock { $0.waitAgain() } }
    if writeNewest() { onProgress() }
  }

  private func start() { Background.start { while self.takeTurn() {} } }

  /// - Returns: whether there is more to write.
  private func takeTurn() -> Bool {
    let hasWritten = writeNewest()
    let goesOn = desk.withLock { desk in
      desk.hasThread = desk.waiting != nil
      return desk.hasThread
    }
    // Comes last: the listener may ask whether this thread still works.
    if hasWritten { onProgress() }
    return goesOn
  }

  /// - Returns: whether there was anything to write.
  private func writeNewest() -> Bool {
    held.withLock { held in
      // Taken only now, so that whoever gets the lock next finds it waiting or written.
      guard let newest = desk.withLock({ $0.waiting.take() }) else { return false }
      let bytes = bytes(newest.value)
      let isNew = bytes != held
      let failure = isNew ? write(bytes) : nil
      if failure == nil { held = bytes }
      desk.withLock { $0.failed = failure == nil ? nil : newest }
      current.withLock { progress in
        progress.failure = failure
        if isNew { progress.tries += 1 }
        if failure == nil { progress.written = newest.number }
      }
      return true
    }
  }
}
