import GameKernel
import MatchstickGame
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The review of Matchsticks", .tags(.rules))
struct MatchsticksReviewSceneTests {
  /// Opens the review of a finished game.
  private func reviewed(_ harness: TableHarness) -> TableHarness {
    lookBack(harness)
    return harness
  }

  @Test("shows the counts of the game in their order, and who took how many")
  func timeLine() {
    let harness = reviewed(lostGame())
    #expect(harness.scene.active == "turns" && harness.texts.contains("Turn by turn"))
    let counts = ["12", "9", "8", "5", "4", "1", "0"]
    let shown = harness.texts.filter { counts.contains($0) }
    #expect(shown.suffix(7) == counts[...])
    #expect(harness.list.pictures("review time line").count == 1)
    for words in ["Player 1 took 3 of 12.", "Player 2 took 1 of 9.", "Player 1 took 3 of 8."] {
      harness.key(.tilt(.right))
      #expect(harness.texts.contains(words))
    }
  }

  @Test("of a flawless win shows its start, with a tick, and speaks of no loss")
  func flawlessWin() {
    let harness = reviewed(played(against: .clever) { $0.bestTake ?? 1 })
    #expect(harness.texts.contains("You led all the way."))
    #expect(!harness.says("took the last match"), "the page of the last turn says it")
    #expect(harness.list.pictures("icon check").count == 1)
    #expect(harness.list.pictures("icon warning").count == 0)
    #expect(!harness.says("lost") && !harness.says("Lost") && !harness.says("Against"))
    #expect(harness.scene.report("next-mistake") == nil)
  }

  @Test("opens at the turn in which the loser gave the win away, and says who and what was better")
  func opens() {
    let own = reviewed(thrownAway())
    #expect(own.texts.contains("Turn 3: Player 1") && own.texts.contains("Player 1 took 1 of 8."))
    #expect(own.says("Taking 3 would have won: with 5 left the other side loses."))
    let gift = reviewed(
      played(against: .simple) { $0.remaining == 18 ? 2 : $0.bestTake ?? 1 })
    #expect(gift.texts.contains("Turn 2: Simple") && gift.texts.contains("Simple took 1 of 16."))
    #expect(gift.says("Taking 3 would have won: with 13 left you lose."))
    gift.key(.leap(.toStart))
    #expect(gift.texts.contains("Simple gave the win away in turn 2."))
    #expect(
      gift.says("Simple took 1 of 16. Taking 3 would have won: with 13 left you lose."))
    #expect(gift.list.pictures("icon check").count == 1)
  }

  @Test("gives no advice as if the game went on")
  func past() {
    for harness in [
      reviewed(thrownAway()),
      reviewed(played(against: .simple) { $0.remaining == 18 ? 2 : $0.bestTake ?? 1 }),
    ] {
      harness.key(.leap(.toStart))
      for _ in 0..<20 {
        #expect(!harness.texts.contains { $0.hasPrefix("Take ") && !$0.hasPrefix("Take 1") })
        harness.key(.tilt(.right))
      }
    }
  }

  @Test("warns only the one person who lost and reads it")
  func danger() {
    let lost = reviewed(played(against: .clever, pile: 17) { _ in 1 })
    #expect(lost.texts.joined(separator: " ").contains("There was no way to win this time."))
    #expect(lost.list.pictures("icon warning").count == 1)
    let harness = reviewed(lostGame())
    #expect(harness.list.pictures("icon warning").isEmpty)
    #expect(harness.list.pictures("icon check").isEmpty)
    #expect(!harness.says("Lost") && !harness.says("It "))
    #expect(thrownAway().says("Player 1 gave the win away in turn 3."))
  }

  @Test("has a grey button for the next mistake where there is no other, and the focus leaves it")
  func nextMistake() {
    let harness = reviewed(thrownAway())
    #expect(harness.scene.report("next-mistake")?.isEnabled == false, "at the only mistake")
    harness.key(.leap(.toStart))
    #expect(harness.isOn("next-mistake") && harness.isOn("more"))
    for intent in [Intent.focusSwitch, .tilt(.right), .activate] { harness.key(intent) }
    #expect(harness.texts.contains("Turn 3: Player 1"))
    #expect(harness.scene.report("next-mistake")?.isEnabled == false)
    #expect(harness.list.focusRings.count == 1)
    harness.click("more")
    #expect(harness.scene.report("more.0") == nil, "the other buttons are in the bar")
  }

  @Test("keeps the ring on a button when the last turn greys the one that was pressed")
  func ring() {
    let harness = reviewed(thrownAway())
    for intent in [Intent.leap(.toStart), .focusNext, .focusNext, .focusNext, .activate] {
      harness.key(intent)
    }
    #expect(harness.texts.contains("Turn 7: Player 1"))
    #expect(harness.scene.report("last")?.isEnabled == false)
    #expect(harness.list.focusRings.count == 1)
  }
}
