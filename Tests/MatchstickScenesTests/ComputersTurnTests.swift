import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import Motion
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("A computer's turn", .tags(.rules))
struct ComputersTurnTests {
  @Test(
    "that begins a game comes after a wait of 600 ms, of 300 with reduced motion",
    arguments: [false, true])
  func wait(reducedMotion: Bool) {
    let wait = reducedMotion ? 300 : 600
    let harness = TableHarness(.of(.clever, .person), reducedMotion: reducedMotion)
    #expect(harness.scene.nextTimer == .milliseconds(wait))
    harness.scene.advance(by: .milliseconds(wait - 1))
    #expect(harness.table.session.moveCount == 0)
    harness.scene.advance(by: .milliseconds(1))
    #expect(harness.table.session.moveCount == 1)
    #expect(harness.scene.nextTimer == nil)
  }

  @Test(
    "comes a breath of 350 ms after the person's matches have left with their smoke, however they leave",
    arguments: TakeAnimation.allCases, [false, true])
  func breath(animation: TakeAnimation, reducedMotion: Bool) {
    let harness = TableHarness(reducedMotion: reducedMotion) {
      $0.matchsticks.takeAnimation = animation
    }
    harness.take(3)
    harness.run { harness.matches.count == 15 && harness.list.pictures("smoke").isEmpty }
    #expect(harness.table.session.moveCount == 1)
    harness.run(.milliseconds(330))
    #expect(harness.table.session.moveCount == 1)
    harness.run(.milliseconds(40))
    #expect(harness.table.session.moveCount == 2)
  }

  @Test("is told only when its matches have left too")
  func told() {
    let harness = TableHarness()
    harness.take(2)
    harness.run { harness.table.session.moveCount == 2 }
    let left = harness.remaining
    #expect(harness.matches.count > left)
    #expect(harness.texts.contains("16 matches left"))
    #expect(harness.texts.contains("Clever is thinking"))
    #expect(!harness.texts.contains("Your turn"))
    harness.run { harness.matches.count == left }
    #expect(harness.texts.contains("\(left) matches left"))
    #expect(harness.texts.contains("Your turn"))
  }

  @Test("lets nothing glow under a resting pointer before its matches have left")
  func restingPointer() {
    let harness = TableHarness()
    harness.click("take-3")
    harness.run { harness.table.session.moveCount == 2 }
    #expect(harness.matches.count > harness.remaining)
    harness.run(.milliseconds(300))
    #expect(harness.list.pictures("bright match").isEmpty)
    harness.run { harness.matches.count == harness.remaining }
    harness.run(.milliseconds(200))
    #expect(harness.list.pictures("bright match").count == 3)
  }

  @Test(
    "is hurried by any take, which takes nothing itself; the next one need not wait either",
    arguments: ["key", "match", "button", "pad"])
  func hurry(way: String) {
    let harness = TableHarness()
    harness.take(2)
    harness.run(.milliseconds(100))
    switch way {
    case "key": harness.take(1)
    case "match": harness.click(at: harness.place(fromEnd: 2))
    case "button": harness.click("take-1")
    default:
      harness.context.input.device = .gamepad
      harness.scene.handle(.activate)
    }
    #expect(harness.table.session.moveCount == 1)
    harness.run(.milliseconds(32))
    #expect(harness.table.session.moveCount == 2)
    harness.take(1)
    #expect(harness.table.session.moveCount == 3)
    harness.settle()
    #expect(harness.table.session.moveCount == 4)
    #expect(harness.matches.count == harness.remaining)
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
    for _ in 0..<12 {
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
    harness.run(.milliseconds(1000))
    harness.click("undo")
    #expect(harness.remaining == 18)
    #expect(harness.scene.nextTimer == nil)
    harness.run(.seconds(5))
    #expect(harness.table.session.moveCount == 0)
    harness.take(1)
    harness.run(.milliseconds(1000))
    #expect(harness.table.session.moveCount == 1, "The next wait is a whole one")
    harness.run(.milliseconds(100))
    #expect(harness.table.session.moveCount == 2)
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

  @Test(
    "against itself makes a demonstration, which undo and a button pause, and which can go step by step"
  )
  func demonstration() {
    let harness = TableHarness(.of(.simple, .wild))
    #expect(harness.legalTakes.isEmpty)
    harness.run(.seconds(3))
    #expect(harness.table.session.moveCount == 3)

    harness.key(.command(.undo))
    #expect(harness.table.session.moveCount == 2)
    #expect(harness.texts.contains("Paused"))
    harness.run(.seconds(5))
    #expect(harness.table.session.moveCount == 2)

    for moves in 3...4 {
      harness.click("step")
      #expect(harness.table.session.moveCount == moves)
      harness.run(.seconds(5))
      #expect(harness.table.session.moveCount == moves)
    }
    harness.click("pause")
    #expect(!harness.isOn("step"))
    harness.run(.milliseconds(650))
    #expect(harness.table.session.moveCount == 5)
    harness.click("pause")
    harness.run(.seconds(5))
    #expect(harness.table.session.moveCount == 5 && harness.isOn("step"))
  }

  @Test(
    "against itself goes as fast as is asked for, while it does not rest; with reduced motion no faster than usual"
  )
  func pace() {
    let harness = TableHarness(.of(.simple, .wild))
    #expect(harness.scene.pace == 1)
    for pace in [2.0, 4, 8] {
      harness.click("faster")
      #expect(harness.scene.pace == pace)
    }
    #expect(!harness.isOn("faster") && harness.texts.contains("8×"))
    harness.click("pause")
    #expect(harness.scene.pace == 1)
    harness.click("pause")
    harness.context.animator.reducedMotion = true
    #expect(harness.scene.pace == 1)
    harness.click("slower")
    #expect(harness.scene.pace == 0.5)
    harness.run(.seconds(40))
    #expect(harness.table.state.isOver && harness.scene.pace == 1)
    #expect(TableHarness.forTwo().scene.pace == 1)
  }

  @Test(
    "comes until the game is over, whoever plays",
    arguments: [MatchstickOccupant.simple, .wild, .clever],
    [MatchstickOccupant.simple, .clever, .humanLike(strength: 50)])
  func playsToTheEnd(first: MatchstickOccupant, second: MatchstickOccupant) {
    let harness = TableHarness(.of(first, second, pile: 12))
    harness.run(.seconds(20))
    #expect(harness.table.state.isOver)
    #expect(harness.matches.isEmpty)
    #expect(harness.scene.report("result") == nil)
    #expect(harness.isOn("new-game"))
  }

  @Test("is told of two of one kind by the numbers of their seats, everywhere")
  func twoOfAKind() {
    let harness = TableHarness(.of(.clever, .clever, pile: 12))
    #expect(harness.texts.contains("Clever 1") && harness.texts.contains("Clever 2"))
    harness.run(.seconds(20))
    #expect(harness.texts.contains("Clever 1 won"))
    #expect(harness.says("Clever 2 took the last match."))
    harness.click("look-back")
    harness.run(.seconds(1))
    for name in ["Clever 1", "Clever 2"] {
      #expect(harness.texts.contains("\(name) can force a win"))
    }
    #expect(!harness.texts.contains("Clever"))

    let strengths = TableHarness(.of(.humanLike(strength: 30), .humanLike(strength: 70)))
    #expect(strengths.texts.contains("Amateur 2"))
    let others = TableHarness(.of(.clever, .simple))
    #expect(others.texts.contains("Clever") && others.texts.contains("Simple"))
  }
}
