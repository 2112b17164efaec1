import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Undo", .tags(.rules))
struct UndoTests {
  @Test(
    "in the middle of any animation brings every match back exactly to its place",
    arguments: TakeAnimation.allCases, [0, 90, 400, 760, 1200, 3000])
  func midFall(animation: TakeAnimation, after time: Int) {
    let harness = TableHarness.forTwo { $0.matchsticks.takeAnimation = animation }
    harness.settle()
    let start = harness.matches
    harness.take(3, 2)
    harness.run(.milliseconds(time))
    harness.undo()
    harness.undo()
    #expect(harness.remaining == 18)
    harness.settle()
    #expect(harness.matches == start)
    #expect(harness.list.pictures("flame").isEmpty)
  }

  @Test("starts each match from where it is shown: nothing jumps")
  func nothingJumps() {
    let harness = TableHarness.forTwo { $0.matchsticks.takeAnimation = .fall }
    harness.take(1)
    harness.run(.milliseconds(350))
    harness.hover(nil as Point?)
    let falling = harness.matches.last
    harness.undo()
    harness.context.input.device = .mouse
    #expect(harness.matches.last?.alpha == falling?.alpha)
    #expect(harness.matches.last?.rotation == falling?.rotation)
  }

  @Test("against a computer takes both takes back, and the person is to move")
  func bothTakes() {
    let harness = TableHarness()
    harness.take(2)
    harness.run(.milliseconds(1500))
    #expect(harness.table.session.moveCount == 2)
    harness.click("undo")
    #expect(harness.remaining == 18)
    #expect(harness.legalTakes == [1, 2, 3])
    harness.settle()
    #expect(harness.matches.count == 18)
  }

  @Test("and redo are offered only where they would do something")
  func offered() {
    let harness = TableHarness.forTwo()
    #expect(!harness.isOn("undo") && !harness.isOn("redo"))
    harness.take(1)
    #expect(harness.isOn("undo") && !harness.isOn("redo"))
    harness.click("undo")
    #expect(!harness.isOn("undo") && harness.isOn("redo"))
    harness.click("redo")
    #expect(harness.remaining == 17)
  }

  @Test("that is held stops where the game began, and redo at its end; a fresh press goes on")
  func held() {
    let harness = TableHarness.forTwo()
    harness.take(1, 2)
    harness.key(.command(.newGame))
    harness.take(3)
    harness.undo()
    for _ in 0..<3 { harness.key(.commandRepeat(.undo)) }
    #expect(harness.table.session.gameNumber == 2 && harness.remaining == 18)
    harness.undo()
    for _ in 0..<3 { harness.key(.commandRepeat(.undo)) }
    #expect(harness.table.session.gameNumber == 1 && harness.remaining == 18)
    for _ in 0..<4 { harness.key(.commandRepeat(.redo)) }
    #expect(harness.table.session.gameNumber == 1 && harness.remaining == 15)
  }

  @Test("repeats while its button is held down, and letting go adds nothing")
  func heldButton() throws {
    let harness = TableHarness.forTwo()
    harness.take(1, 1, 1, 1, 1)
    harness.context.input.device = .touch
    let place = try #require(harness.scene.report("undo")).frame.center
    harness.scene.handle(.press(place))
    #expect(harness.scene.nextTimer == .milliseconds(400))
    harness.run(.milliseconds(660))
    harness.scene.handle(.tap(place))
    #expect(harness.remaining == 16)
    harness.run(.seconds(1))
    #expect(harness.remaining == 16 && harness.scene.nextTimer == nil)
    harness.click("redo")
    #expect(harness.remaining == 15)
  }

  @Test("of a new game brings the unfinished one back, with as many matches to be seen")
  func newGame() {
    let harness = TableHarness.forTwo()
    harness.take(3, 3)
    harness.key(.command(.newGame))
    #expect(harness.matches.count == 18)
    harness.undo()
    #expect(harness.remaining == 12)
    #expect(harness.matches.count == 12)
    harness.settle()
    #expect(harness.matches.count == 12)
  }
}
