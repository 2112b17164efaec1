import GameKernel
import GameScenes
import PairsGame
import SDLKit
import Stage

extension Director {
  func makePairs() -> PairsScene {
    // Computers ask for the strategy at their first turn.
    Background.start { LeadTable.prepare() }
    let scene = PairsScene(table: tables.pairs, settings: settings, context: context)
    scene.onMenu = { [weak self] in self?.showMenu(from: Pairs.name) }
    scene.onSettings = { [weak self] in self?.showSettings(of: [.pairs]) }
    scene.onSettingsChange = { [weak self] settings in
      self?.onSettings(settings)
      self?.onSettingsDone()
    }
    scene.onResults = { [weak self] in self?.showResults(.pairs) }
    scene.onOver = { [weak self] in self?.results.enter($0, on: .today) }
    scene.onPresent = { [weak container] in container?.present($0) }
    scene.onDismiss = { [weak container] in container?.dismiss($0) }
    scene.onRefusal = { [weak self] in self?.onPairsRefusal($0) }
    scene.isInFront = { [weak container, weak scene] in container?.active === scene }
    return scene
  }
}
