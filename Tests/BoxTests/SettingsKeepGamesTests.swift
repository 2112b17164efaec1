import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import Testing

@testable import MatchwoodMain

@MainActor @Suite("Changed settings leave a game in progress alone, and hold for the next one:")
struct SettingsKeepGamesTests {
  private let program: HeadlessProgram

  init() throws { program = try HeadlessProgram.box("en") }

  /// Changes settings and closes their page.
  private func change(_ edit: (inout Settings) -> Void) {
    let before = program.settings.current
    program.settings.change(edit)
    program.settings.applyChange(since: before)
  }

  private func says(_ game: any BoxGame.Type) -> Bool {
    program.showSettings(of: [game])
    return program.list.texts.joined(separator: " ").contains("Applies to your next game.")
  }

  @Test("Matchsticks")
  func matchsticks() throws {
    let seats = MatchstickSeats(first: .person, second: .person)
    let table = MatchstickTable(
      setup: MatchstickSetup(pile: 18, takeLimit: 3, seating: seats), seed: 7)
    program.show(MatchsticksModule.self, table)
    change { $0.matchsticks.pile = 20 }
    #expect(table.state.remaining == 20, "a game without a move is no game in progress")
    try table.take(2)
    change {
      $0.matchsticks.pile = 24
      $0.matchsticks.seating.second = .clever
    }
    #expect(table.state.remaining == 18 && table.seating.second == .person)
    #expect(says(MatchsticksModule.self))
    program.showTable(MatchsticksModule.self)
    #expect(program.settings.current.matchsticks.pile == 24, "also after the next start")
    program.key(.command(.newGame))
    #expect(table.state.remaining == 24 && table.seating.second == .clever)
    #expect(!says(MatchsticksModule.self))
  }

  @Test("Pairs")
  func pairs() throws {
    let table = PairsTable(PairsSetup(layout: .fourByFour), seed: 3, isByChance: true)
    try table.tap(0)
    try table.tap(1)
    program.show(PairsModule.self, table)
    change { $0.pairs.seats.append(PairsSeat(.person, colour: 1)) }
    change { $0.pairs.layout = .sixBySix }
    #expect(table.state.layout == .fourByFour && table.state.seatCount == 1)
    #expect(says(PairsModule.self))
    program.showTable(PairsModule.self)
    program.key(.command(.newGame))
    #expect(table.state.layout == .sixBySix && table.state.seatCount == 2)
    #expect(!says(PairsModule.self))
  }

  @Test("Through the Earth")
  func earth() throws {
    let table = EarthTable(EarthSetup(guessing: [.person]), seed: 9, isByChance: true)
    try table.session.perform(.flag(table.state.place.antipode))
    program.show(EarthModule.self, table)
    change { $0.tunnel.seats.append(EarthSeat(.globetrotter(error: 900), colour: 1)) }
    #expect(table.seats.count == 1)
    #expect(says(EarthModule.self))
    program.showTable(EarthModule.self)
    // The first press asks, as a round has begun.
    program.key(.command(.newGame))
    #expect(table.seats.count == 1)
    program.key(.command(.newGame))
    #expect(table.seats.count == 2)
  }
}
