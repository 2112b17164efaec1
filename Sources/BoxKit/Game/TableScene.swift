import Controls
import GameKernel
import Stage

/// A scene of a table, which forwards to its ``TableController`` what all tables share.
package protocol TableScene: Scene {
  associatedtype Rules: TracedRules
  /// The bar, focus, dialog and clock around the game.
  var controller: TableController<Rules> { get }
}

extension TableScene {
  package var table: GameTable<Rules> { controller.table }
  package var context: StageContext { controller.context }
  package var panel: ControlPanel { controller.panel }
  package var controls: [ControlReport] { panel.reports }

  /// The routes from the table to other scenes.
  package var routes: TableRoutes {
    get { controller.routes }
    set { controller.routes = newValue }
  }

  /// Called with a refusal of the rules.
  package var onRefusal: (Rules.Refusal) -> Void {
    get { controller.onRefusal }
    set { controller.onRefusal = newValue }
  }

  package func willAppear() { controller.willAppear() }
  package func willDisappear() { controller.willDisappear() }
}

extension GameContext {
  /// Connects the scene of a game's table to the box: sets its routes, and traces and rumbles refused moves.
  package func connect<Table: TableScene>(_ scene: Table, of game: any BoxGame) {
    scene.routes = routes(of: game) { [weak scene] in scene }
    scene.controller.playerName = services.playerName
    scene.onRefusal = { [tables, stage] in
      tables.refused($0, by: Table.Rules.self)
      stage.feedback.rumble(.refusal)
    }
  }
}
