import Stage

/// The three pages of a game's help, each created when it is first shown.
final class HelpBook {
  static let count = 3
  /// The index of the controls page.
  static let controlsPage = 1

  /// The index of the current page.
  var current = 0
  private let help: GameHelp
  private let lines: ControlsLines
  private let context: StageContext
  private var createdPages: [Int: HelpPageScene] = [:]

  init(_ help: GameHelp, _ lines: ControlsLines?, context: StageContext) {
    (self.help, self.context) = (help, context)
    self.lines = lines ?? { help.controlsLines($0, $1) + ControlsLine.ofAllGames($0, $1) }
  }

  /// Returns the page at an index.
  func page(_ index: Int) -> HelpPageScene {
    if let page = createdPages[index] { return page }
    let scene =
      switch index {
      case 0: HelpPageScene("rule", help.makeRule(), context: context)
      case Self.controlsPage:
        HelpPageScene("hands", ControlsPage(lines, context: context), context: context)
      default: HelpPageScene("secret", help.makeSecret(), context: context)
      }
    createdPages[index] = scene
    return scene
  }
}
