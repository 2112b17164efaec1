import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The choice of pile and take limit on the table", .tags(.input))
struct PileChoiceTests {
  private func setup(_ harness: TableHarness) -> [Int] {
    let settings = harness.settings.current.matchsticks
    #expect(
      harness.table.setup.layout.matches == .pile(settings.pile, takeLimit: settings.takeLimit))
    return [settings.pile, settings.takeLimit]
  }

  /// Chooses 17 matches and takes of 1 to 5 in the open panel.
  private func choose(_ harness: TableHarness) {
    harness.scene.handle(.tilt(.left))
    harness.click("matches.limit.3")
  }

  @Test("shows the matches and the limit of the game, and begins another one when asked to")
  func deals() {
    let harness = TableHarness.forTwo()
    harness.take(2)
    #expect(harness.texts.contains("18 · take 1–3"))
    harness.click("matches")
    harness.run(.milliseconds(200))
    #expect(harness.texts.contains("New game"))
    choose(harness)
    #expect(setup(harness) == [18, 3] && harness.remaining == 16)
    harness.click("matches.deal")
    #expect(setup(harness) == [17, 5] && harness.remaining == 17)
    #expect(harness.texts.contains("17 · take 1–5"))
    #expect(harness.says("A new game has begun · Undo (U)"))
    harness.undo()
    #expect(setup(harness) == [18, 3] && harness.remaining == 16)
  }

  @Test("changes nothing by Esc, and nothing by a click beside it")
  func never() {
    let harness = TableHarness.forTwo()
    harness.take(2)
    harness.click("matches")
    choose(harness)
    harness.key(.back)
    #expect(setup(harness) == [18, 3] && harness.remaining == 16)
    #expect(harness.menuCalls == 0)
    harness.click("matches")
    choose(harness)
    #expect(harness.scene.report("matches.deal") != nil)
    harness.click(at: Point(harness.felt.maxX - 5, harness.felt.maxY - 5))
    #expect(harness.scene.report("matches.deal") == nil)
    #expect(setup(harness) == [18, 3] && harness.remaining == 16)
  }

  @Test("is reached and used by keys alone and by a gamepad alone")
  func devices() {
    for device in [InputDevice.keyboard, .gamepad] {
      let harness = TableHarness.forTwo()
      func press(_ intents: Intent...) {
        harness.context.input.device = device
        intents.forEach(harness.scene.handle)
        _ = harness.list
      }
      press(.focusNext)
      if device == .gamepad { press(.focusSwitch, .tilt(.left)) }
      for _ in 0..<20 where harness.scene.focused != "matches" {
        press(device == .gamepad ? .tilt(.left) : .focusNext)
      }
      #expect(harness.scene.focused == "matches")
      press(.activate, .tilt(.right), .tilt(.down), .tilt(.right), .tilt(.down), .activate)
      #expect(setup(harness) == [19, 4], "\(device)")
    }
  }

  @Test("opens from More where the bar has no room", arguments: [1.0, 2])
  func more(scale: Double) {
    let harness = TableHarness(
      .of(.person, .person), size: scale == 1 ? Size(480, 320) : Size(1280, 800), scale: scale)
    harness.take(1)
    #expect(harness.scene.report("matches") == nil)
    harness.click("more")
    harness.run(.milliseconds(200))
    #expect(harness.texts.contains("Choose matches…"))
    harness.click("more.4")
    harness.run(.milliseconds(200))
    choose(harness)
    harness.click("matches.deal")
    #expect(setup(harness) == [17, 5] && harness.remaining == 17)
    #expect(harness.scene.report("matches") == nil)
  }

  @Test("is on the table in every window, in the bar or in More", arguments: Size.windows)
  func everywhere(size: Size) {
    for scale in [1.0, 1.5, 2] {
      let harness = TableHarness(.of(.person, .person), size: size, scale: scale)
      if let button = harness.scene.report("matches") {
        let bar = ["menu", "hint"].compactMap { harness.scene.report($0)?.frame }
        #expect(button.frame.x >= bar[0].maxX && button.frame.maxX <= bar[1].x)
      } else {
        harness.click("more")
        harness.run(.milliseconds(200))
        #expect(harness.says("Choose matches…"), "\(size) \(scale)")
      }
    }
  }
}
