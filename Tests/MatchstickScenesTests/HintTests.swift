import GameKernel
import MatchstickGame
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("A hint", .tags(.rules))
struct HintTests {
  @Test(
    "says the best take and lets it glow, or says that the position is lost", arguments: 12...24)
  func bestTake(pile: Int) {
    let harness = TableHarness.forTwo(pile: pile)
    harness.context.input.device = .mouse
    harness.scene.handle(.command(.hint))
    harness.run(.milliseconds(400))
    let best = (pile - 1) % 4
    #expect(harness.list.pictures("bright match").count == max(1, best))
    #expect(harness.lit == ["take-\(max(1, best))"])
    if best > 0 {
      #expect(harness.says("Take \(best): with \(pile - best) left the other side loses."))
    } else {
      #expect(harness.says("No take is sure to win"))
    }
  }

  @Test("asked for by key or pad brings the focus to its take, which Enter or A then makes")
  func focus() {
    let harness = TableHarness.forTwo(pile: 20)
    harness.context.input.device = .gamepad
    harness.scene.handle(.command(.hint))
    #expect(harness.says("Take 3: with 17 left"))
    harness.scene.handle(.activate)
    #expect(harness.table.state.remaining == 17)
  }

  @Test("in a lost position brings the focus to the one match that it says")
  func lostFocus() {
    let harness = TableHarness.forTwo(pile: 17)
    harness.context.input.device = .keyboard
    harness.scene.handle(.tilt(.right))
    harness.scene.handle(.command(.hint))
    harness.run(.milliseconds(400))
    #expect(harness.says("Take one"))
    #expect(harness.list.pictures("bright match").count == 1)
    #expect(harness.lit == ["take-1"])
  }

  @Test("goes with the next change")
  func goes() {
    let harness = TableHarness.forTwo(pile: 20)
    harness.click("hint")
    #expect(harness.says("Take 3: with 17 left"))
    harness.take(1)
    harness.settle()
    #expect(!harness.says("the other side loses"))
    #expect(harness.list.pictures("bright match").isEmpty)
    #expect(harness.lit.isEmpty)
  }

  @Test(
    "is shown whole in small windows too, on two lines if need be",
    arguments: [(18, "Take 1: with 17 left the other side loses."), (17, lost)],
    [Size(480, 320), Size(640, 400), Size(390, 700)])
  func small(hint: (pile: Int, words: String), size: Size) {
    let harness = TableHarness(.of(.person, .person, pile: hint.pile), size: size)
    harness.click("hint")
    #expect(harness.texts.joined(separator: " ").contains(hint.words), "\(harness.texts)")
  }

  private nonisolated static let lost =
    "No take is sure to win. Take one and hope."
}
