import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@testable import BoxKit

@MainActor @Suite("The first steps of heaps and rows")
struct GroupsFirstStepsTests {
  @Test(
    "The first step says how to take with the device in use, and points at a match",
    arguments: [
      (InputDevice.mouse, "Click a match to take it, or between two to take both."),
      (.touch, "Tap a match, or two that touch, then take them."),
      (.keyboard, "Arrow keys choose, Up arrow chooses two. Enter takes."),
    ])
  func firstStep(device: InputDevice, words: String) throws {
    let program = try HeadlessProgram.box("en")
    program.settings.change { $0.firstSteps.show("matchsticks-rows") }
    let setup = MatchstickSetup(
      Matchsticks.Layout(.rows([3, 5, 7]), last: .loses),
      seating: MatchstickSeats(first: .person, second: .clever))
    program.show(MatchsticksModule.self, MatchstickTable(setup: setup, seed: 7))
    program.context.input.device = device
    let scene = try #require(program.root as? MatchsticksScene)
    #expect(scene.controller.guide.words == words)
    #expect(program.report("take")?.isEnabled == false)
  }
}
