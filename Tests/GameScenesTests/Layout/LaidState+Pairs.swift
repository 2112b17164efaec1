import GameKernel
import GameScenes
import PairsGame
import Stage

/// Tables of Pairs, from their start to their end.
extension LaidState {
  private static func cards(
    _ name: String, _ occupants: [PairsOccupant] = [.person],
    layout: Pairs.Layout = .sixBySix,
    then prepare: @escaping @MainActor (LaidProgram, PairsTable) -> Void = { _, _ in }
  ) -> LaidState {
    LaidState("pairs " + name) { program in
      let table = PairsTable(PairsSetup(layout: layout, occupants), seed: 7, isByChance: true)
      program.settings.setOnPage { $0.pairs.seats = table.seats }
      program.show(BoxedPairs.self, table)
      prepare(program, table)
    }
  }

  static func persons(_ count: Int) -> [PairsOccupant] {
    Array(repeating: .person, count: count)
  }

  /// Turns both cards of every kind.
  private static func findAll(_ program: LaidProgram, _ table: PairsTable) {
    let state = table.state
    for kind in 0..<(state.layout.cardCount / 2) {
      for card in state.layout.cards where state.kinds[card] == UInt8(kind) {
        program.click("board.\(card)")
      }
    }
    program.run(4)
  }

  /// Turns two cards that are no pair.
  private static func miss(_ program: LaidProgram, _ table: PairsTable) {
    let kinds = table.state.kinds
    guard let other = table.state.layout.cards.first(where: { kinds[$0] != kinds[0] }) else {
      return
    }
    program.click("board.0")
    program.click("board.\(other)")
    program.run(0.5)
  }

  static let pairs = [
    cards("at its start"),
    cards("with 64 cards", layout: .eightByEight),
    cards("asked to peek", layout: .eightByEight) { program, _ in program.key(.command(.peek)) },
    cards("asked for a hint") { program, _ in program.key(.command(.hint)) },
    cards("with a miss", then: miss),
    cards("for two", persons(2)),
    cards("after a change that has ended the game", persons(2)) { program, table in
      miss(program, table)
      program.settings.setOnPage { $0.pairs.layout = .fourByFour }
    },
    cards("for two with a miss", persons(2), then: miss),
    cards("won twice", [.person, .forgetful(memory: 40)], layout: .fourByFour) { program, table in
      findAll(program, table)
      program.click("new-game")
      findAll(program, table)
    },
    cards("against the perfect player", [.person, .perfect], layout: .fourByFour),
    cards("for three", persons(2) + [.forgetful(memory: 70)], layout: .sixByFour),
    cards("for four", persons(4)),
    cards(
      "for four with computers", [.person] + Array(repeating: .forgetful(memory: 70), count: 3)),
    cards("paused", [.forgetful(memory: 70), .forgetful(memory: 30)]) { program, _ in
      program.run(5)
      program.key(.command(.undo))
      program.settle()
    },
    cards("with its menu") { program, _ in program.click("more") },
    cards("with its layouts") { program, _ in program.click("layout") },
    cards("at its end", layout: .fourByFour, then: findAll),
    cards("at its end for two", persons(2), layout: .fourByFour, then: findAll),
    cards("at its end for four", persons(4), layout: .fourByFour, then: findAll),
    cards(
      "at its end against computers", [.person] + Array(repeating: .forgetful(memory: 0), count: 2),
      layout: .fourByFour, then: findAll),
    cards("after its end alone", layout: .sixBySix) { program, table in
      findAll(program, table)
      program.key(.back)
      program.settle()
    },
    cards("at its end with a reason", layout: .fourByFour) { program, table in
      table.restart()
      findAll(program, table)
    },
    cards("after its end", persons(4), layout: .fourByFour) { program, table in
      findAll(program, table)
      program.key(.back)
      program.settle()
    },
  ]
}
