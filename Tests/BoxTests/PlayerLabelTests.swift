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

@MainActor @Suite("The label of the only person at a table")
struct PlayerLabelTests {
  private func texts(_ player: String?, _ show: (HeadlessProgram) -> Void) throws -> [String] {
    let program = try HeadlessProgram("en", Box.games) { $0.playerName = { player } }
    show(program)
    return program.list.texts
  }

  @Test("is “You” in a box of one player, and the player's name in a box of several")
  func names() throws {
    let shows: [(HeadlessProgram) -> Void] = [
      { program in
        let seats = MatchstickSeats(first: .person, second: .clever)
        let setup = MatchstickSetup(pile: 18, takeLimit: 3, seating: seats)
        program.show(MatchsticksModule.self, MatchstickTable(setup: setup, seed: 7))
      },
      { program in
        let setup = PairsSetup(layout: .fourByFour, [.person, .forgetful(memory: 40)])
        program.show(PairsModule.self, PairsTable(setup, seed: 3, isByChance: true))
      },
      { program in
        let setup = EarthSetup(guessing: [.person, .globetrotter(error: 900)])
        program.show(EarthModule.self, EarthTable(setup, seed: 9, isByChance: true))
      },
    ]
    for show in shows {
      let (alone, several) = (try texts(nil, show), try texts("Lena", show))
      #expect(alone.contains("You") && !several.contains("You"))
      #expect(several.contains("Lena"))
    }
  }
}
