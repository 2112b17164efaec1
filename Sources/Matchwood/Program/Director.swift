import GameScenes
import MatchstickGame
import Stage

/// Makes the scenes and leads from one to the next; the scenes know nothing of each other.
final class Director {
  /// Called with the settings after every change of them.
  var onSettings: (Settings) -> Void = { _ in }
  /// Called when the player has left the settings: the time to save them.
  var onSettingsDone: () -> Void = {}
  /// Called when the player leaves the program.
  var onLeave: () -> Void = {}

  /// The best results of the box.
  var results = ResultKeeper()

  let context: SceneContext
  let container: SceneContainer
  private let table: MatchstickTable
  private let matchsticks: MatchsticksScene
  private var menu: MenuScene?

  init(context: SceneContext, container: SceneContainer, table: MatchstickTable) {
    self.context = context
    self.container = container
    self.table = table
    matchsticks = MatchsticksScene(table: table, context: context)
    matchsticks.onMenu = { [weak self] in self?.showMenu(.push(.right)) }
    matchsticks.onSettings = { [weak self] in self?.showSettings() }
    matchsticks.onPresent = { [weak container] in container?.present($0) }
    matchsticks.onDismiss = { [weak container] in container?.dismiss($0) }
  }

  /// Hears what the rules refuse.
  var onRefusal: (Matchsticks.Refusal) -> Void {
    get { matchsticks.onRefusal }
    set { matchsticks.onRefusal = newValue }
  }

  /// Shows the first scene.
  func begin(with start: Options.Start) {
    switch start {
    case .menu: showMenu(.none)
    case .matchsticks: container.show(matchsticks, .none)
    }
  }

  /// Lays a message over what is shown.
  func tell(_ message: @escaping (Texts) -> String) {
    let scene = MessageScene(context: context, message: message)
    scene.onClose = { [weak container, weak scene] in
      if let scene { container?.dismiss(scene) }
    }
    container.present(scene)
  }

  /// The games of the box, one entry each.
  private var catalogue: [CatalogueEntry] {
    [
      .matchsticks(table) { [weak self] in self?.show(game: self?.matchsticks) }
    ]
  }

  private func show(game: (any Scene)?) {
    if let game { container.show(game, .push(.left)) }
  }

  private func showMenu(_ transition: Transition) {
    let menu = menu ?? makeMenu()
    self.menu = menu
    container.show(menu, transition)
  }

  private func makeMenu() -> MenuScene {
    let menu = MenuScene(catalogue: catalogue, context: context)
    menu.onLeave = { [weak self] in self?.onLeave() }
    menu.onSettings = { [weak self] in self?.showSettings() }
    return menu
  }

  private func showSettings() {
    let settings = SettingsScene(context: context)
    settings.onChange = { [weak self] in self?.onSettings($0) }
    settings.onBack = { [weak self] in self?.leaveSettings($0) }
    container.push(settings, .flip)
  }

  private func leaveSettings(_ settings: Settings) {
    onSettings(settings)
    container.pop(.flip)
    matchsticks.adopt(settings.matchsticks)
    // Last, since what goes wrong is told over the scene that stays.
    onSettingsDone()
  }
}
