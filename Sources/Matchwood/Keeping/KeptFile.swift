import Files
import SDLKit
import Threads

/// Keeps a value in one JSON file of a folder, from one start of the program to the next.
///
/// What is in the file is read once, by ``load(_:)``, and from then on what ``save(_:number:)`` is given is
/// written on a thread beside the main one. Nothing is ever written over a file that could not be read.
///
/// ```swift
/// let file = KeptFile<[Result]>("results.json", KeptText(kind: "results", version: 1), .game, in: folder)
/// var results = file.load { $0 } ?? []
/// results.append(result)
/// file.save(results)
/// file.beginWriting()  // when the frame that shows them is painted
/// file.finish()  // at the end of the program
/// ```
final class KeptFile<Value: Codable & Sendable> {
  /// Hears of what goes wrong after ``load(_:)``, on the main actor.
  var onError: (KeepingError) -> Void = { _ in }
  /// Hears the number of a value when its file holds it for certain, on the main actor.
  var onWritten: ((Int) -> Void)?
  /// What was wrong when the value was loaded.
  private(set) var errors: [KeepingError] = []

  let place: SafeFile?
  let kept: KeepingError.Kept
  let text: KeptText<Value>
  let folder: HeldFolder?
  /// What another thread has begun to read of the file, until it is loaded.
  var ahead: Early<KeptLook<Value>>?
  private let wake: @Sendable () -> Void
  /// Nil while nothing can be saved.
  private var writer: CoalescingWriter<Value, KeepingError>?
  /// Whether something may wait to be written; asked with every frame.
  private var mayWait = false
  private var lastWritten = 0
  private var tries = 0
  private var lastFailure: KeepingError?

  /// - Parameters:
  ///   - name: of the file within the folder; folders in it are made.
  ///   - folder: nil keeps nothing.
  ///   - ahead: what another thread has begun to read of the file; nil reads it when it is asked for.
  ///   - wake: called on another thread when there is something for ``collect()``.
  init(
    _ name: String, _ text: KeptText<Value>, _ kept: KeepingError.Kept, in folder: HeldFolder?,
    ahead: Early<KeptLook<Value>>? = nil, wake: @escaping @Sendable () -> Void = {}
  ) {
    self.ahead = ahead
    place = folder?.file(name)
    self.text = text
    self.kept = kept
    self.folder = folder
    self.wake = wake
  }

  /// Whether changes will be kept.
  var isSaving: Bool { writer != nil }

  /// Hands a value over, to be written from the next ``beginWriting()`` on at the latest.
  ///
  /// - Parameter number: by which ``onWritten`` names it; rising.
  func save(_ value: Value, number: Int = 0) {
    writer?.write(value, number: number)
    mayWait = true
  }

  /// Lets what could not be written be tried again, as if it had been saved anew.
  func retry() {
    writer?.retry()
    mayWait = true
  }

  /// Begins to write what was saved, and returns at once.
  func beginWriting() {
    guard mayWait else { return }
    mayWait = false
    writer?.begin()
  }

  /// Returns when the value saved last is in the file, or could not be written.
  func finish() {
    writer?.finish()
    collect()
  }

  /// Writes the value saved last, on any thread, and reports no errors; nil while nothing can be saved.
  var finishing: (@Sendable () -> Void)? {
    guard let writer else { return nil }
    return { writer.finish() }
  }

  /// Whether something waits to be written, is being written, or has been and is not told yet.
  var isBusy: Bool {
    guard let writer else { return false }
    return writer.isBusy || writer.progress.written > lastWritten || writer.progress.tries > tries
  }

  /// Tells what has happened on the other thread.
  func collect() {
    guard let progress = writer?.progress else { return }
    if progress.written > lastWritten {
      lastWritten = progress.written
      onWritten?(lastWritten)
    }
    guard progress.tries > tries else { return }
    tries = progress.tries
    // Each later value is tried again; only the first of the same failures in a row is worth a word, and their end.
    if let failure = progress.failure {
      if failure != lastFailure { onError(failure) }
    } else if lastFailure != nil, let path = folder?.path {
      onError(.savedAgain(folder: path.shown))
    }
    lastFailure = progress.failure
  }

  /// From now on values are saved, whenever this program may write in the folder.
  ///
  /// - Parameters:
  ///   - held: the value that the file stands for, as it would be written.
  ///   - found: what is in the file; nil where there is none.
  func beginSaving(over held: [UInt8]?, found: [UInt8]?) {
    guard let place, let folder, let hold = folder.hold else { return }
    lastFailure = folder.error
    if folder.isHeld {
      do {
        try place.folder.make()
      } catch {
        lastFailure = .unwritable(error)
        note(.unwritable(error))
      }
    }
    let text = text
    let file = HeldFile(
      place, hold, limit: KeptLook<Value>.sizeLimit, found: found, in: folder.number)
    writer = CoalescingWriter(
      held: held, bytes: { text.write($0) }, write: { file.write($0) }, onProgress: wake)
  }

  func note(_ error: KeepingError) { errors.append(error) }
}

extension KeptFile: Keeper {
  var file: KeptFile { self }
}

/// What keeps something from one start of the program to the next, as the program deals with it.
protocol Keeper: AnyObject {
  associatedtype Value: Codable & Sendable

  /// Where it is kept.
  var file: KeptFile<Value> { get }

  /// Hands over what has changed, and what could not be written; nothing is written where nothing has changed.
  func save()

  /// Begins to write what has been handed over, and returns at once.
  ///
  /// Once a frame is painted, so that the painting does not wait for a thread to be made or for memory that it is using.
  func beginWriting()

  /// Tells what has happened on the thread that writes.
  func collect()

  /// Whether something has changed that is not in the file yet, nor could not be written.
  var isBusy: Bool { get }

  /// Returns when all has been written, or could not be.
  func finish()
}

extension Keeper {
  /// What was wrong when it was loaded.
  var errors: [KeepingError] { file.errors }

  /// See ``KeptFile/finishing``.
  var finishing: (@Sendable () -> Void)? { file.finishing }

  /// Hears of what goes wrong later.
  var onError: (KeepingError) -> Void {
    get { file.onError }
    set { file.onError = newValue }
  }

  func save() { file.retry() }
  func beginWriting() { file.beginWriting() }
  func collect() { file.collect() }
  var isBusy: Bool { file.isBusy }
  func finish() { file.finish() }
}
