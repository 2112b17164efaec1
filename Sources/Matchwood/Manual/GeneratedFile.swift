import BoxKit
import Commands
import Stage

/// A file for the desktop or the shell. The program generates it, so that it always agrees with the help.
nonisolated enum GeneratedFile: String, CaseIterable, Sendable {
  case man, bash, zsh, fish, desktop, metainfo

  /// Returns the text of the file.
  ///
  /// - Parameters:
  ///   - games: the games of the box.
  ///   - pages: the page of the program, followed by those of its commands.
  ///   - language: the language of the man page. The desktop's files contain all languages, and those of the
  ///     shells English.
  @MainActor func text(
    _ games: [any BoxGame.Type], _ pages: [CommandHelp], _ catalogue: Catalogue,
    _ language: Language
  ) -> String {
    switch self {
    case .man:
      catalogue.setLanguage(language)
      return ManualPage(pages: pages, games: games, texts: catalogue.texts).text
    case .bash: return BashCompletion(pages: pages).text
    case .zsh: return ZshCompletion(pages: pages).text
    case .fish: return FishCompletion(pages: pages).text
    case .desktop: return DesktopEntry(games: games, catalogue: catalogue).text
    case .metainfo: return Metainfo(games: games, catalogue: catalogue).text
    }
  }
}

/// The version of the program, for `--version`, the manual and the packages.
nonisolated enum Version {
  static let now = "1.0-alpha"
}

nonisolated extension CommandHelp {
  /// Returns the commands for a box of these games, and those of the program.
  static func commands(
    _ games: [any BoxGame.Type], _ others: [any GameCommand.Type] = []
  ) -> [any GameCommand.Type] {
    games.flatMap { $0.commands } + others + [SaveCommand.self, LoadCommand.self]
  }

  /// Returns the page of the program for a box of these games, followed by those of its commands.
  ///
  /// - Parameter others: the commands besides those of the games.
  static func all(
    _ games: [any BoxGame.Type], _ others: [any GameCommand.Type] = []
  ) -> [CommandHelp] {
    [ofProgram(games), StatisticsRequest.page(games.map { $0.name })]
      + commands(games, others).map { $0.page }
  }

  /// Returns the text of `--help` for a box of these games.
  static func help(
    _ games: [any BoxGame.Type], _ others: [any GameCommand.Type] = []
  ) -> String {
    let pages = all(games, others)
    return pages[0].text(beside: Array(pages.dropFirst()))
  }
}
