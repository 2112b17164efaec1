import BoxKit
import MachineScenes
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The page What did it learn?")
struct LearnedPageTests {
  @Test("keeps the theory for itself before the first game, and then explains its signs")
  func legend() throws {
    let program = try HeadlessProgram.box("en")
    let setup = MatchstickSetup(seating: MatchstickSeats(second: .machine))
    program.show(MatchsticksModule.self, MatchstickTable(setup: setup, seed: 7))
    func texts() -> [String] {
      program.click("learned")
      program.run(1)
      return program.list.texts
    }
    let before = texts()
    #expect(before.contains("In its box") && !before.contains("Theory"))
    #expect(!before.contains("losing bead"))
    // Beads mean the same before and after.
    #expect(before.contains("takes 1") && before.contains("takes 3"))
    program.click("close")
    program.settle()
    program.settings.change {
      ($0.matchsticks.training.games, $0.matchsticks.training.isWatched) = (10, false)
    }
    program.click("train")
    program.run(1)
    let after = texts()
    for words in [
      "Theory", "losing bead", "the player to move loses", "never opened in a game", "takes 1",
      "takes 3",
    ] {
      #expect(after.contains(words), "\(words)")
    }
  }
}
