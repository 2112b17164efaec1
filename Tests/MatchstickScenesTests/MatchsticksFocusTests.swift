import GameKernel
import MatchstickGame
import Motion
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The focus at Matchsticks", .tags(.input))
struct MatchsticksFocusTests {
  @Test("of the table does not show through the dialog that lies over it, and comes back after it")
  func belowTheDialog() {
    let harness = TableHarness.forTwo(pile: 12)
    harness.take(3, 1, 3, 1, 3, 1)
    harness.run(.seconds(2))
    #expect(harness.scene.active == "review")
    #expect(harness.list.focusRings.count == 1)
    harness.key(.back)
    harness.run(.seconds(1))
    #expect(harness.list.focusRings.count == 1)
  }

  @Test(
    "stays with the takes while a computer thinks, so that A undoes nothing",
    arguments: [Size(1280, 800), Size(480, 320)])
  func thinking(size: Size) {
    let harness = TableHarness(size: size)
    harness.take(2)
    for direction in [Direction.left, .right, .right, .right] { harness.key(.tilt(direction)) }
    harness.key(.activate)
    #expect(harness.table.session.moves.first == .take(2))
    #expect(harness.list.focusRings.count == 1)
  }

  @Test("stays with the takes after the last one until the result comes, so that A does not leave")
  func ending() {
    let harness = TableHarness.forTwo(pile: 12)
    for _ in 0..<4 { harness.key(.number(3)) }
    for intent in [Intent.tilt(.right), .activate, .tilt(.left), .activate] { harness.key(intent) }
    #expect(harness.table.state.isOver && harness.menuCalls == 0)
  }

  @Test(
    "reaches every control of the table by Tab alone and by D-pad alone",
    arguments: [
      Size(1280, 800), Size(480, 320), Size(480, 800), Size(700, 700), Size(3840, 2160),
    ], Thoroughness.some(of: Array(2...5), every: 3))
  func table(size: Size, limit: Int) {
    let search = FocusSearch {
      let harness = TableHarness(.of(.person, .person, takeLimit: limit), size: size)
      harness.take(1, 1)
      harness.undo()
      return (harness.scene, harness.context)
    }
    #expect(search.unreached == [])
  }

  @Test(
    "reaches every control of the dialog and of the row after it",
    arguments: [Size(1280, 800), Size(480, 320), Size(480, 800)], [true, false])
  func dialog(size: Size, isOpen: Bool) {
    let search = FocusSearch {
      let harness = TableHarness(.of(.person, .person, pile: 12), size: size)
      harness.take(3, 1, 1, 2, 1, 3, 1)
      harness.run(.seconds(4))
      if !isOpen { harness.key(.back) }
      harness.context.animator.advance(by: .seconds(1))
      return (harness.scene, harness.context)
    }
    #expect(search.unreached == [])
  }

  @Test("goes from the take buttons to the bar and back by R2")
  func switches() {
    let harness = TableHarness.forTwo()
    harness.context.input.device = .gamepad
    #expect(harness.scene.focused == "take-1")
    harness.scene.handle(.focusSwitch)
    #expect(harness.scene.focused == "hint")
    harness.scene.handle(.focusSwitch)
    #expect(harness.scene.focused == "take-1")
  }

  @Test(
    "plays a whole game by D-pad and A alone, against any computer",
    arguments: [
      MatchstickOccupant.simple, .wild, .clever,
    ])
  func wholeGame(opponent: MatchstickOccupant) {
    let harness = TableHarness(.of(.person, opponent))
    harness.context.input.device = .gamepad
    // The first one shows where the focus is.
    harness.scene.handle(.tilt(.right))
    harness.scene.handle(.tilt(.right))
    for _ in 0..<20 where !harness.table.state.isOver {
      harness.scene.handle(.activate)
      harness.run(.milliseconds(700))
    }
    #expect(harness.table.state.isOver)
    #expect(harness.table.session.moves.first == .take(2))
    harness.run(.seconds(2))
    harness.scene.handle(.activate)
    #expect(harness.remaining == 18)
    harness.run(.milliseconds(300))
    #expect(harness.scene.focused == "take-1")
  }
}
