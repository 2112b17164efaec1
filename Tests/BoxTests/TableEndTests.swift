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
import TestSupport
import Testing

@testable import BoxKit
@testable import MatchwoodMain

@MainActor @Suite("The end of a game at its table")
struct TableEndTests {
  private nonisolated static let games = ["matchsticks", "sliding", "pairs", "tunnel"]
  private let program: HeadlessProgram

  init() throws { program = try HeadlessProgram.box("en") }

  /// Shows a table on which one move is left, and makes that move.
  ///
  /// - Returns: the name of the dialog at its end.
  private func play(_ game: String) throws -> String {
    switch game {
    case "matchsticks":
      let seats = MatchstickSeats(first: .person, second: .person)
      let table = MatchstickTable(
        setup: MatchstickSetup(pile: 12, takeLimit: 3, seating: seats), seed: 7)
      for count in [3, 1, 3, 1, 3] { try table.take(count) }
      program.show(MatchsticksModule.self, table)
      try table.take(1)
      return "review"
    case "sliding":
      let options = SlidingPuzzle.Options.board(try #require(.init("3:0-1-2-3-4-8-6-7-5")))
      let table = SlidingTable(options, seed: 3)
      program.show(SlidingModule.self, table)
      try table.session.perform(.tilt(.up))
      return "sliding-end"
    case "pairs":
      let table = PairsTable(PairsSetup(layout: .fourByFour), seed: 3, isByChance: true)
      let cards = (0..<8).flatMap { kind in
        table.state.kinds.indices.filter { table.state.kinds[$0] == UInt8(kind) }
      }
      for card in cards.dropLast() { try table.tap(card) }
      program.show(PairsModule.self, table)
      try table.tap(try #require(cards.last))
      return "pairs-end"
    default:
      let table = EarthTable(EarthSetup(guessing: [.person]), seed: 9, isByChance: true)
      for round in 0..<5 {
        if round > 0 { try table.session.perform(.next) }
        if round == 4 { program.show(EarthModule.self, table) }
        try table.session.perform(.flag(table.state.place.antipode))
      }
      return "tunnel-end"
    }
  }

  /// Waits until the dialog has opened by itself.
  private func wait() {
    for _ in 0..<4 {
      program.run(2)
      program.settle()
    }
  }

  @Test("opens its dialog again by the button Result, which has the focus", arguments: games)
  func again(_ game: String) throws {
    let dialog = try play(game)
    wait()
    #expect(program.active?.name == dialog)
    program.key(.back)
    program.run(1)
    #expect(program.active === program.root)
    #expect(program.report("result")?.isEnabled == true)
    program.key(.activate)
    #expect(program.active?.name == dialog)
    program.key(.back)
    program.click("result")
    #expect(program.active?.name == dialog)
    wait()
    #expect(program.active?.name == dialog)
  }

  @Test("suggests what to play next", arguments: games)
  func suggestion(_ game: String) throws {
    _ = try play(game)
    wait()
    #expect(program.report("menu") != nil)
    #expect(program.active?.controls.first?.id != "menu", "the suggestion comes first")
  }

  @Test("is below the statistics, which lead back to its dialog", arguments: games)
  func results(_ game: String) throws {
    let dialog = try play(game)
    wait()
    program.click("results")
    #expect(program.active?.name == "statistics")
    program.key(.back)
    #expect(program.active?.name == dialog)
    program.key(.back)
    #expect(program.active === program.root)
  }

  @Test("has a review that leads back to where it was opened", arguments: games)
  func review(_ game: String) throws {
    let dialog = try play(game)
    wait()
    program.click("look-back")
    #expect(program.active?.name == "turns")
    program.key(.back)
    #expect(program.active?.name == dialog)
  }

  @Test("deals again by its button, and the table has no button Result then", arguments: games)
  func playAgain(_ game: String) throws {
    _ = try play(game)
    wait()
    program.click("new-game")
    program.run(3)
    #expect(program.active === program.root && program.report("result") == nil)
  }

  @Test("puts its button where the next place was, before the dialog opens by itself")
  func lastPlace() throws {
    _ = try play("tunnel")
    #expect(program.report("next") == nil && program.report("result")?.isEnabled == false)
    #expect(program.list.texts.contains("Result") && !program.list.texts.contains("Play again"))
    for _ in 0..<40 where program.report("result")?.isEnabled != true { program.run(0.5) }
    program.click("result")
    #expect(program.active?.name == "tunnel-end")
    program.key(.back)
    wait()
    #expect(program.active === program.root, "it does not open a second time")
  }

  @Test("has its button also in a game that was kept", arguments: games)
  func kept(_ game: String) throws {
    let dialog = try play(game)
    wait()
    let type = try #require(Box.games.first { $0.name == game })
    program.showTable(type)
    program.run(3)
    #expect(program.active === program.root)
    program.click("result")
    #expect(program.active?.name == dialog)
  }

  @Test("says of a game that undo has changed no more that it is the first result")
  func undone() throws {
    _ = try play("tunnel")
    wait()
    #expect(program.list.texts.contains("Your first result"))
    let table = try #require(program.tables.table(of: ThroughTheEarth.self))
    program.key(.command(.undo))
    let other = try #require(Place(latitude: 10, longitude: 10))
    try table.session.perform(.flag(other))
    wait()
    #expect(program.active?.name == "tunnel-end")
    #expect(program.list.texts.contains { $0.hasPrefix("Played with undo, so no medal") })
    #expect(!program.list.texts.contains("Your first result"))
  }

  @Test("leaves the focus on the board when the player comes back to a game", arguments: games)
  func focus(_ game: String) throws {
    let type = try #require(Box.games.first { $0.name == game })
    program.settings.change { $0.tunnel.mode = .guess }
    program.showTable(type)
    program.key(.focusNext)
    let home = program.report("board.0") == nil ? nil : "board"
    let table = program.root as? any TableScene
    func focused(_ scene: some TableScene) -> (String?, String?) {
      (scene.controller.panel.focused?.id, scene.controller.focus.home()?.id)
    }
    program.click("settings")
    program.showResults(of: game)
    program.key(.back)
    let (current, expected) = try #require(table.map { focused($0) })
    #expect(current == expected && (home == nil || current == home))
  }
}
