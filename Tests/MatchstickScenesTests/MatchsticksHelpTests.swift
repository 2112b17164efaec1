import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import Motion
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The help of Matchsticks")
struct MatchsticksHelpTests {
  private let context = StageContext.test()

  /// The help, with a take limit.
  private func help(_ limit: Int = 3) -> HelpScene {
    context.input.device = .keyboard
    let settings = SettingsModel.test { $0.matchsticks.takeLimit = limit }
    let game = MatchsticksModule(.test(context, settings: settings))
    let scene = HelpScene([game], at: game.name, context: context)
    scene.willAppear()
    scene.layout(in: context.look.metrics.size)
    scene.didAppear()
    return scene
  }

  private func secret(_ limit: Int = 3) -> HelpScene {
    let scene = help(limit)
    for _ in 0..<3 { scene.handle(.leap(.pageDown)) }
    context.animator.advance(by: .seconds(1))
    return scene
  }

  private func matches(_ scene: any Scene) -> Int {
    scene.list.pictures("shadow of a match").count
  }

  @Test("plays a game of its rule to the end, which the other loses, with every take limit")
  func rule() {
    for limit in Matchsticks.takeLimits {
      let scene = help(limit)
      #expect(matches(scene) == limit + 4)
      scene.run(.seconds(60), context)
      #expect(matches(scene) == 0)
      #expect(scene.list.texts.contains("The other player has to take it. You win!"))
      #expect(scene.nextTimer == nil && context.animator.isIdle)
    }
  }

  @Test("tells the losing counts of the take limit that is set")
  func counts() {
    for limit in Matchsticks.takeLimits {
      let scene = secret(limit)
      let counts = (0..<4).map { 1 + $0 * (limit + 1) }
      #expect(counts.allSatisfy { PileTheory(takeLimit: limit).isLost($0) })
      for count in counts { #expect(scene.list.texts.contains(String(count)), "\(count)") }
      #expect(matches(scene) == counts.last)
    }
  }

  /// At the pile that can be tried.
  private func trial() -> HelpScene {
    let scene = secret()
    for _ in 0..<4 { scene.handle(.activate) }
    return scene
  }

  @Test("lets a pile be tried: who leaves a losing count wins against the clever player")
  func tried() {
    let scene = trial()
    for count in [2, 0, 0] {
      // Whatever Clever takes of the losing count, the rest of four leaves the last match.
      let left = matches(scene)
      scene.handle(.number(count > 0 ? count : left - 1))
      scene.run(.seconds(4), context)
    }
    #expect(scene.list.texts.contains("You win: Clever had to take the last one."))
  }

  @Test("lets the clever player win who is left another count, and lays the pile out again")
  func lost() {
    let scene = trial()
    scene.handle(.number(3))
    scene.run(.seconds(4), context)
    #expect(matches(scene) == 1)
    scene.handle(.number(1))
    scene.run(.seconds(4), context)
    #expect(scene.list.texts.contains("Clever wins: you had to take the last one."))
    scene.click("tray")
    #expect(matches(scene) == 7)
  }

  @Test("takes the match that is pressed, also if it slips, and those that a stroke crosses")
  func slips() throws {
    for (from, to, left) in [(5, 5.3, 5), (5, 4.4, 5), (6, 5, 5), (4, 6, 4)] {
      let scene = trial()
      let player = DevicePlayer(scene, context)
      let places = scene.list.pictures("shadow of a match").map(\.frame.center)
      let start = places[from]
      let pitch = (places[6] - places[5]).x
      player.stroke(
        [start, start + Point((to - Double(from)) * pitch, 0)], lasting: 60, .touch)
      player.wait(1000)
      #expect(matches(scene) == left, "\(from) \(to)")
    }
  }

  @Test("takes with arrows and Enter what was chosen, once the focus is on the pile")
  func arrows() {
    let scene = trial()
    while scene.focused != "tray" { scene.handle(.focusNext) }
    for intent in [Intent.tilt(.left), .tilt(.left), .activate] { scene.handle(intent) }
    scene.run(.seconds(1), context)
    #expect(matches(scene) == 5)
  }
}
