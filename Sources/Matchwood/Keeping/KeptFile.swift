import Files

/// Keeps a value in one JSON file of a folder, from one start of the program to the next.
///
/// What is in the file is read once, by ``load(_:)``, and from then on written by ``save(_:number:)``
/// on a thread beside the main one. Nothing is ever written over a file that could not be read.
///
/// ```swift
/// let file = KeptFile<[Result]>("results.json", KeptText(kind: "results", version: 1), .game, in: folder)
/// var results = file.load { $0 } ?? []
/// results.append(result)
/// file.save(results)
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
  private let wake: @Sendable () -> Void
  /// Nil while nothing can be saved.
  private var writer: CoalescingWriter<Value>?
  private var lastWritten = 0
  private var hasFailed = false

  /// - Parameters:
  ///   - name: of the file within the folder; folders in it are made.
  ///   - folder: nil keeps nothing.
  ///   - wake: called on another thread when there is something for ``collect()``.
  init(
    _ name: String, _ text: KeptText<Value>, _ kept: KeepingError.Kept, in folder: HeldFolder?,
    wake: @escaping @Sendable () -> Void = {}
  ) {
    place = folder?.file(name)
    self.text = text
    self.kept = kept
    self.folder = folder
    self.wake = wake
  }

  /// Whether changes will be kept.
  var isSaving: Bool { writer != nil }

  /// Hands a value over to be written, and returns at once.
  ///
  /// - Parameter number: by which ``onWritten`` names it; rising.
  func save(_ value: Value, number: Int = 0) {
    writer?.write(value, number: number)
  }

  /// Returns when the value saved last is in the file, or could not be written.
  func finish() {
    writer?.finish()
    collect()
  }

  /// Tells what has happened on the other thread.
  func collect() {
    guard let progress = writer?.progress else { return }
    if progress.written > lastWritten {
      lastWritten = progress.written
      onWritten?(lastWritten)
    }
    // Each later value is tried again; only the first failure in a row is worth a word.
    if let failure = progress.failure, !hasFailed { onError(.unwritable(failure)) }
    hasFailed = progress.failure != nil
  }

  /// From now on values are saved, if this program may write in the folder.
  ///
  /// - Parameter held: what the file holds now.
  func beginSaving(over held: [UInt8]?) {
    guard let place, let folder, folder.isHeld else { return }
    do {
      try place.folder.make()
    } catch {
      note(.unwritable(error))
      return
    }
    let text = text
    writer = CoalescingWriter(place, held: held, bytes: { text.write($0) }, onProgress: wake)
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

  /// Hands over what has changed; nothing is written where nothing has.
  func save()

  /// Tells what has happened on the thread that writes.
  func collect()

  /// Returns when all has been written, or could not be.
  func finish()
}

extension Keeper {
  /// What was wrong when it was loaded.
  var errors: [KeepingError] { file.errors }

  /// Hears of what goes wrong later.
  var onError: (KeepingError) -> Void {
    get { file.onError }
    set { file.onError = newValue }
  }

  func save() {}
  func collect() { file.collect() }
  func finish() { file.finish() }
}
