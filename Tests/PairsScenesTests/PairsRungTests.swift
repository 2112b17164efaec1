import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("After two wins in a row the end of a game of Pairs")
struct PairsRungTests {
  /// Finds every pair at the first try.
  private func win(_ harness: PairsHarness) {
    for kind in 0..<harness.state.layout.pairCount {
      for card in harness.pair(kind) { harness.click(card: card) }
    }
    harness.run(.seconds(5))
  }

  @Test("offers a better memory, and the perfect one after the last")
  func pairs() {
    for (memory, next) in [(40, "Next opponent: Forgetful, 60%"), (80, "Next opponent: Perfect")] {
      let harness = PairsHarness(
        PairsSetup(layout: .fourByFour, [.person, .forgetful(memory: memory)]))
      win(harness)
      #expect(
        harness.scene.controls.map(\.id) == ["next-size", "menu", "look-back", "new-game"])
      harness.click("new-game")
      win(harness)
      #expect(harness.texts.contains(next))
      harness.click("next-rung")
      let occupant = harness.table.seats[1].occupant
      #expect(occupant == (memory == 40 ? .forgetful(memory: 60) : .perfect))
      #expect(harness.settings.current.pairs.seats[1].occupant == occupant)
    }
  }

  /// Plays a game against the perfect memory on the smallest board, in which the person takes no more pairs than this.
  private func against(perfect pairs: Int) -> PairsHarness {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, [.person, .perfect]))
    while !harness.state.isOver {
      let down = harness.state.layout.cards.filter(harness.state.isFaceDown)
      if !harness.table.isComputersTurn, let first = down.first {
        let takes = harness.state.pairsTaken[0] < pairs
        let other = down.dropFirst().first {
          (harness.state.kinds[$0] == harness.state.kinds[first]) == takes
        }
        for card in [first, other ?? down[1]] { harness.click(card: card) }
      }
      harness.run(.seconds(1))
    }
    harness.run(.seconds(5))
    return harness
  }

  @Test("that a stronger computer has won offers the first one, where no smaller board is easier")
  func lost() {
    let harness = against(perfect: 0)
    #expect(harness.texts.contains("Next opponent: Forgetful, 40%"))
    harness.click("next-rung")
    #expect(harness.table.seats[1].occupant == .forgetful(memory: 40))
  }

  @Test("that is drawn with a stronger computer offers no weaker one")
  func drawn() {
    let harness = against(perfect: 4)
    #expect(harness.state.winners.count == 2)
    #expect(!harness.scene.controls.map(\.id).contains("next-rung"))
  }

  @Test("does not count a game whose cards were known")
  func knownCards() {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, [.person, .forgetful(memory: 40)]))
    win(harness)
    harness.table.restart()
    win(harness)
    #expect(harness.table.state.isOver && harness.table.nextRung == nil)
  }
}
