import GameScenes
import Stage

/// A scene in a container that lays its dialogs over it, as the program does: both as one scene.
@MainActor final class LayeredScene: Scene {
  let name = "layered"
  let container: SceneContainer

  init(_ scene: MatchsticksScene, _ context: StageContext) {
    container = SceneContainer(context: context)
    scene.exits = Self.exits(container, context) { [weak scene] in scene }
    container.layout(in: context.metrics.size)
    container.show(scene, .none)
  }

  /// The ways out of a table that lead to dialogs over it.
  private static func exits(
    _ container: SceneContainer, _ context: StageContext, _ scene: @escaping () -> (any Scene)?
  ) -> TableExits {
    var exits = TableExits()
    exits.present = { [weak container] in container?.present($0) }
    exits.dismiss = { [weak container] in container?.dismiss($0) }
    exits.isInFront = { [weak container] in container?.active === scene() }
    exits.tell = { [weak container] message in
      let dialog = MessageScene(context: context, message: message)
      dialog.onClose = { [weak dialog] in dialog.map { container?.dismiss($0) } }
      container?.present(dialog)
    }
    return exits
  }

  init(_ scene: SlidingScene, _ context: StageContext) {
    container = SceneContainer(context: context)
    scene.exits = Self.exits(container, context) { [weak scene] in scene }
    container.layout(in: context.metrics.size)
    container.show(scene, .none)
  }

  init(_ scene: PairsScene, _ context: StageContext) {
    container = SceneContainer(context: context)
    scene.exits = Self.exits(container, context) { [weak scene] in scene }
    container.layout(in: context.metrics.size)
    container.show(scene, .none)
  }

  /// The name of the scene that gets the intents.
  var active: String? { container.active?.name }

  func layout(in size: Size) { container.layout(in: size) }
  func handle(_ intent: Intent) { container.handle(intent) }
  func advance(by elapsed: Duration) { container.advance(by: elapsed) }
  func draw(into list: inout DisplayList) { container.draw(into: &list) }
  var pace: Double { container.pace }
  var nextTimer: Duration? { container.nextTimer }
  var controls: [ControlReport] { container.controls }
}
