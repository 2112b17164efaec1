import GameKernel
import PairsGame
import PairsScenes
import PictureScenes
import SceneTestSupport
import Stage

/// Tables of Pairs, from their start to their end.
@MainActor enum LaidPairs {
  private static func cards(
    _ name: String, _ occupants: [PairsOccupant] = [.person],
    layout: PairsLayout = .sixBySix, faces: CardFaces = .figures,
    then prepare: @escaping @MainActor (HeadlessProgram, PairsTable) -> Void = { _, _ in }
  ) -> LaidState {
    LaidState("pairs " + name) { program in
      let setup = PairsSetup(layout: layout, occupants).with(layout, faces)
      let table = PairsTable(setup, seed: 7, isByChance: true)
      program.settings.setOnPage { $0.pairs.seats = table.seats }
      program.show(PairsModule.self, table)
      prepare(program, table)
    }
  }

  static func persons(_ count: Int) -> [PairsOccupant] {
    Array(repeating: .person, count: count)
  }

  /// Turns both cards of every kind.
  private static func findAll(_ program: HeadlessProgram, _ table: PairsTable) {
    let state = table.state
    for kind in 0..<(state.layout.cardCount / 2) {
      for card in state.layout.cards where state.kinds[card] == UInt8(kind) {
        program.click("board.\(card)")
      }
    }
    program.run(4)
  }

  /// Turns two cards that are no pair.
  private static func miss(_ program: HeadlessProgram, _ table: PairsTable) {
    let kinds = table.state.kinds
    guard let other = table.state.layout.cards.first(where: { kinds[$0] != kinds[0] }) else {
      return
    }
    program.click("board.0")
    program.click("board.\(other)")
    program.run(0.5)
  }

  /// Pictures of the player's own, with their names or without.
  private static func own(_ count: Int, areNamed: Bool = false) -> CardFaces {
    let pictures: [PictureRow.ID] = (0..<count).map { "p\($0)" }
    return PictureFaces(deck: 0, pictures: pictures, areNamed: areNamed).map { .pictures($0) }
      ?? .figures
  }

  /// Shows all cards.
  private static func peek(_ program: HeadlessProgram, _ table: PairsTable) {
    program.key(.command(.peek), .command(.peek))
    program.run(1)
  }

  static let all = [
    cards("at its start"),
    cards("with words", layout: .eightByEight, faces: .words, then: peek),
    cards("with large words", layout: .fourByFour, faces: .words, then: peek),
    cards("with words at its end", layout: .fourByFour, faces: .words, then: findAll),
    cards("with a miss of words", persons(2), faces: .words, then: miss),
    cards("with sounds", faces: .sounds, then: peek),
    cards("with a miss of sounds", persons(2), layout: .fourByFour, faces: .sounds, then: miss),
    cards("with sounds at its end", layout: .fourByFour, faces: .sounds, then: findAll),
    cards("with a small deck", faces: own(12), then: miss),
    cards("with names", layout: .sixByFour, faces: own(12, areNamed: true), then: peek),
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
    cards("with its players", persons(2)) { program, _ in program.click("players") },
    cards("at its end", layout: .fourByFour, then: findAll),
    cards("looked back on", layout: .sixByFour) { program, table in
      findAll(program, table)
      program.click("look-back")
    },
    cards("for two looked back on", persons(2), layout: .fourByFour) { program, table in
      miss(program, table)
      program.run(4)
      findAll(program, table)
      program.run(4)
      program.click("look-back")
      program.key(.tilt(.right))
    },
    cards("for four looked back on", persons(4), layout: .fourByFour) { program, table in
      miss(program, table)
      program.run(4)
      findAll(program, table)
      program.run(4)
      program.click("look-back")
      program.key(.tilt(.right), .tilt(.right))
    },
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
