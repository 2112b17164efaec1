/// An object that persists something between runs.
protocol PersistentStore: AnyObject {
  /// The errors of loading.
  var errors: [PersistenceError] { get }

  /// Called with each error after loading.
  var onError: (PersistenceError) -> Void { get set }

  /// A function that writes all changes on any thread and reports no errors. `nil` while saving is impossible.
  var finalWrite: (@Sendable () -> Void)? { get }

  /// Saves changes, and tries again after a failure. Writes nothing if nothing has changed.
  func save()

  /// Starts writing the saved changes. Returns at once.
  ///
  /// Call it after painting a frame, so that painting does not wait for a new thread or for memory in use by the
  /// writer.
  func beginWriting()

  /// Reports the results of the writing thread.
  func collect()

  /// Whether a change or other work is unfinished. A failed write counts as finished.
  var isBusy: Bool { get }

  /// Writes all changes. Returns when everything has been written or has failed.
  func finish()
}

/// A store that persists a value in a JSON file.
protocol FileStore: PersistentStore {
  associatedtype Value: Codable & Sendable

  /// The file that holds the value.
  var file: PersistentFile<Value> { get }
}

extension FileStore {
  var errors: [PersistenceError] { file.errors }
  var finalWrite: (@Sendable () -> Void)? { file.finalWrite }

  var onError: (PersistenceError) -> Void {
    get { file.onError }
    set { file.onError = newValue }
  }

  func save() { file.retry() }
  func beginWriting() { file.beginWriting() }
  func collect() { file.collect() }
  var isBusy: Bool { file.isBusy }
  func finish() { file.finish() }
}
