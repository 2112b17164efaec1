import GameKernel
import Motion
import PairsGame
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The trophy on the table after a game of Pairs", .tags(.motion))
struct PairsTrophyTests {
  private func findAll(_ harness: PairsHarness) {
    for kind in 0..<8 { for card in harness.pair(kind) { harness.click(card: card) } }
  }

  @Test(
    "is all that was found, face up on the felt, and undo takes it apart",
    arguments: [false, true])
  func hands(reducedMotion: Bool) throws {
    let harness = PairsHarness(
      PairsSetup(layout: .fourByFour, [.person, .person]), reducedMotion: reducedMotion)
    let felt = try #require(harness.scene.report("board")?.frame)
    findAll(harness)
    harness.run(.seconds(5))
    harness.key(.back)
    harness.run(.seconds(1))
    #expect(harness.faces.count == 16)
    #expect(harness.faces.allSatisfy { felt.contains($0.frame) && $0.turn == .none })
    #expect(harness.cards == harness.fresh.seenCards)
    harness.run(.seconds(1))
    #expect(harness.context.animator.isIdle)
    harness.key(.command(.undo))
    harness.settle()
    #expect(harness.faces.count + harness.backs.count == 2)
    #expect(harness.cards == harness.fresh.seenCards)
  }

  @Test("is collected when cards are dealt anew")
  func collected() {
    let harness = PairsHarness()
    findAll(harness)
    harness.run(.seconds(5))
    harness.key(.activate)
    harness.settle()
    #expect(harness.faces.isEmpty && harness.backs.count == 16)
  }

  @Test("of one player never comes from or goes over the figures beside the cards")
  func clear() throws {
    let harness = PairsHarness()
    let tray = try #require(harness.scene.report("board")?.frame)
    findAll(harness)
    for _ in 0..<200 {
      harness.run(.milliseconds(16))
      let cards = harness.cards.filter { $0.alpha > 0.3 && !$0.name.hasPrefix("shadow") }
      #expect(cards.allSatisfy { $0.frame.maxX <= tray.maxX + 24 })
    }
  }
}
