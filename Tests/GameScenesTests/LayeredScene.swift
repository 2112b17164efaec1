import BoxKit
import Stage

/// A scene in a container that lays its dialogs over it, as the program does: both as one scene.
@MainActor final class LayeredScene: Scene {
  let name = "layered"
  let container: SceneContainer

  init(_ scene: some TableScene, _ context: StageContext) {
    container = SceneContainer(context: context)
    scene.exits = Self.exits(container) { [weak scene] in scene }
    container.layout(in: context.metrics.size)
    container.show(scene, .none)
  }

  /// The ways out of a table that lead to dialogs over it.
  private static func exits(
    _ container: SceneContainer, _ scene: @escaping () -> (any Scene)?
  ) -> TableRoutes {
    var exits = TableRoutes()
    exits.present = { [weak container] in container?.present($0) }
    exits.dismiss = { [weak container] in container?.dismiss($0) }
    exits.isInFront = { [weak container] in container?.active === scene() }
    return exits
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

extension TableRoutes {
  /// Lays words over the table, with one button to go on.
  @MainActor func tell(_ context: StageContext, _ message: @escaping (Texts) -> String) {
    let dialog = MessageScene(context: context, message: message)
    dialog.onClose = { [dismiss, weak dialog] in dialog.map(dismiss) }
    present(dialog)
  }
}
