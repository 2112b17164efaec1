import BoxKit
import EarthScenes
import MatchstickScenes
import Motion
import PairsScenes
import SceneTestSupport
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("An untouched table", .tags(.motion))
struct RestTests {
  private static let games: [any BoxGame.Type] = [
    MatchsticksModule.self, SlidingModule.self, PairsModule.self, EarthModule.self,
  ]

  @Test("comes to rest within 5 s: nothing moves, and no timer is left", arguments: 0..<4)
  func rests(game: Int) throws {
    for reducedMotion in [false, true] {
      let program = try HeadlessProgram.box("en")
      program.context.animator.reducedMotion = reducedMotion
      program.showTable(Self.games[game])
      program.run(5)
      #expect(program.context.animator.isIdle)
      #expect(program.active?.nextTimer == nil)
      let seen = program.list
      program.run(2)
      #expect(program.list == seen)
    }
  }

  @Test("with a hint comes to rest as well", arguments: [0, 1, 3])
  func rests(withHintIn game: Int) throws {
    let program = try HeadlessProgram.box("en")
    program.showTable(Self.games[game])
    program.key(.command(.hint))
    program.run(5)
    #expect(program.context.animator.isIdle)
  }
}
