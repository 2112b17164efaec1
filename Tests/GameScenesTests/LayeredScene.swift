import GameScenes
import Stage

/// A Matchsticks scene in a container that lays its dialogs over it, as the program does: both as one scene.
@MainActor final class LayeredScene: Scene {
  let name = "layered"
  private let container: SceneContainer

  init(_ scene: MatchsticksScene, _ context: SceneContext) {
    container = SceneContainer(backstage: context.backstage)
    scene.onPresent = { [weak container] in container?.present($0) }
    scene.onDismiss = { [weak container] in container?.dismiss($0) }
    container.layout(in: context.backstage.metrics.size)
    container.show(scene, .none)
  }

  /// The name of the scene that gets the intents.
  var active: String? { container.active?.name }

  func layout(in size: Size) { container.layout(in: size) }
  func handle(_ intent: Intent) { container.handle(intent) }
  func advance(by elapsed: Duration) { container.advance(by: elapsed) }
  func draw(into list: inout DisplayList) { container.draw(into: &list) }
  var nextTimer: Duration? { container.nextTimer }
  var controls: [ControlReport] { container.controls }
}
