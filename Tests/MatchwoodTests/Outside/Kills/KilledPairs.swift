import GameKernel
import PairsGame
import TestSupport

@testable import Matchwood

/// Pairs of one person, up to three of which are left.
enum KilledPairs: KilledGame {
  static func table(_ dice: inout Dice) throws -> PairsTable {
    let setup = PairsSetup(layout: .fourByFour, [.person])
    let table = PairsTable(setup, seed: dice.next(), isByChance: true)
    let pairs = table.state.layout.cards.shuffled(using: &dice).filter { card in
      partner(of: card, on: table) > card
    }
    for card in pairs.dropLast(1 + dice.below(3)) {
      try table.tap(card)
      try table.tap(partner(of: card, on: table))
    }
    return table
  }

  /// Finds a pair more often than not.
  static func turn(on table: PairsTable, _ dice: inout Dice) throws -> String? {
    let state = table.state
    guard !state.isOver else { return nil }
    if dice.below(16) == 0, state.openCards.isEmpty, table.canUndo, !table.isAtStart {
      table.undo()
      return "key u"
    }
    if dice.below(8) == 0, state.openCards.isEmpty, table.canRedo {
      table.redo()
      return "key ctrl+y"
    }
    var card = dice.pick(state.layout.cards.filter(state.isFaceDown))
    if state.openCards.count == 1, dice.below(4) > 0 {
      card = partner(of: state.openCards[0], on: table)
    }
    try table.tap(card)
    return "touch board.\(card)"
  }

  /// A miss is turned back.
  static func rest(_ table: PairsTable) { table.close() }

  static func result(of table: PairsTable) -> String? {
    table.state.isOver && table.canHaveResult ? String(describing: table.link) : nil
  }

  private static func partner(of card: Int, on table: PairsTable) -> Int {
    let kinds = table.state.kinds
    return kinds.indices.first { $0 != card && kinds[$0] == kinds[card] } ?? card
  }
}
