import BoxKit
import GameKernel
import MatchstickGame
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Pointing", .tags(.input))
struct PointingTests {
  @Test("at a take button lifts exactly the matches that would go", arguments: 1...4)
  func takeButton(count: Int) {
    let harness = TableHarness.forTwo(takeLimit: 4)
    let rest = harness.matches
    harness.hover("take-\(count)")
    harness.run(.milliseconds(300))
    #expect(harness.lifted(from: rest) == Array(1...count))
    #expect(harness.list.pictures("bright match").count == count)
    harness.settle()
    #expect(harness.matches == rest)
  }

  @Test("with the focus lifts the same", arguments: [InputDevice.keyboard, .gamepad])
  func focus(device: InputDevice) {
    let harness = TableHarness.forTwo()
    let rest = harness.matches
    harness.context.input.device = device
    harness.scene.handle(.tilt(.right))
    harness.run(.milliseconds(300))
    #expect(harness.lifted(from: rest) == [1])
    harness.scene.handle(.tilt(.right))
    harness.run(.milliseconds(300))
    #expect(harness.lifted(from: rest) == [1, 2])
  }

  @Test("at the n-th match from the end lifts n", arguments: 1...3)
  func match(count: Int) {
    let harness = TableHarness.forTwo()
    let rest = harness.matches
    harness.hover(rest[18 - count].frame.center)
    harness.run(.milliseconds(300))
    #expect(harness.lifted(from: rest) == Array(1...count))
    #expect(harness.lit == ["take-\(count)"])
    harness.settle()
    #expect(harness.lit.isEmpty)
  }

  @Test("straight from a button to a match lifts what the match says")
  func fromButtonToMatch() {
    let harness = TableHarness.forTwo()
    let rest = harness.matches
    harness.hover("take-3")
    harness.run(.milliseconds(300))
    harness.hover(rest[16].frame.center)
    harness.run(.milliseconds(300))
    #expect(harness.lifted(from: rest) == [1, 2])
  }

  @Test("beyond the limit lifts nothing, and the note says why until the pointer goes on")
  func beyondTheLimit() {
    let harness = TableHarness.forTwo()
    let rest = harness.matches
    for count in [4, 9, 18] {
      harness.hover(rest[18 - count].frame.center)
      harness.run(.milliseconds(300))
      #expect(harness.lifted(from: rest).isEmpty)
      #expect(harness.texts.contains("Take 3 at most."))
    }
    harness.hover(rest[17].frame.center)
    #expect(!harness.texts.contains("Take 3 at most."))
    harness.hover(rest[10].frame.center)
    harness.hover("take-1")
    #expect(!harness.texts.contains("Take 3 at most."))
  }

  @Test("at an icon says in words what it does, and its key")
  func icons() {
    let harness = TableHarness.forTwo()
    harness.take(1)
    harness.undo()
    harness.take(1)
    harness.undo()
    harness.take(1, 1)
    harness.undo()
    let words = [
      "menu": "Menu (Esc)", "hint": "Hint (H)", "undo": "Undo (U)", "redo": "Redo (Y)",
      "settings": "Settings (F10)",
    ]
    for (id, word) in words {
      harness.hover(id)
      #expect(!harness.texts.contains(word))
      harness.run(.milliseconds(600))
      #expect(harness.texts.contains(word))
      #expect(harness.says("Player 2 to move"), "the status stays")
      harness.hover(nil as Point?)
      #expect(!harness.texts.contains(word))
    }
  }

  @Test("with a pad at an icon names the pad's button, also in a small window")
  func padIcons() {
    let harness = TableHarness(.of(.person, .person), size: Size(480, 320))
    harness.context.input.device = .gamepad
    harness.scene.handle(.focusSwitch)
    #expect(harness.texts.contains("Hint (Y)"))
  }

  @Test("at the hint's icon does not hide the hint that it gives")
  func hintIcon() {
    let harness = TableHarness.forTwo()
    harness.click("hint")
    #expect(harness.says("Take 1: with 17 left"))
  }
}
