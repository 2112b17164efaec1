import Files
import SDLKit
import Threads

/// Persists a value in a JSON file of a folder.
///
/// ``load(_:)`` reads the file once. Afterwards a background thread writes the values passed to
/// ``save(_:number:)``. A file that could not be read is never overwritten.
///
/// ```swift
/// let format = VersionedFormat<[GameResult]>(kind: "results", version: 1)
/// let file = PersistentFile("results.json", format, .results, in: folder)
/// var results = file.load { $0 } ?? []
/// results.append(result)
/// file.save(results)
/// file.beginWriting()  // when the frame that shows them is painted
/// file.finish()  // at the end of the program
/// ```
final class PersistentFile<Value: Codable & Sendable> {
  /// Called on the main actor with each error after ``load(_:)``.
  var onError: (PersistenceError) -> Void = { _ in }
  /// Called on the main actor with the number of a value when the value has been written.
  var onWritten: ((Int) -> Void)?
  /// The errors of loading the value.
  private(set) var errors: [PersistenceError] = []

  let safeFile: SafeFile?
  let kind: PersistenceError.FileKind
  let text: VersionedFormat<Value>
  let folder: LockedFolder?
  /// The contents of the file, read by another thread. `nil` after loading, or if no other thread reads the file.
  var preloaded: Prefetched<FileReadResult<Value>>?
  private let wake: @Sendable () -> Void
  /// `nil` while saving is impossible.
  private var writer: CoalescingWriter<Value, PersistenceError>?
  /// Whether ``save(_:number:)`` or ``retry()`` was called since the last ``beginWriting()``.
  ///
  /// Otherwise ``beginWriting()``, which follows every painted frame, has nothing to do.
  private var mayHaveUnwritten = false
  private var lastWritten = 0
  private var attempts = 0
  private var lastFailure: PersistenceError?

  /// Makes a handle to the file. Reads nothing yet.
  ///
  /// - Parameters:
  ///   - name: the path of the file in the folder. Missing folders on the path are made.
  ///   - folder: `nil` saves nothing.
  ///   - preloaded: the contents of the file, if another thread reads them. `nil` reads the file in ``load(_:)``.
  ///   - wake: called on another thread when there is something for ``collect()``.
  init(
    _ name: String, _ text: VersionedFormat<Value>, _ kind: PersistenceError.FileKind,
    in folder: LockedFolder?,
    preloaded: Prefetched<FileReadResult<Value>>? = nil, wake: @escaping @Sendable () -> Void = {}
  ) {
    self.preloaded = preloaded
    safeFile = folder?.file(name)
    self.text = text
    self.kind = kind
    self.folder = folder
    self.wake = wake
  }

  /// Sets the value to write. Writing starts with the next ``beginWriting()`` at the latest.
  ///
  /// - Parameter number: the number that is passed to ``onWritten``. It must rise with each value.
  func save(_ value: Value, number: Int = 0) {
    writer?.write(value, number: number)
    mayHaveUnwritten = true
  }

  /// Tries again to write a value that could not be written.
  func retry() {
    writer?.retry()
    mayHaveUnwritten = true
  }

  /// Starts writing the saved value. Returns at once.
  func beginWriting() {
    guard mayHaveUnwritten else { return }
    mayHaveUnwritten = false
    writer?.begin()
  }

  /// Writes the last saved value. Returns when it is in the file or could not be written.
  func finish() {
    writer?.finish()
    collect()
  }

  /// A function that writes the last saved value on any thread and reports no errors. `nil` while saving is
  /// impossible.
  var finalWrite: (@Sendable () -> Void)? {
    guard let writer else { return nil }
    return { writer.finish() }
  }

  /// Whether a value waits to be written or is being written, or its result awaits ``collect()``.
  var isBusy: Bool {
    guard let writer else { return false }
    return writer.isBusy || writer.progress.written > lastWritten
      || writer.progress.tries > attempts
  }

  /// Passes the results of the background thread to ``onWritten`` and ``onError``.
  func collect() {
    guard let progress = writer?.progress else { return }
    if progress.written > lastWritten {
      lastWritten = progress.written
      onWritten?(lastWritten)
    }
    guard progress.tries > attempts else { return }
    attempts = progress.tries
    // Writing is tried again with each later value. Reports the first of several equal failures, and the success
    // that ends them.
    if let failure = progress.failure {
      if failure != lastFailure { onError(failure) }
    } else if lastFailure != nil, let path = folder?.path {
      onError(.savedAgain(folder: path.shown))
    }
    lastFailure = progress.failure
  }

  /// Enables saving. Values are written only while this program has the folder's lock.
  ///
  /// - Parameters:
  ///   - held: the bytes that need not be written again, or `nil` if every value must be written.
  ///   - found: the contents of the file, or `nil` if there is none.
  func beginSaving(over held: [UInt8]?, found: [UInt8]?) {
    guard let safeFile, let folder, let lock = folder.lock else { return }
    lastFailure = folder.error
    if folder.isHeld {
      do {
        try safeFile.folder.make()
      } catch {
        lastFailure = .unwritable(error)
        note(.unwritable(error))
      }
    }
    let text = text
    let file = GuardedFile(
      safeFile, lock, limit: FileReadResult<Value>.sizeLimit, found: found, in: folder.number)
    writer = CoalescingWriter(
      held: held, bytes: { text.write($0) }, write: { file.write($0) }, onProgress: wake)
  }

  func note(_ error: PersistenceError) { errors.append(error) }
}

extension PersistentFile: FileStore {
  var file: PersistentFile { self }
}
