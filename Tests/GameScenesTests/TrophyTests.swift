import GameKernel
import MatchstickGame
import Motion
import PairsGame
import Stage
import TestSupport
import Testing

@MainActor @Suite("The trophy on the table after a game", .tags(.motion))
struct TrophyTests {
  private func fan(_ harness: TableHarness) -> [DrawCommand] { harness.list.pictures("fanned") }

  private func over(reducedMotion: Bool = false) -> TableHarness {
    let harness = TableHarness.forTwo(pile: 12, reducedMotion: reducedMotion)
    harness.take(3, 1, 3, 1, 3, 1)
    return harness
  }

  @Test("of Matchsticks is a fan of all matches, which spread before who has won and then stay")
  func spreads() {
    let harness = over()
    harness.run(.milliseconds(500))
    #expect(fan(harness).isEmpty)
    var widths: [Double] = []
    for _ in 0..<60 {
      harness.run(.milliseconds(16))
      let xs = fan(harness).map(\.frame.midX)
      if let left = xs.min(), let right = xs.max() { widths.append(right - left) }
    }
    #expect(widths == widths.sorted() && (widths.first ?? 1e6) < 0.2 * (widths.last ?? 0))
    harness.settle()
    harness.key(.back)
    for _ in 0..<2 {
      harness.run(.seconds(1))
      _ = harness.list
    }
    #expect(harness.context.animator.isIdle && harness.scene.nextTimer == nil)
    #expect(fan(harness).count == 12 && harness.matches.isEmpty)
  }

  @Test("of Matchsticks goes with an undo and with a new game, and comes back with the game")
  func goes() {
    let harness = over()
    harness.settle()
    harness.undo()
    harness.run(.milliseconds(300))
    #expect(fan(harness).isEmpty && harness.matches.count == 1)
    harness.take(1)
    harness.settle()
    harness.key(.command(.newGame))
    #expect(fan(harness).isEmpty)
    harness.undo()
    harness.run(.seconds(1))
    #expect(fan(harness).count == 12)
  }

  @Test("of Matchsticks only fades in for the one person who has lost, and with reduced motion")
  func still() {
    let lost = TableHarness(.of(.person, .clever, pile: 17))
    while !lost.table.state.isOver {
      if !lost.table.isComputersTurn { lost.take(1) }
      lost.run(.milliseconds(100))
    }
    lost.run(until: { !fan(lost).isEmpty })
    let reduced = over(reducedMotion: true)
    reduced.run(until: { !fan(reduced).isEmpty })
    for harness in [lost, reduced] {
      let places = fan(harness).map(\.frame)
      #expect(!places.isEmpty)
      harness.run(.milliseconds(400))
      #expect(fan(harness).map(\.frame) == places)
    }
  }

  private func findAll(_ harness: PairsHarness) {
    for kind in 0..<8 { for card in harness.pair(kind) { harness.click(card: card) } }
  }

  @Test(
    "of Pairs is all that was found, face up on the felt, and undo takes it apart",
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

  @Test("of Pairs is collected when cards are dealt anew")
  func collected() {
    let harness = PairsHarness()
    findAll(harness)
    harness.run(.seconds(5))
    harness.key(.activate)
    harness.settle()
    #expect(harness.faces.isEmpty && harness.backs.count == 16)
  }

  @Test("of Pairs alone never comes from or goes over the figures beside the cards")
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
