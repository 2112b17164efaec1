import Files
import GameKernel
import SDLKit
import Threads

/// Persists the table of a game: loads it once, and saves its record at each change and with the frame that
/// follows.
final class GameStore<Rules: TableRules>: FileStore {
  /// Called after each write with the number of this run's changes that the file now contains.
  var onSave: ((Int) -> Void)? {
    get { file.onWritten }
    set { file.onWritten = newValue }
  }

  let file: PersistentFile<TableRecord<Rules>>
  private var table: GameTable<Rules>?
  private var changes = 0
  /// Whether ``beginWriting()`` must save the record again, because the session has changed.
  private var hasChanged = false
  private var observation: Observation?

  /// Makes a store for the table of a game.
  ///
  /// - Parameters:
  ///   - folder: `nil` saves nothing.
  ///   - games: the path of the player's games in the folder.
  ///   - prefix: the beginning of the file's name.
  ///   - ahead: the file's contents, if another thread loads them.
  ///   - wake: called on another thread when there is something to collect.
  init(
    in folder: LockedFolder?, _ games: String, prefix: String = "",
    ahead: Prefetched<FileReadResult<TableRecord<Rules>>>? = nil,
    wake: @escaping @Sendable () -> Void = {}
  ) {
    file = PersistentFile(
      Self.file(in: games, prefix), Self.text, .game, in: folder, preloaded: ahead, wake: wake)
  }

  /// Schedules loading on another thread. Returns `nil` if there is no folder.
  ///
  /// - Parameter games: returns the path of the player's games in the folder. Called on the other thread.
  static func preload(
    in folder: LockedFolder?, _ games: @escaping @Sendable () -> String,
    _ queue: inout PrefetchQueue
  ) -> Prefetched<FileReadResult<TableRecord<Rules>>>? {
    guard let path = folder?.path else { return nil }
    return queue.add { [text] in
      FileReadResult(at: "\(path)/\(Self.file(in: games()))", as: text)
    }
  }

  private nonisolated static func file(in games: String, _ prefix: String = "") -> String {
    "\(games)/\(prefix)\(Rules.name).json"
  }
  private static var text: VersionedFormat<TableRecord<Rules>> {
    VersionedFormat(kind: Rules.name, version: 2)
  }

  /// Returns the saved table, or `nil` if there is none or it cannot be restored.
  func restore() -> GameTable<Rules>? { file.load { try GameTable(restoring: $0) } }

  /// Saves a table from now on. Call it after ``restore()``.
  func follow(_ table: GameTable<Rules>) {
    self.table = table
    observation = table.session.changes.observe { [weak self] _ in
      guard let self else { return }
      changes += 1
      // Saves at once too, because the display may hang before it shows the change.
      save()
      hasChanged = true
    }
  }

  /// Saves the table's record. Call it for changes outside the session, such as the play time.
  func save() {
    hasChanged = false
    if let table { file.save(table.record, number: changes) }
  }

  func beginWriting() {
    if hasChanged { save() }
    file.beginWriting()
  }

  var isBusy: Bool { hasChanged || file.isBusy }

  func finish() {
    save()
    file.finish()
  }
}
