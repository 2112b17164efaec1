import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("A memory estimated from flips", .tags(.rules))
struct MemoryEstimateTests {
  private static let sets = Thoroughness.count(20, full: 100)

  /// The estimates from sets of games of a forgetful computer alone.
  private func estimates(_ memory: Int, pairs: Int, games: Int) throws -> [MemoryEstimate] {
    let layout = try #require(PairsLayout(columns: 2, rows: pairs))
    var random = SeededGenerator(seed: UInt64(pairs * 1000 + memory))
    return try (0..<Self.sets).map { _ in
      let flips = try (0..<games).map { _ in
        let start = Pairs.State(PairsDeck(layout, seed: random.next()), seatCount: 1)
        return try start.flips(of: [ForgetfulPlayer(memory: memory)], seed: random.next()).count
      }
      return MemoryEstimate(pairs: pairs, meanFlips: Mean(flips).value, games: games)
    }
  }

  @Test(
    "is that of the computer within 6 points in 95 of 100 sets of 20 games",
    arguments: [(18, 40), (18, 60), (18, 70), (18, 80), (32, 40), (32, 70)])
  func recognised(pairs: Int, memory: Int) throws {
    let estimates = try estimates(memory, pairs: pairs, games: 20)
    let isNear = estimates.filter { abs($0.memory - Double(memory)) <= 6 }
    #expect(isNear.count * 100 >= 95 * Self.sets, "\(isNear.count) of \(Self.sets)")
    let isWithin = estimates.filter { abs($0.memory - Double(memory)) <= 2 * $0.standardError }
    #expect(isWithin.count * 100 >= 85 * Self.sets, "\(isWithin.count) of \(Self.sets)")
  }

  @Test("is one for any average, and perfect or none where no memory needs so many flips")
  func limits() {
    for pairs in [2, 8, 18] {
      let par = Par.flips(pairs: pairs)
      #expect(MemoryEstimate(pairs: pairs, meanFlips: par - 1, games: 9).memory == 100)
      #expect(MemoryEstimate(pairs: pairs, meanFlips: 100 * par, games: 9).memory == 0)
      let worst = ForgetfulPar(memory: 0, pairs: pairs).flips(pairs: pairs)
      var last = 101.0
      for part in 0...20 {
        let flips = par + (worst - par) * Double(part) / 20
        let estimate = MemoryEstimate(pairs: pairs, meanFlips: flips, games: 9)
        #expect(estimate.memory < last && estimate.standardError > 0)
        let back = ForgetfulPar(memory: estimate.memory, pairs: pairs).flips(pairs: pairs)
        #expect(abs(back - flips) < 0.001)
        last = estimate.memory
      }
    }
  }

  @Test("is more precise by the square root of the games, and shown once two errors are below 10")
  func precision() {
    let errors = [1, 4, 16].map { games in
      MemoryEstimate(pairs: 18, meanFlips: 66.4, games: games).standardError
    }
    #expect(abs(errors[0] - 2 * errors[1]) < 1e-9 && abs(errors[1] - 2 * errors[2]) < 1e-9)
    #expect(!MemoryEstimate(pairs: 18, meanFlips: 66.4, games: 5).isPrecise)
    #expect(MemoryEstimate(pairs: 18, meanFlips: 66.4, games: 6).isPrecise)
  }
}
