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
