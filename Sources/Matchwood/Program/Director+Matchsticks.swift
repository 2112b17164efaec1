import GameScenes
import MatchstickGame

extension Director {
  func makeMatchsticks() -> MatchsticksScene {
    let scene = MatchsticksScene(table: tables.matchsticks, settings: settings, context: context)
    scene.onMenu = { [weak self] in self?.showMenu(from: Matchsticks.name) }
    scene.onSettings = { [weak self] in self?.showSettings(of: [.matchsticks]) }
    scene.onPresent = { [weak container] in container?.present($0) }
    scene.onDismiss = { [weak container] in container?.dismiss($0) }
    scene.onRefusal = { [weak self] in self?.onMatchsticksRefusal($0) }
    return scene
  }
}
