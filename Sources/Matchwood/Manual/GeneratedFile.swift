import BoxKit
import Stage

/// A file for the desktop or the shell that the program writes itself, so that it never differs from the help.
nonisolated enum GeneratedFile: String, CaseIterable, Sendable {
  case man, bash, zsh, fish, desktop, metainfo

  /// The whole file.
  ///
  /// - Parameters:
  ///   - games: those of the box.
  ///   - pages: the help of the program first, then that of its commands.
  ///   - language: of a file that has one; those of the desktop hold all languages, those of the shells English.
  @MainActor func text(
    _ games: [any BoxGame.Type], _ pages: [HelpPage], _ catalogue: Catalogue, _ language: Language
  ) -> String {
    switch self {
    case .man:
      catalogue.speak(language)
      return ManualPage(pages: pages, games: games, texts: catalogue.texts).text
    case .bash: return BashCompletion(pages: pages).text
    case .zsh: return ZshCompletion(pages: pages).text
    case .fish: return FishCompletion(pages: pages).text
    case .desktop: return DesktopEntry(games: games, catalogue: catalogue).text
    case .metainfo: return Metainfo(games: games, catalogue: catalogue).text
    }
  }
}

/// What the program is, as `--version`, the manual and the packages call it.
nonisolated enum Version {
  static let now = "1.0-alpha"
}

nonisolated extension HelpPage {
  /// The page of the program for a box of these games, and those of its commands.
  static func all(_ games: [any BoxGame.Type]) -> [HelpPage] {
    [ofProgram(games)] + games.flatMap { $0.commands }.map { $0.page }
  }

  /// What `--help` prints for a box of these games.
  static func help(_ games: [any BoxGame.Type]) -> String {
    let pages = all(games)
    return pages[0].text(beside: Array(pages.dropFirst()))
  }
}
