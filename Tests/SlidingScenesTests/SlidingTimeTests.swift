import BoxKit
import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import Testing

@MainActor @Suite("The time of a sliding puzzle")
struct SlidingTimeTests {
  private let harness = SlidingHarness(.home(.square(4)))

  private var seconds: Int64 { harness.table.sheet.elapsed.components.seconds }

  @Test("counts from the first move, wakes once a second, and is shown as minutes and seconds")
  func counts() {
    harness.run(.seconds(5))
    #expect(harness.sliding.nextTimer == nil)
    harness.key(.tilt(.right))
    #expect(harness.sliding.nextTimer == .seconds(1))
    harness.scene.advance(by: .milliseconds(300))
    #expect(harness.sliding.nextTimer == .milliseconds(700))
    harness.scene.advance(by: .milliseconds(132_700))
    #expect(harness.number(beside: "Time") == "2:13")
    harness.scene.advance(by: .seconds(3600 - 11))
    #expect(harness.number(beside: "Time") == "1:02:02")
  }

  @Test("stands still while the window has no focus")
  func focus() {
    harness.key(.tilt(.right))
    harness.context.input.hasFocus = false
    harness.scene.advance(by: .seconds(60))
    #expect(harness.sliding.nextTimer == nil)
    harness.context.input.hasFocus = true
    harness.scene.advance(by: .seconds(2))
    #expect(seconds == 2)
  }

  @Test("stands still below a message and while another scene is shown")
  func covered() {
    harness.key(.tilt(.right))
    harness.key(.command(.paste))
    #expect(harness.scene.active == "message")
    harness.scene.advance(by: .seconds(60))
    harness.key(.activate)
    harness.scene.advance(by: .seconds(3))
    #expect(seconds == 3)
    let settings = SettingsScene.test(
      harness.settings, context: harness.context, games: [SlidingModule.self])
    harness.scene.container.push(settings, .none)
    harness.scene.advance(by: .seconds(60))
    harness.scene.container.pop(.none)
    harness.scene.advance(by: .seconds(4))
    #expect(seconds == 7)
  }

  @Test("stands still once the board is solved, and goes on after an undo")
  func solved() throws {
    let harness = try SlidingHarness.almostSolved()
    harness.key(.tilt(.down))
    harness.scene.advance(by: .seconds(2))
    harness.key(.tilt(.up), .tilt(.up))
    harness.scene.advance(by: .seconds(60))
    #expect(harness.says("Solved in 3 moves · 0:02"))
    harness.key(.command(.undo))
    harness.scene.advance(by: .seconds(5))
    #expect(harness.number(beside: "Time") == "0:07")
  }

  @Test("belongs to the game: a parked one has its own back")
  func parked() {
    harness.key(.tilt(.right))
    harness.scene.advance(by: .seconds(9))
    harness.key(.command(.newGame))
    #expect(harness.number(beside: "Time") == "0:00")
    harness.scene.advance(by: .seconds(9))
    harness.key(.command(.undo))
    #expect(harness.number(beside: "Time") == "0:09")
  }
}
