import EarthGame
import GameKernel
import TestSupport

@testable import Matchwood

/// Dry feet, with five or four of the six finds made; the child stands on the next one.
enum KilledEarth: KilledGame {
  static func table(_ dice: inout Dice) throws -> EarthTable {
    var finds = Self.finds.shuffled(using: &dice)
    finds.removeFirst(dice.below(2))
    guard let next = finds.popLast() else { preconditionFailure("There are finds") }
    // No two games start at the same place: in the log that would be the same start.
    let start = Place(
      latitude: Double(dice.below(120_000)) / 1_000 - 60,
      longitude: Double(dice.below(350_000)) / 1_000 - 175)
    let setup = EarthSetup(mode: .dry, start: start ?? .lisbon)
    let table = EarthTable(setup, seed: dice.next(), isByChance: true)
    for find in finds {
      try table.session.perform(.stand(find))
      try table.session.perform(.dig)
    }
    try table.session.perform(.stand(next))
    return table
  }

  /// Digs or climbs back up, for nobody can walk exactly to a place; some take it back.
  static func turn(on table: EarthTable, _ dice: inout Dice) throws -> String? {
    let state = table.state
    guard !state.isOver else { return nil }
    switch dice.below(6) {
    case _ where !state.isDug && !state.isPlaced, 0 where table.canUndo:
      // A second dig needs another place. The first undo asks, since it costs the best games.
      let asks = table.canHaveResult && !table.isAtStart
      table.undo()
      return asks ? "key u\nkey u" : "key u"
    case 1 where table.canRedo:
      table.redo()
      return "key ctrl+y"
    default:
      try table.session.perform(state.isDug ? .stand(state.place) : .dig)
      // Another key ends the fall, in which Enter would do nothing else.
      return state.isDug ? "key enter" : "key enter\nkey tab"
    }
  }

  static func result(of table: EarthTable) -> String? {
    table.state.isOver && table.canHaveResult ? String(describing: table.link) : nil
  }

  /// On land at both ends, far from each other.
  private static let finds: [Place] = [
    (40, -4.5), (-33, -65), (3, 115), (78, -40), (0.5, 101.5), (31, 112),
  ].compactMap { Place(latitude: $0, longitude: $1) }
}
