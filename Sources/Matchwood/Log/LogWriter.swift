import Files
import PlayLog
import Synchronization
import Threads

/// Appends entries to the file of the log on a background thread, in their order.
///
/// After a failure the entries wait, and are appended with the next ones. The thread ends when none are waiting.
nonisolated final class LogWriter: Sendable {
  /// The state of writing.
  struct Progress: Sendable {
    /// The number of attempted writes.
    var tries = 0
    /// The error of the last write, or `nil` if it succeeded.
    var failure: PersistenceError?
  }

  private struct State {
    var waiting: [LogEntry] = []
    var hasThread = false
    var progress = Progress()
  }

  private let file: LogFile
  private let onProgress: @Sendable () -> Void
  private let state = Mutex(State())
  /// Locked while entries are written, so that they stay in order.
  private let isWriting = Mutex(())

  /// - Parameter onProgress: called on the thread after each write, successful or not.
  init(_ file: LogFile, onProgress: @escaping @Sendable () -> Void) {
    (self.file, self.onProgress) = (file, onProgress)
  }

  var progress: Progress { state.withLock { $0.progress } }

  /// Whether the thread is running.
  var isBusy: Bool { state.withLock { $0.hasThread } }

  /// Adds entries. They are written after the next ``begin()``.
  func append(_ entries: [LogEntry]) { state.withLock { $0.waiting += entries } }

  /// Starts writing the waiting entries. Returns at once.
  func begin() {
    let needsThread = state.withLock { state in
      guard !state.waiting.isEmpty, !state.hasThread else { return false }
      state.hasThread = true
      return true
    }
    guard needsThread else { return }
    Background.start {
      while self.takeTurn() {}
      // Comes last, because the listener may ask whether this thread is still running.
      self.onProgress()
    }
  }

  /// Writes the waiting entries on this thread. Returns when they are in the file or could not be written.
  func finish() { _ = write() }

  /// Writes the waiting entries.
  ///
  /// - Returns: whether there are more to write.
  private func takeTurn() -> Bool {
    let isWritten = write()
    return state.withLock { state in
      state.hasThread = isWritten && !state.waiting.isEmpty
      return state.hasThread
    }
  }

  /// Writes the waiting entries.
  ///
  /// - Returns: whether they are in the file.
  private func write() -> Bool {
    isWriting.withLock { _ in
      let entries = state.withLock { $0.waiting }
      guard !entries.isEmpty else { return true }
      let failure = failure(ofWriting: entries)
      state.withLock { state in
        state.progress.tries += 1
        state.progress.failure = failure
        if failure == nil { state.waiting.removeFirst(entries.count) }
      }
      return failure == nil
    }
  }

  /// Appends entries to the file, and rewrites it without the players who are forgotten.
  ///
  /// - Returns: the error, or `nil` if the entries are in the file.
  private func failure(ofWriting entries: [LogEntry]) -> PersistenceError? {
    do throws(LogFile.Failure) {
      try file.append(entries)
      for case .player(let player, .forget) in entries { try file.forget(player) }
      return nil
    } catch {
      return switch error {
      case .inUse: .inUse(folder: file.path.folder.shown)
      case .file(let error): .unwritable(error)
      }
    }
  }
}
