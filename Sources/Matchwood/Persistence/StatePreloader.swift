import BoxKit
import Files
import GameKernel
import SDLKit
import Threads

/// The saved settings and games, loaded by another thread while the window opens.
final class StatePreloader {
  /// The saved settings, or `nil` if this run has no folder of settings.
  let settings: Prefetched<FileReadResult<Settings>>?
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
    tablesIn data: LockedFolder?,
    of games: [any BoxGame.Type], in queue: inout PrefetchQueue
  ) {
    settings = (config?.file(Settings.fileName)).map { file in
      queue.add { FileReadResult(at: file.path, as: text) }
    }
    for rules in games.compactMap({ $0.rules }) { read(rules, in: data, &queue) }
  }

  private func read<Rules: TracedRules>(
    _ rules: Rules.Type, in folder: LockedFolder?, _ queue: inout PrefetchQueue
  ) {
    tables[Rules.name] = GameStore<Rules>.preload(in: folder, &queue)
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
}
