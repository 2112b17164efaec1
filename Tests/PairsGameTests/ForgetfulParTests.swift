import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("What forgetting costs at Pairs", .tags(.rules))
struct ForgetfulParTests {
  @Test("is nothing to a perfect memory, which needs par")
  func perfect() {
    let table = ForgetfulPar(memory: 100, pairs: 18)
    for pairs in 1...18 {
      #expect(abs(table.flips(pairs: pairs) - Par.flips(pairs: pairs)) < 1e-9, "\(pairs)")
    }
  }

  @Test("is never less than what a better memory loses")
  func rises() {
    let flips = [100, 90, 70, 40, 10].map { ForgetfulPar(memory: $0, pairs: 8).flips(pairs: 8) }
    #expect(flips == flips.sorted())
  }

  @Test(
    "has the published averages and deviations",
    .enabled(if: PublishedFigures.rows("memory_flips") != nil, "../shared/data is not here"))
  func published() throws {
    let rows = try #require(PublishedFigures.rows("memory_flips"))
    for row in rows {
      let figures = try row.map { try #require(Double($0)) }
      let (pairs, memory) = (Int(figures[0]), figures[1])
      let table = ForgetfulPar(memory: memory, pairs: pairs)
      #expect(abs(table.flips(pairs: pairs) - figures[2]) < 1e-6)
      #expect(abs(table.deviation(pairs: pairs) - figures[3]) < 1e-6)
      let estimate = MemoryEstimate(pairs: pairs, meanFlips: figures[2], games: 20)
      #expect(abs(estimate.memory - memory) < 0.001)
      #expect(abs(estimate.standardError - figures[4]) < 0.01)
    }
    #expect(rows.count == 40)
  }

  /// Plays alone with a memory that forgets each card at each turn by chance.
  private func flips(_ pairs: Int, memory: Int, _ random: inout SeededGenerator) throws -> Int {
    let layout = try #require(PairsLayout(columns: 2, rows: pairs))
    let deck = PairsDeck(layout, seed: random.next())
    var state = Pairs.State(deck, seatCount: 1)
    while !state.isOver {
      let lying = layout.cards.filter { !state.isGone($0) }
      let known = lying.filter { state.lastTurn(of: $0) != nil && random.draw(below: 100) < memory }
      func partner(_ card: Int) -> Int? {
        known.first { $0 != card && deck.kinds[$0] == deck.kinds[card] }
      }
      var unknown = random.shuffled(lying.filter { !known.contains($0) })
      let first = known.first { partner($0) != nil } ?? unknown.removeFirst()
      let second = partner(first) ?? unknown.removeFirst()
      _ = try Pairs.apply(.flip(first), to: &state)
      _ = try Pairs.apply(.flip(second), to: &state)
      if state.openCards.count == 2 { _ = try Pairs.apply(.close, to: &state) }
    }
    return state.flips
  }

  @Test(
    "is what one needs alone who forgets by chance, within three standard errors",
    arguments: [(40, 2), (70, 2), (50, 5), (0, 3), (70, 8), (70, 18)])
  func simulated(memory: Int, pairs: Int) throws {
    var random = SeededGenerator(seed: 11)
    let counts = try (0..<(pairs < 8 ? 2000 : 300)).map { _ in
      try flips(pairs, memory: memory, &random)
    }
    let mean = Mean(counts)
    let expected = ForgetfulPar(memory: Double(memory), pairs: pairs).flips(pairs: pairs)
    #expect(mean.agrees(with: expected), "\(mean), \(expected)")
  }
}
