import BoxKit
import Files
import GameKernel
import JSON
import PlayLog
import Synchronization

/// The stores of everything that is saved between runs.
final class Storage {
  let settings: RunSettings
  let tables: TablePersistence
  let log: LogStore
  /// The file with the best games of a version without a log.
  private let earlier: EarlierResultFile
  let pictures: PictureFolder
  private let folders: SaveFolders
  private let finalWrites = FinalWrites()
  private var observation: Observation?
  private var onError: (PersistenceError) -> Void = { _ in }

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
    settings = RunSettings(file, overlays) { player in
      PersistentFile(
        Settings.fileName(of: player), RunSettings.format(games), .settings, in: folders.config,
        wake: wake)
    }
    earlier = EarlierResultFile(in: folders.data)
    log = LogStore(
      in: folders.data ?? folders.config, preload.log, earlier: earlier.book, wake: wake)
    let player = log.model.known(settings.current.player)
    let isOther = player != settings.current.player
    if isOther { settings.change(to: player) }
    log.model.enter(player)
    tables = TablePersistence(
      in: folders.data, folders.games[player], trace: trace,
      preloader: isOther ? nil : preload.state, wake: wake)
    observation = log.model.changes.observe { [weak self] change in
      guard case .appended(let entries) = change else { return }
      for case .player(let player, .forget) in entries { self?.forget(player) }
    }
    pictures.isNamedElsewhere = { [weak self] in self?.isNamedElsewhere($0) == true }
  }

  /// Deletes the tables of the players' past games of a day. Call it before one of them is opened.
  func deleteEndedDays() {
    guard let path = folders.data?.path, folders.data?.isHeld == true else { return }
    let (log, today) = (log.model.log, Day(secondsSince1970: log.model.now().secondsSince1970))
    for player in log.players.present {
      EndedDayTables(
        in: "\(path)/\(folders.games[player.id])", DayHistory(log, of: player.id), before: today
      ).delete()
    }
  }

  /// Deletes the games and personal settings of a player who does not play.
  private func forget(_ player: PlayerID) {
    if let path = folders.data?.path, folders.data?.isHeld == true {
      Folder("\(path)/\(folders.games[player])").remove()
    }
    settings.forget(player)
  }

  /// Whether a game or the settings of a player who does not play name a picture.
  private func isNamedElsewhere(_ picture: PictureName) -> Bool {
    guard let name = try? JSONWriter().write(picture) else { return true }
    let player = settings.current.player
    let games = folders.games.others(than: player, in: folders.data)
    let ofSettings = folders.config?.path.map { "\($0)/\(Settings.folder)" as FilePath }
    let files = (games + [ofSettings].compactMap(\.self)).flatMap { folder in
      Folder(folder).names.map { Folder(folder).path(of: $0) }
    }
    let first = player == .first ? nil : folders.config?.file(Settings.fileName)?.path
    return (files + [first].compactMap(\.self)).contains { path in
      let bytes = try? SafeFile(path: path).read(atMost: SafeFile.usualLimit)
      return bytes.flatMap { $0 }?.contains(name) == true
    }
  }

  private var stores: [any PersistentStore] {
    [settings.file, log] + (settings.own.map { [$0] } ?? []) + tables.stores + [pictures]
  }

  /// The errors of loading, those of the folders first.
  var errors: [PersistenceError] {
    [folders.config, folders.data].compactMap { $0?.error } + earlier.errors
      + stores.flatMap(\.errors)
  }

  /// Enters the results of a version without a log. Call it once all tables are open.
  func bringOver() {
    guard log.model.earlier != nil else { return }
    log.model.bringOver()
    if log.flush() { earlier.setAside() }
  }

  /// Sets the function that is called with each error of saving.
  func onError(_ report: @escaping (PersistenceError) -> Void) {
    onError = report
    connect()
  }

  private func connect() {
    tables.onError = onError
    for store in stores { store.onError = onError }
    let writes = stores.compactMap(\.finalWrite)
    finalWrites.all.withLock { $0 = writes }
  }

  /// A function that writes the last saved values of all stores that are open when it is called, on any thread.
  var finalWrite: @Sendable () -> Void {
    { [finalWrites] in for write in finalWrites.all.withLock({ $0 }) { write() } }
  }

  /// Saves the games and settings of the current player, and loads the settings of another one.
  ///
  /// - Parameter openGames: opens the tables of the other player.
  func change(to player: PlayerID, _ openGames: () -> Void) {
    tables.change(to: folders.games[player])
    settings.change(to: player)
    log.model.enter(player)
    openGames()
    connect()
  }

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

/// The functions that write the last saved values.
private nonisolated final class FinalWrites: Sendable {
  let all = Mutex<[@Sendable () -> Void]>([])
}

extension PlayLogModel {
  /// Returns a player whom the log knows: the given one, or another if that one was removed.
  ///
  /// Adds a player whose line was lost.
  fileprivate func known(_ player: PlayerID) -> PlayerID {
    if log.players[player] == nil {
      append([.player(player, .add(name: nil, colour: 0, figure: 0))])
    }
    return log.players[player]?.id ?? log.players.present[0].id
  }
}
