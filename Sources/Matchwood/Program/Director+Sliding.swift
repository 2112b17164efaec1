import GameKernel
import GameScenes
import SlidingGame
import Stage

extension Director {
  func makeSliding() -> SlidingScene {
    let scene = SlidingScene(table: tables.sliding, settings: settings, context: context)
    scene.onMenu = { [weak self] in self?.showMenu(from: SlidingPuzzle.name) }
    scene.onSettings = { [weak self] in self?.showSettings(of: [.sliding]) }
    scene.onSettingsChange = { [weak self] settings in
      self?.onSettings(settings)
      self?.onSettingsDone()
    }
    scene.onResults = { [weak self] in self?.showResults(.sliding) }
    scene.best = { [weak self] in self?.results.fewestMoves($0, showsNumbers: $1) }
    scene.onSolved = { [weak self] in self?.results.enter($0, on: .today) ?? [] }
    scene.onPresent = { [weak container] in container?.present($0) }
    scene.onDismiss = { [weak container] in container?.dismiss($0) }
    scene.onTell = { [weak self] in self?.tell($0) }
    scene.onRefusal = { [weak self] in self?.onSlidingRefusal($0) }
    scene.copyText = { [weak self] in self?.clipboard.copy($0) ?? false }
    scene.pasteText = { [weak self] in self?.clipboard.paste() }
    scene.isInFront = { [weak container, weak scene] in container?.active === scene }
    scene.adviser = adviser
    connectPictures(scene)
    return scene
  }
}
