import BoxKit
import Files
import PlayLog

/// The stores of everything that is saved between runs.
final class Storage {
  let settings: RunSettings
  let tables: TablePersistence
  let log: LogStore
  /// The file with the best results of a version without a log.
  private let earlier: EarlierResultFile
  let pictures: PictureFolder
  private let folders: SaveFolders

  /// Loads the settings and the log. Tables and documents are loaded when games open them.
  ///
  /// - Parameters:
  ///   - overlays: the settings of the command line.
  ///   - wake: called on another thread when there is something to collect.
  init(
    _ folders: SaveFolders, _ preload: Preload, _ games: [any BoxGame.Type],
    overlays: [SettingOverlay], trace: Trace?, pictures: PictureFolder,
    wake: @escaping @Sendable () -> Void
  ) {
    self.folders = folders
    self.pictures = pictures
    let file = PersistentFile(
      Settings.fileName, RunSettings.format(games), .settings, in: folders.config,
      preloaded: preload.state.settings, wake: wake)
    settings = RunSettings(file, overlays)
    tables = TablePersistence(in: folders.data, trace: trace, preloader: preload.state, wake: wake)
    earlier = EarlierResultFile(in: folders.data)
    log = LogStore(
      in: folders.data ?? folders.config, preload.log, earlier: earlier.book, wake: wake)
  }

  private var stores: [any PersistentStore] {
    [settings.file, log] + tables.stores + [pictures]
  }

  /// The errors of loading, those of the folders first.
  var errors: [PersistenceError] {
    [folders.config, folders.data].compactMap { $0?.error } + earlier.errors + stores.flatMap(\.errors)
  }

  /// Enters the results of a version without a log. Call it once all tables are open.
  func bringOver() {
    guard log.model.earlier != nil else { return }
    log.model.bringOver()
    if log.flush() { earlier.setAside() }
  }

  /// Sets the function that is called with each error of saving.
  func onError(_ report: @escaping (PersistenceError) -> Void) {
    for store in stores { store.onError = report }
  }

  /// Functions that write the last saved values on any thread.
  var finalWrites: [@Sendable () -> Void] { stores.compactMap(\.finalWrite) }

  /// Saves all stores, including state that changes without a move, such as play times.
  func save() {
    for store in stores { store.save() }
  }

  /// Starts writing saved values. Returns at once.
  func beginWriting() {
    for store in stores { store.beginWriting() }
  }

  /// Reports the results of the writing threads.
  func collect() {
    for store in stores { store.collect() }
  }

  /// Whether a store has unfinished work. See ``PersistentStore/isBusy``.
  var isBusy: Bool { stores.contains { $0.isBusy } }

  /// Saves everything. Returns when it has been written or has failed.
  func finish() {
    settings.save()
    for store in stores { store.finish() }
  }
}
