import GameScenes
import Stage

extension Director {
  /// Shows the best results of the sliding puzzle, over the scene that asks.
  func showResults() {
    let scene = ResultsScene(.sliding, results, context: context)
    scene.onBack = { [weak container] in container?.pop(.push(.right)) }
    container.push(scene, .push(.left))
  }
}
