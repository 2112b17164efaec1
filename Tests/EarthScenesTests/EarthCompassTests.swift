import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The compass of Through the Earth", .tags(.input))
struct EarthCompassTests {
  private func compass(_ harness: EarthHarness) -> Point {
    harness.scene.report("globes.compass")?.frame.center ?? .zero
  }

  /// Where a tap beside the middle of the near globe puts the child, which tells the globe's attitude and zoom.
  private func seen(_ harness: EarthHarness) -> Place {
    harness.context.input.device = .mouse
    harness.scene.click(at: harness.middle("near") + Point(90, 30))
    return harness.state.place
  }

  private func turn(_ harness: EarthHarness) {
    let start = harness.middle("near") + Point(120, 0)
    harness.drag(from: start, to: start + Point(-90, 40))
    harness.send(.keyboard, .zoom(2))
    harness.settle()
  }

  @Test("A press turns both globes back to their first view", arguments: [true, false])
  func press(isTouch: Bool) {
    let first = seen(EarthHarness(EarthSetup(mode: .dig)))
    let moved = EarthHarness(EarthSetup(mode: .dig))
    turn(moved)
    #expect(seen(moved) != first)
    let harness = EarthHarness(EarthSetup(mode: .dig))
    turn(harness)
    harness.send(isTouch ? .touch : .mouse, .hover(nil))
    #expect(harness.says("The compass turns it back."))
    harness.context.input.device = isTouch ? .touch : .mouse
    // Beside its edge, for a finger.
    harness.scene.click(at: compass(harness) + Point(0, 21))
    harness.run(.seconds(3))
    #expect(harness.table.session.moveCount == 0, "the child stays")
    #expect(seen(harness) == first)
  }

  @Test("So does a row of the menu, also in themes without the compass")
  func row() {
    let first = seen(EarthHarness(EarthSetup(mode: .dig)))
    let harness = EarthHarness(EarthSetup(mode: .dig))
    turn(harness)
    harness.click("more")
    harness.settle()
    #expect(harness.texts.contains("Turn the globes back"))
    harness.click("more.1")
    harness.run(.seconds(3))
    #expect(seen(harness) == first)
  }

  @Test("In a guess it turns the far globe to what chance has turned up")
  func guess() {
    let harness = EarthHarness.guess(.person)
    let middle = harness.middle("far")
    harness.drag(from: middle, to: middle + Point(120, 0))
    harness.settle()
    harness.scene.click(at: compass(harness))
    harness.run(.seconds(3))
    harness.flag()
    let view = harness.state.farViews[0]
    #expect((harness.state.flags[0].first?.distance(to: view) ?? .infinity) < 30)
  }

  @Test("Guess has its usual form at 800 × 600 in English and German, whatever the five cities are")
  func usualForm() throws {
    for language in ["en", "de"] {
      for seed in 0..<UInt64(12) {
        let program = try HeadlessProgram(language, [EarthModule.self])
        let table = EarthTable(EarthSetup(guessing: [.person]), seed: seed, isByChance: true)
        program.settings.setOnPage { $0.tunnel.mode = .guess }
        program.show(EarthModule.self, table)
        program.layout(LayoutView(size: Size(800, 600), percent: 100, font: .lato))
        let hint = program.context.look.texts("Put a flag on the other globe.")
        #expect(program.list.texts.contains(hint), "\(language) \(seed)")
      }
    }
  }
}
