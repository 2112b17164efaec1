import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("Dealing of Pairs", .tags(.rules))
struct DealTests {
  @Test("Every kind is dealt twice, and no place is empty", arguments: PairsLayout.offered)
  func whole(layout: PairsLayout) {
    for seed in 0..<50 as Range<UInt64> {
      let state = Pairs.start(Pairs.Options(layout: layout), seed: seed)
      #expect(state.kinds.count == layout.columns * layout.rows)
      #expect(state.kinds.sorted() == (0..<layout.cardCount).map { UInt8($0 / 2) })
      #expect(state.faceDown.count == layout.cardCount)
    }
  }

  @Test("All orders of a small deck are dealt evenly")
  func even() {
    let layout = PairsLayout.of("3x2")
    var counts: [[UInt8]: Int] = [:]
    var seeds = SeededGenerator(seed: 11)
    for _ in 0..<9_000 { counts[PairsDeck(layout, seed: seeds.next()).kinds, default: 0] += 1 }
    #expect(counts.count == 90)
    let test = ChiSquared(Array(counts.values), weights: counts.values.map { _ in 1 })
    #expect(test.degreesOfFreedom == 89)
    #expect(!test.fails, "chi-squared \(test.statistic)")
  }

  /// Worked out apart from this program, in another language.
  @Test("The same seed deals the same cards, and these are pinned: records depend on them")
  func pinned() {
    let deck = PairsDeck(.fourByFour, seed: 7)
    #expect(deck == PairsDeck(.fourByFour, seed: 7))
    #expect(deck.kinds == [5, 6, 7, 1, 4, 7, 4, 0, 5, 2, 1, 2, 3, 6, 0, 3])
  }

  @Test("Cards laid out by hand must be all pairs")
  func byHand() {
    let layout = PairsLayout.of("2x2")
    #expect(PairsDeck(layout, kinds: [0, 1, 1, 0])?.kinds == [0, 1, 1, 0])
    for wrong in [[0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 2, 2], [0, 0], [0, 0, 1, 1, 2, 2]] {
      #expect(PairsDeck(layout, kinds: wrong.map { UInt8($0) }) == nil)
    }
  }
}
