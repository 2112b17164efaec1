import Controls
import GameKernel
import Stage

/// A scene of a table, which forwards to its ``TableController`` what all tables share.
package protocol TableScene: Scene {
  associatedtype Rules: TracedRules
  /// The bar, focus, dialog and clock around the game.
  var frame: TableController<Rules> { get }
}

extension TableScene {
  package var table: GameTable<Rules> { frame.table }
  package var context: StageContext { frame.context }
  package var panel: ControlPanel { frame.panel }
  package var controls: [ControlReport] { panel.reports }

  /// The routes from the table to other scenes.
  package var exits: TableRoutes {
    get { frame.exits }
    set { frame.exits = newValue }
  }

  /// Called with a refusal of the rules.
  package var onRefusal: (Rules.Refusal) -> Void {
    get { frame.onRefusal }
    set { frame.onRefusal = newValue }
  }

  package func sense(_ event: InputEvent.Kind) { frame.sense(event) }
  package func willAppear() { frame.willAppear() }
  package func willDisappear() { frame.willDisappear() }
}

extension GameContext {
  /// Connects the scene of a game's table to the box: sets its routes, and traces and rumbles refused moves.
  package func connect<Table: TableScene>(_ scene: Table, of game: any BoxGame) {
    scene.exits = exits(of: game) { [weak scene] in scene }
    scene.onRefusal = { [tables, stage] in
      tables.refused($0, by: Table.Rules.self)
      stage.feedback.rumble(.refusal)
    }
  }
}
