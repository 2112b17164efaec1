import GameKernel
import SlidingGame
import TestSupport

@testable import Matchwood

/// A sliding puzzle that was shuffled by chance and lies one or two moves from home.
enum KilledSliding: KilledGame {
  static func table(_ dice: inout Dice) throws -> SlidingTable {
    let table = SlidingTable(.home(.square(4)), seed: dice.next())
    var events: [SlidingPuzzle.Event] = []
    let observation = table.session.changes.observe { events += $0.events }
    table.shuffle()
    observation.cancel()
    for event in events.reversed().dropLast(1 + dice.below(2)) {
      try table.session.perform(.tilt(direction(SlidingPuzzle.reversed(event))))
    }
    // Now and then the walk of the shuffle has come by home itself.
    return table.state.isSolved ? try self.table(&dice) : table
  }

  /// One that lies one move from home.
  static func last(_ dice: inout Dice) throws -> SlidingTable {
    while true {
      let table = try table(&dice)
      var state = table.state
      _ = try SlidingPuzzle.apply(.tilt(try direction(on: table, &dice)), to: &state)
      if state.isSolved { return table }
    }
  }

  static func turn(on table: SlidingTable, _ dice: inout Dice) throws -> String? {
    guard !table.state.isSolved else { return nil }
    switch dice.below(8) {
    case 0 where table.canUndo && !table.isAtStart:
      table.undo()
      return "key u"
    case 1 where table.session.undoneMoveCount > 0:
      table.redo()
      return "key ctrl+y"
    default:
      let direction = try self.direction(on: table, &dice)
      try table.session.perform(.tilt(direction))
      return "key \(direction)"
    }
  }

  /// One that ends the game, where there is one, or any other.
  static func direction(on table: SlidingTable, _ dice: inout Dice) throws -> Direction {
    let possible = Direction.allCases.filter { direction in
      var state = table.state
      return (try? SlidingPuzzle.apply(.tilt(direction), to: &state)) != nil
    }
    let last = try possible.first { direction in
      var state = table.state
      _ = try SlidingPuzzle.apply(.tilt(direction), to: &state)
      return state.isSolved
    }
    return last ?? dice.pick(possible)
  }

  static func result(of table: SlidingTable) -> String? {
    let sheet = table.sheet
    guard table.isSolvedByPlay, sheet.isByChance, !sheet.wasHelped, table.category != nil else {
      return nil
    }
    return String(describing: table.link)
  }

  private static func direction(_ event: SlidingPuzzle.Event) -> Direction {
    switch event {
    case .didTilt(let direction, _, _), .didMove(let direction, _, _): direction
    }
  }
}
