import SlidingGame
import TestSupport
import Testing

@Suite("Deals at a distance", .tags(.rules))
struct DealAtDistanceTests {
  @Test("Boards of 3 × 3 are dealt at every distance from 1 to 31")
  func threeByThree() throws {
    let solver = SlidingSolver(.square(3))
    #expect(solver.dealtDistances == 1...31)
    for distance in 1...31 {
      let board = try #require(solver.deal(atDistance: distance, seed: 7))
      #expect(solver.distance(board) == distance)
      #expect(solver.deal(atDistance: distance, seed: 7) == board)
    }
  }

  @Test("Every board that lies at a distance is dealt by some seed, none much more often")
  func spread() throws {
    let solver = SlidingSolver(.square(3))
    for distance in [1, 2, 4, 31] {
      let all = try #require(solver.boardsByDistance)[distance]
      var counts: [SlidingBoard: Int] = [:]
      for seed in 0..<UInt64(40 * all) {
        let board = try #require(solver.deal(atDistance: distance, seed: seed))
        counts[board, default: 0] += 1
      }
      #expect(counts.count == all)
      #expect(!ChiSquared(Array(counts.values), weights: Array(repeating: 1, count: all)).fails)
    }
  }

  @Test("Boards of 4 × 4 are dealt as far from home as was asked for", .tags(.slow))
  func fourByFour() throws {
    #expect(Ways.fifteen.dealtDistances == 1...50)
    for distance in [1, 2, 7, 13] {
      let board = try #require(Ways.fifteen.deal(atDistance: distance, seed: 3))
      #expect(ManhattanSearch.distance(board) == distance)
      #expect(Ways.fifteen.deal(atDistance: distance, seed: 3) == board)
      #expect(Ways.fifteen.deal(atDistance: distance, seed: 4) != board || distance < 7)
    }
  }

  @Test("A deal that is cancelled gives none, and larger boards have none to give")
  func none() {
    #expect(Ways.fifteen.deal(atDistance: 50, seed: 0) { true } == nil)
    #expect(SlidingSolver(.square(5)).dealtDistances == nil)
  }
}
