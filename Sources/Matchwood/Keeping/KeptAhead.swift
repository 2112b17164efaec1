import BoxKit
import Files
import GameKernel
import SDLKit
import Threads

/// The saved settings and games, loaded by another thread while the window opens.
final class KeptAhead {
  /// The saved settings, or nil if none are stored.
  let settings: Early<KeptLook<Settings>>?
  private var tables: [String: any Sendable] = [:]

  /// Schedules the loading of all files, the settings first.
  ///
  /// - Parameters:
  ///   - config: the folder of the settings, or nil.
  ///   - text: the file format of the settings.
  ///   - data: the folder of the games, or nil.
  ///   - games: the games whose tables are loaded.
  init(
    settingsIn config: HeldFolder?, as text: KeptText<Settings>, tablesIn data: HeldFolder?,
    of games: [any BoxGame.Type], in line: inout EarlyLine
  ) {
    settings = (config?.file(Settings.fileName)).map { file in
      line.add { KeptLook(at: file.path, as: text) }
    }
    for rules in games.compactMap({ $0.rules }) { read(rules, in: data, &line) }
  }

  private func read<Rules: TracedRules>(
    _ rules: Rules.Type, in folder: HeldFolder?, _ line: inout EarlyLine
  ) {
    tables[Rules.name] = GameKeeper<Rules>.ahead(in: folder, &line)
  }

  /// Returns the table of a game, once. Returns nil if it was not scheduled.
  func takeTable<Rules: TableRules>(of rules: Rules.Type) -> Early<KeptLook<TableRecord<Rules>>>? {
    tables.removeValue(forKey: Rules.name) as? Early<KeptLook<TableRecord<Rules>>>
  }
}

nonisolated extension Settings {
  /// The name of the settings file.
  static let fileName = "settings.json"
}
