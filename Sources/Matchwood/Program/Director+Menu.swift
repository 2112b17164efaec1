import GameScenes
import Stage

extension Director {
  /// The games of the box, one entry each.
  private var catalogue: [CatalogueEntry] {
    [
      .matchsticks(tables.matchsticks) { [weak self] in self?.open(self?.matchsticks) },
      .sliding(tables.sliding) { [weak self] in self?.open(self?.sliding) },
      .pairs(tables.pairs) { [weak self] in self?.open(self?.pairs) },
    ]
  }

  private func open(_ game: (any Scene)?) {
    if let game { container.show(game, .push(.left)) }
  }

  func makeMenu() -> MenuScene {
    let menu = MenuScene(catalogue: catalogue, context: context)
    menu.onLeave = { [weak self] in self?.onLeave() }
    menu.onSettings = { [weak self] in self?.showSettings(of: SettingsGame.allCases) }
    return menu
  }
}
