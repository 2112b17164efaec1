import BoxKit
import Controls
import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import Testing

@testable import MatchwoodMain

/// Plays with one key and a clock.
@MainActor @Suite("A player with one switch")
struct OneSwitchTests {
  @Test("wins a game of Matchsticks")
  func matchsticks() throws {
    let player = try SwitchPlayer([MatchsticksModule.self])
    let setup = MatchstickSetup(pile: 18, takeLimit: 3, seating: MatchstickSeats())
    let table = MatchstickTable(setup: setup, seed: 3)
    player.program.show(MatchsticksModule.self, table)
    for _ in 0..<12 where !table.state.isOver {
      let count = max(1, (table.state.remaining - 1) % 4)
      try #require(player.choose("take-\(count)"), "\(table.state.remaining)")
      player.wait(8)
    }
    #expect(table.state.isOver)
  }

  @Test("solves a puzzle of 3 × 3")
  func sliding() throws {
    let player = try SwitchPlayer([SlidingModule.self])
    let table = SlidingTable(.dealt(.square(3)), seed: 5)
    player.program.show(SlidingModule.self, table)
    for direction in HeardBoard(table.state.board.tiles.map { $0 + 1 }).solution {
      let (row, column) = table.state.board.gap.quotientAndRemainder(dividingBy: 3)
      let cell =
        switch direction {
        case .left: 3 * row + column + 1
        case .right: 3 * row + column - 1
        case .up: 3 * (row + 1) + column
        case .down: 3 * (row - 1) + column
        }
      try #require(player.choose("board.\(cell)"))
      player.wait()
    }
    #expect(table.state.isSolved)
  }

  @Test("finds all pairs of 4 × 4")
  func pairs() throws {
    let player = try SwitchPlayer([PairsModule.self])
    let table = PairsTable(PairsSetup(layout: .fourByFour), seed: 2)
    player.program.show(PairsModule.self, table)
    for card in 0..<16 where !table.state.isGone(card) {
      let kinds = table.state.kinds
      let other = try #require((0..<16).first { $0 != card && kinds[$0] == kinds[card] })
      for one in [card, other] { try #require(player.choose("board.\(one)"), "card \(one)") }
      player.wait(3)
    }
    #expect(table.state.isOver)
  }

  @Test("plays a game of Guess to its end")
  func guess() throws {
    let player = try SwitchPlayer([EarthModule.self])
    let table = EarthTable(EarthSetup(mode: .guess), seed: 5)
    player.program.show(EarthModule.self, table)
    for round in 1...5 {
      let globe = try #require(player.program.report("globes"))
      try #require(player.choose(globe.parts[60].center), "round \(round)")
      player.wait(2)
      try #require(player.choose("next"), "dig of round \(round)")
      player.wait(8)
      if round < 5 { try #require(player.choose("next"), "after round \(round)") }
      player.wait(2)
    }
    #expect(table.state.isOver)
  }

  @Test("changes the settings, chooses from a list and a slider, and comes back")
  func settings() throws {
    let player = try SwitchPlayer(Box.games)
    player.program.showSettings(of: Box.games)
    let scale = try #require(player.program.report("scale"))
    try #require(player.choose(scale.parts[scale.parts.count - 1].center))
    #expect(player.program.settings.current.scale == 169)
    try #require(player.choose("language"))
    try #require(player.choose("language.1"))
    #expect(player.program.settings.current.language != nil)
  }

  @Test("writes a text on the keyboard of the screen")
  func keyboard() throws {
    let player = try SwitchPlayer(Box.games)
    player.program.showMenu()
    var text = ""
    let request = TextRequest(text: "", placeholder: "", limit: 9) { text = $0 }
    let keyboard = KeyboardScene(request, context: player.program.context)
    keyboard.onClose = { [program = player.program] in program.dismiss(keyboard) }
    player.program.present(keyboard)
    player.program.settle()
    for key in ["key-z", "key-o", "done"] { try #require(player.choose(key), "\(key)") }
    #expect(text == "Zo")
    #expect(player.program.active?.name == "menu")
  }

  @Test("closes a list, and scrolls a page, with the keys of the last row")
  func strip() throws {
    let player = try SwitchPlayer(Box.games)
    player.program.showSettings(of: Box.games)
    try #require(player.choose("language"))
    #expect(player.program.container.controls.contains { $0.isModal })
    let size = player.program.context.look.metrics.size
    // The strip is the row at the lower edge.
    for _ in 0..<100 where !player.marked.contains(where: { $0.maxY > size.height - 30 }) {
      player.wait()
    }
    player.press()
    #expect(player.marked.count == 1)
    player.press()
    #expect(player.program.container.controls.allSatisfy { !$0.isModal })
  }

  @Test("rests after three rounds, and begins again with a press")
  func rests() throws {
    let player = try SwitchPlayer(Box.games)
    player.program.showMenu()
    #expect(player.marked.isEmpty)
    player.press()
    #expect(!player.marked.isEmpty)
    player.wait(100)
    #expect(player.marked.isEmpty)
    player.press()
    #expect(!player.marked.isEmpty)
  }
}
