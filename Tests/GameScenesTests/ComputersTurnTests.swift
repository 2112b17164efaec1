import GameScenes
import MatchstickGame
import Stage
import TestSupport
import Testing

@MainActor @Suite("A computer's turn", .tags(.rules))
struct ComputersTurnTests {
  @Test(
    "comes after a wait of 600 ms, of 300 with reduced motion", arguments: [false, true])
  func wait(reducedMotion: Bool) {
    let wait = reducedMotion ? 300 : 600
    let harness = TableHarness(reducedMotion: reducedMotion)
    harness.take(2)
    #expect(harness.scene.nextTimer == .milliseconds(wait))
    harness.scene.advance(by: .milliseconds(wait - 1))
    #expect(harness.table.session.moveCount == 1)
    harness.scene.advance(by: .milliseconds(1))
    #expect(harness.table.session.moveCount == 2)
    #expect(harness.scene.nextTimer == nil)
  }

  @Test("comes also where a computer begins")
  func computerBegins() {
    let harness = TableHarness(.of(.person, .clever, begins: .second))
    #expect(harness.legalTakes.isEmpty)
    harness.run(.milliseconds(620))
    #expect(harness.table.session.moveCount == 1)
    #expect(harness.legalTakes == [1, 2, 3])
  }

  @Test("of a new game waits its whole time, whoever waited before")
  func newGame() {
    let harness = TableHarness(.of(.clever, .person))
    harness.scene.advance(by: .milliseconds(500))
    harness.key(.command(.newGame))
    #expect(harness.scene.nextTimer == .milliseconds(600))
  }

  @Test("does not come later because the window changes its size")
  func resize() {
    let harness = TableHarness()
    harness.take(2)
    for _ in 0..<6 {
      harness.run(.milliseconds(100))
      harness.scene.layout(in: Size(1280, 800))
    }
    #expect(harness.table.session.moveCount == 2)
  }

  @Test("lets no one else take: buttons are off, and keys, clicks and Enter do nothing")
  func nobodyElse() {
    let harness = TableHarness()
    harness.take(2)
    #expect(harness.legalTakes.isEmpty)
    #expect(!harness.isOn("hint"))
    let place = harness.place(fromEnd: 2)
    for count in 1...9 { harness.key(.number(count)) }
    harness.click("take-1")
    harness.click(at: place)
    harness.key(.activate)
    harness.hover(place)
    #expect(harness.table.session.moves == [.take(2)])
    #expect(harness.refusals.isEmpty)
    #expect(harness.lifted(from: harness.matches).isEmpty)
  }

  @Test("is cancelled by undo in the middle of its wait")
  func undoCancels() {
    let harness = TableHarness()
    harness.take(2)
    harness.run(.milliseconds(400))
    harness.click("undo")
    #expect(harness.remaining == 18)
    #expect(harness.scene.nextTimer == nil)
    harness.run(.seconds(5))
    #expect(harness.table.session.moveCount == 0)
    harness.take(1)
    #expect(harness.scene.nextTimer == .milliseconds(600), "The next wait is a whole one")
  }

  @Test("holds up neither menu nor settings")
  func menuAndSettings() {
    let harness = TableHarness()
    harness.take(2)
    harness.click("menu")
    harness.key(.back)
    #expect(harness.menuCalls == 2)
    harness.click("settings")
    harness.key(.command(.settings))
    #expect(harness.settingsCalls == 2)
    harness.key(.command(.newGame))
    #expect(harness.table.session.moveCount == 0)
  }

  @Test("against itself makes a demonstration, which undo pauses and Go on resumes")
  func demonstration() {
    let harness = TableHarness(.of(.simple, .wild))
    #expect(harness.legalTakes.isEmpty)
    #expect(harness.scene.report("resume") == nil)
    harness.run(.milliseconds(2000))
    #expect(harness.table.session.moveCount == 3)

    harness.key(.command(.undo))
    #expect(harness.table.session.moveCount == 2)
    #expect(harness.texts.contains("Paused"))
    harness.run(.seconds(5))
    #expect(harness.table.session.moveCount == 2)

    harness.click("resume")
    #expect(harness.scene.report("resume") == nil)
    harness.run(.milliseconds(650))
    #expect(harness.table.session.moveCount == 3)
  }

  @Test(
    "comes until the game is over, whoever plays",
    arguments: [MatchstickOccupant.simple, .wild, .clever],
    [MatchstickOccupant.simple, .clever, .humanLike(strength: 50)])
  func playsToTheEnd(first: MatchstickOccupant, second: MatchstickOccupant) {
    let harness = TableHarness(.of(first, second, pile: 12))
    harness.run(.seconds(12))
    #expect(harness.table.state.isOver)
    #expect(harness.matches.isEmpty)
    #expect(harness.scene.report("what-happened") == nil)
    #expect(harness.isOn("new-game"))
  }
}
