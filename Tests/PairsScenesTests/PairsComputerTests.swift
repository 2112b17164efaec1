import GameKernel
import PairsGame
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("A computer's turn at Pairs", .tags(.rules))
struct PairsComputerTests {
  @Test(
    "comes by itself until the game is over, whoever plays",
    arguments: [[PairsOccupant.perfect, .forgetful(memory: 50)], [.forgetful(memory: 90)]])
  func demonstration(occupants: [PairsOccupant]) {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, occupants))
    for _ in 0..<400 where !harness.state.isOver { harness.run(.seconds(1)) }
    #expect(harness.state.isOver)
    #expect(harness.refusals.isEmpty)
    harness.run(.seconds(3))
    #expect(harness.scene.active == "pairs-end")
  }

  @Test("lets no one else flip, but a tap turns its miss back before the time is over")
  func nobodyElse() {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, [.forgetful(memory: 0), .person]))
    harness.click(card: 3)
    #expect(harness.state.flips == 0)
    for _ in 0..<300 where !harness.table.isMissOpen { harness.run(.milliseconds(16)) }
    let flips = harness.state.flips
    let open = harness.state.openCards
    let other = harness.state.layout.cards.first { harness.state.isFaceDown($0) } ?? 0
    harness.run(.milliseconds(500))
    harness.click(card: other)
    #expect(open.count == 2 && !harness.table.isMissOpen)
    #expect(harness.state.flips == flips)
    #expect(harness.state.toMove == .second)
  }

  @Test("waits 600 ms, and is cancelled by undo")
  func undo() {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, [.person, .forgetful(memory: 0)]))
    for card in harness.miss { harness.click(card: card) }
    harness.run(.milliseconds(500))
    harness.click(card: 0)
    #expect(harness.table.isComputersTurn && !harness.table.isMissOpen)
    harness.scene.advance(by: .milliseconds(590))
    #expect(harness.state.openCards.isEmpty)
    harness.key(.command(.undo))
    harness.run(.seconds(4))
    #expect(harness.state.flips == 0)
    #expect(!harness.table.isComputersTurn)
  }

  @Test(
    "in a demonstration stands still after an undo until Go on, and goes card by card meanwhile")
  func goOn() {
    let harness = PairsHarness(
      PairsSetup(layout: .fourByFour, [.forgetful(memory: 20), .forgetful(memory: 20)]))
    #expect(!harness.isOn("step"))
    harness.run(.seconds(8))
    harness.key(.command(.undo))
    let flips = harness.state.flips
    harness.run(.seconds(5))
    #expect(harness.state.flips == flips)
    #expect(harness.texts.contains("Paused"))
    harness.click("step")
    harness.run(.seconds(5))
    #expect(harness.state.flips == flips + 1)
    harness.click("pause")
    harness.run(.seconds(2))
    #expect(harness.state.flips > flips + 1)
    harness.click("faster")
    #expect(harness.scene.pace == 2)
  }
}
