import Files
import SDLKit
import Synchronization

/// Writes values into one file on a thread beside the main one: always the newest, one at a time.
///
/// A value that a newer one overtakes before its turn is never written. The thread ends when there is
/// nothing to write.
nonisolated final class CoalescingWriter<Value: Sendable>: Sendable {
  /// How the writing stands.
  struct Progress: Sendable {
    /// The number of the value that the file holds for certain.
    var written = 0
    /// Why the last write failed; nil where it did not.
    var failure: FileError?
  }

  private struct Desk {
    var waiting: (value: Value, number: Int)?
    var hasThread = false
  }

  private let file: SafeFile
  private let bytes: @Sendable (Value) -> [UInt8]
  private let onProgress: @Sendable () -> Void
  private let desk = Mutex(Desk())
  /// What the file holds; locked while it is being written.
  private let held: Mutex<[UInt8]?>
  private let current = Mutex(Progress())

  /// - Parameters:
  ///   - held: what the file holds now, which is not written again; nil where that is not known.
  ///   - bytes: how a value is written; called on the thread.
  ///   - onProgress: called on the thread after each write, good or bad.
  init(
    _ file: SafeFile, held: [UInt8]?, bytes: @escaping @Sendable (Value) -> [UInt8],
    onProgress: @escaping @Sendable () -> Void
  ) {
    self.file = file
    self.held = Mutex(held)
    self.bytes = bytes
    self.onProgress = onProgress
  }

  var progress: Progress { current.withLock { $0 } }

  /// Hands a value over and returns at once.
  ///
  /// - Parameter number: by which ``Progress`` names it.
  func write(_ value: Value, number: Int) {
    let needsThread = desk.withLock { desk in
      desk.waiting = (value, number)
      defer { desk.hasThread = true }
      return !desk.hasThread
    }
    if needsThread { Background.start { while self.takeTurn() {} } }
  }

  /// Returns when the newest value has been written, or could not be.
  func finish() { writeNewest() }

  /// - Returns: whether there is more to write.
  private func takeTurn() -> Bool {
    writeNewest()
    return desk.withLock { desk in
      desk.hasThread = desk.waiting != nil
      return desk.hasThread
    }
  }

  private func writeNewest() {
    let hasWritten = held.withLock { held in
      // Taken only now, so that whoever gets the lock next finds it waiting or written.
      guard let (value, number) = desk.withLock({ $0.waiting.take() }) else { return false }
      let failure = Self.write(bytes(value), over: &held, file)
      current.withLock { progress in
        progress.failure = failure
        if failure == nil { progress.written = number }
      }
      return true
    }
    if hasWritten { onProgress() }
  }

  private static func write(
    _ bytes: [UInt8], over held: inout [UInt8]?, _ file: SafeFile
  ) -> FileError? {
    guard bytes != held else { return nil }
    do {
      try file.write(bytes)
      held = bytes
      return nil
    } catch {
      return error
    }
  }
}
