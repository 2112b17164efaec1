import GameKernel
import Stage

/// A scene of a table: what its frame does for it follows from the frame.
package protocol TableScene: Scene {
  associatedtype Rules: TracedRules
  /// What it shares with the scenes of all tables.
  var frame: TableFrame<Rules> { get }
}

extension TableScene {
  package var table: GameTable<Rules> { frame.table }
  package var context: StageContext { frame.context }
  package var panel: ControlPanel { frame.panel }
  package var controls: [ControlReport] { panel.reports }

  /// Where the table leads.
  package var exits: TableExits {
    get { frame.exits }
    set { frame.exits = newValue }
  }

  /// Hears what the rules refuse.
  package var onRefusal: (Rules.Refusal) -> Void {
    get { frame.onRefusal }
    set { frame.onRefusal = newValue }
  }

  package func sense(_ event: InputEvent.Kind) { frame.sense(event) }
  package func willAppear() { frame.willAppear() }
  package func willDisappear() { frame.willDisappear() }
}

extension GameContext {
  /// Ties the scene of a game's table to the box: where it leads, and what the trace hears of refused moves.
  package func connect<Table: TableScene>(_ scene: Table, of game: any BoxGame) {
    scene.exits = exits(of: game) { [weak scene] in scene }
    scene.onRefusal = { [tables, stage] in
      tables.refused($0, by: Table.Rules.self)
      stage.rumble(.refusal)
    }
  }
}
