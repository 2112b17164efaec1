import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Dealing", .tags(.rules))
struct DealTests {
  private func deal(_ shape: BoardShape, _ seed: UInt64) -> SlidingBoard {
    SlidingPuzzle.start(.dealt(shape), seed: seed).board
  }

  @Test("Every dealt board can be solved and is not solved", arguments: BoardShape.samples)
  func solvable(shape: BoardShape) {
    for seed in 0..<200 as Range<UInt64> {
      let board = deal(shape, seed)
      #expect(board.tiles.sorted() == Array(0..<shape.size))
      #expect(Solvability.holds(board))
      #expect(!board.isSolved)
    }
  }

  /// Worked out apart from this program, in another language; a change breaks links and records.
  @Test("The same seed deals the same board, and this one is pinned")
  func pinned() {
    #expect(deal(.square(4), 7) == deal(.square(4), 7))
    #expect(deal(.square(4), 7).description == "4:11-13-15-3-9-14-8-0-10-4-2-5-7-12-1-6")
    #expect(deal(.of("3x2"), 1).description == "3x2:2-1-0-4-5-3")
  }

  @Test("On 2 × 2 all boards but the solved one are dealt evenly")
  func evenOnTwoByTwo() {
    let boards = DepthSearch.twoByTwo.depths.filter { $0.value > 0 }.keys.sorted()
    #expect(boards.count == 11)
    var counts: [UInt64: Int] = [:]
    for seed in 0..<11_000 as Range<UInt64> {
      counts[DepthSearch.key(deal(.square(2), seed).tiles), default: 0] += 1
    }
    let test = ChiSquared(boards.map { counts[$0] ?? 0 }, weights: boards.map { _ in 1 })
    #expect(test.degreesOfFreedom == 10)
    #expect(!test.fails, "chi-squared \(test.statistic)")
    #expect(counts.count == boards.count)
  }

  @Test("On 3 × 3 deals lie evenly over the depths, and shuffles do not", .tags(.slow))
  func evenOnThreeByThree() throws {
    let search = DepthSearch.threeByThree
    var dealt = search.counts.map { _ in 0 }
    var walked = dealt
    // Seeds from all over, as games have them.
    var seeds = SeededGenerator(seed: 99)
    for _ in 0..<Thoroughness.count(10_000, full: 30_000) {
      let seed = seeds.next()
      dealt[try #require(search.depth(deal(.square(3), seed)))] += 1
      var state = SlidingPuzzle.start(.home(.square(3)), seed: 0)
      _ = try SlidingPuzzle.apply(.shuffle(seed: seed), to: &state)
      walked[try #require(search.depth(state.board))] += 1
    }
    #expect(dealt[0] == 0)
    let weights = [0] + search.counts.dropFirst()
    let deals = ChiSquared(dealt, weights: weights)
    #expect(deals.degreesOfFreedom > 20)
    #expect(!deals.fails, "chi-squared of deals \(deals.statistic)")
    let walks = ChiSquared(walked, weights: weights)
    #expect(walks.fails, "chi-squared of shuffles \(walks.statistic)")
  }
}
