import BoxKit
import GameKernel
import MatchstickGame
import TestSupport

@testable import Matchwood

/// A game as it is played while it is killed: by a script, and on a table of the test's own beside it.
@MainActor protocol KilledGame {
  associatedtype Rules: TracedRules

  /// A table that lies so that its game can end soon.
  static func table(_ dice: inout Dice) throws -> GameTable<Rules>

  /// Makes a turn on a table; it may take several changes.
  ///
  /// - Returns: the step that asks the program for it; nil where the game is over.
  static func turn(on table: GameTable<Rules>, _ dice: inout Dice) throws -> String?

  /// What happens by itself on a table that is left alone.
  static func rest(_ table: GameTable<Rules>)

  /// The name of a table's game in the best games; nil where it is not there.
  static func result(of table: GameTable<Rules>) -> String?

  /// The settings of the next games.
  static var settings: String { get }
}

extension KilledGame {
  static var name: String { Rules.name }
  static func rest(_ table: GameTable<Rules>) {}
  static func result(of table: GameTable<Rules>) -> String? { nil }
  static var settings: String { "{}" }
}

/// Matchsticks of two people near their end, with undo, redo and new games.
enum KilledMatchsticks: KilledGame {
  private static let setup = MatchstickSetup(
    seating: MatchstickSeats(first: .person, second: .person))

  static let settings =
    #"{"matchsticks":{"seating":{"first":"person","second":"person"}}}"#

  /// A new game.
  static func start(_ dice: inout Dice) -> MatchstickTable {
    MatchstickTable(setup: setup, seed: dice.next())
  }

  static func table(_ dice: inout Dice) throws -> MatchstickTable {
    let table = start(&dice)
    let rest = 2 + dice.below(6)
    while table.state.remaining > rest { try table.take(1) }
    return table
  }

  /// A turn that ends the game is the last one, since a dialog would take the next keys.
  static func turn(on table: MatchstickTable, _ dice: inout Dice) throws -> String? {
    let state = table.state
    guard !state.isOver else { return nil }
    switch dice.below(8) {
    case 1...2 where table.canUndo:
      table.undo()
      return "key u"
    case 3 where table.canRedo:
      table.redo()
      return "key ctrl+y"
    case 4...:
      let count = 1 + dice.below(min(state.limit, state.remaining))
      try table.take(count)
      return "key \(count)"
    default:
      table.newGame(setup)
      return "key n"
    }
  }
}
