import BoxKit
import Files
import GameKernel
import PlayLog
import SDLKit
import Threads

/// The saved settings and games, loaded by another thread while the window opens.
final class StatePreloader {
  /// The file of the settings, or `nil` if this run has no folder of settings.
  let settings: Prefetched<FileReadResult<Settings>>?
  /// The current player's settings, or `nil` if this run has no folder of settings.
  let current: Prefetched<Settings>?
  private var tables: [String: any Sendable] = [:]

  /// Schedules the loading of all files, the settings first.
  ///
  /// - Parameters:
  ///   - config: the folder of the settings, or `nil`.
  ///   - text: the file format of the settings.
  ///   - data: the folder of the games, or `nil`.
  ///   - games: the games whose tables are loaded.
  init(
    settingsIn config: LockedFolder?, as text: VersionedFormat<Settings>,
    tablesIn data: LockedFolder?, _ gameFolders: GameFolders,
    of games: [any BoxGame.Type], in queue: inout PrefetchQueue
  ) {
    let settings = (config?.file(Settings.fileName)).map { file in
      queue.add { FileReadResult(at: file.path, as: text) }
    }
    self.settings = settings
    current = settings.flatMap { machine in
      config?.path.map { path in
        queue.add { machine.value.value?.current(in: path, as: text) ?? Settings() }
      }
    }
    let folder: @Sendable () -> String = {
      gameFolders[settings?.value.value?.player ?? .first]
    }
    for rules in games.compactMap({ $0.rules }) { read(rules, in: data, folder, &queue) }
  }

  private func read<Rules: TracedRules>(
    _ rules: Rules.Type, in folder: LockedFolder?, _ games: @escaping @Sendable () -> String,
    _ queue: inout PrefetchQueue
  ) {
    tables[Rules.name] = GameStore<Rules>.preload(in: folder, games, &queue)
  }

  /// Returns the loaded table of a game. Returns `nil` on the second call, or if loading was not scheduled.
  func takeTable<Rules: TableRules>(of rules: Rules.Type) -> Prefetched<
    FileReadResult<TableRecord<Rules>>
  >? {
    tables.removeValue(forKey: Rules.name) as? Prefetched<FileReadResult<TableRecord<Rules>>>
  }
}

nonisolated extension Settings {
  /// The name of the settings file.
  static let fileName = "settings.json"

  /// Returns the name of the file with the personal settings of a player other than the first.
  static func fileName(of player: PlayerID) -> String { "\(folder)/\(player).json" }

  /// The folder of these files.
  static let folder = "settings"

  /// Returns these settings of the machine with the personal ones of the current player.
  fileprivate func current(in folder: FilePath, as text: VersionedFormat<Settings>) -> Settings {
    guard player != .first else { return self }
    let file = FileReadResult(at: "\(folder)/\(Self.fileName(of: player))", as: text)
    return taking(.player, from: file.value ?? Settings())
  }
}
