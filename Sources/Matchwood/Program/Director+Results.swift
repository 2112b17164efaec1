import GameScenes
import Stage

extension Director {
  /// Shows the best results of a game, over the scene that asks.
  func showResults(_ kind: ResultKind) {
    let scene = ResultsScene(kind, results, context: context)
    scene.onBack = { [weak container] in container?.pop(.push(.right)) }
    container.push(scene, .push(.left))
  }
}
