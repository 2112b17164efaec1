import BoxKit
import GameKernel
import SDLKit
import Threads

/// What was kept of settings and games, which another thread reads while the window opens.
final class KeptAhead {
  /// The settings; nil where none are kept.
  let settings: Early<KeptLook<Settings>>?
  private var tables: [String: any Sendable] = [:]

  /// Puts them into a line, the settings first.
  ///
  /// - Parameters:
  ///   - config: where the settings are; nil where there are none.
  ///   - text: how they are written.
  ///   - data: where tables are; nil where there are none.
  ///   - games: whose tables are read.
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

  /// Hands out the table of a game, once; nil where it is not read ahead.
  func takeTable<Rules: TableRules>(of rules: Rules.Type) -> Early<KeptLook<TableRecord<Rules>>>? {
    tables.removeValue(forKey: Rules.name) as? Early<KeptLook<TableRecord<Rules>>>
  }
}

nonisolated extension Settings {
  /// The file that they are kept in.
  static let fileName = "settings.json"
}
