import BoxKit
import Stage

/// A scene and the dialogs over it as one scene.
@MainActor package final class LayeredScene: Scene {
  package let name = "layered"
  package let container: SceneContainer

  package init(_ scene: some TableScene, _ context: StageContext) {
    container = SceneContainer(context: context)
    scene.routes = Self.routes(container) { [weak scene] in scene }
    container.layout(in: context.look.metrics.size)
    container.show(scene, .none)
  }

  /// The routes from a table to dialogs over it.
  private static func routes(
    _ container: SceneContainer, _ scene: @escaping () -> (any Scene)?
  ) -> TableRoutes {
    var routes = TableRoutes()
    routes.present = { [weak container] in container?.present($0) }
    routes.dismiss = { [weak container] in container?.dismiss($0) }
    routes.push = { [weak container] in container?.push($0, .none) }
    routes.pop = { [weak container] in container?.pop(.none) }
    routes.isInFront = { [weak container] in container?.active === scene() }
    return routes
  }

  /// The name of the scene or dialog that handles intents.
  package var active: String? { container.active?.name }

  package func layout(in size: Size) { container.layout(in: size) }
  package func handle(_ intent: Intent) { container.handle(intent) }
  package func advance(by elapsed: Duration) { container.advance(by: elapsed) }
  package func draw(into list: inout DisplayList) { container.draw(into: &list) }
  package var pace: Double { container.pace }
  package var nextTimer: Duration? { container.nextTimer }
  package var controls: [ControlReport] { container.controls }
}

extension TableRoutes {
  /// Presents a message over the table.
  @MainActor package func presentMessage(
    _ context: StageContext, _ message: @escaping (Texts) -> String
  ) {
    let dialog = MessageScene(context: context, message: message)
    dialog.onClose = { [dismiss, weak dialog] in dialog.map(dismiss) }
    present(dialog)
  }
}
