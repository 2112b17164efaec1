import PairsGame
import TestSupport
import Testing

@Suite("Par of Pairs", .tags(.rules))
struct ParTests {
  @Test(
    "The par of each layout is the published one, to one decimal",
    arguments: zip(PairsLayout.offered, [24.8, 37.7, 57.1, 102.3]))
  func published(layout: PairsLayout, par: Double) {
    #expect((layout.par * 10).rounded() / 10 == par)
  }

  @Test("No way to play on what was seen needs fewer flips, over every deal", arguments: 1...4)
  func everyDeal(pairs: Int) throws {
    let states = Deals.all(pairs: pairs).map { Pairs.State($0, seatCount: 1) }
    var search = EveryChoice()
    #expect(abs(-(try search.score(states)) - Par.flips(pairs: pairs)) < 1e-12)
  }

  @Test("Over every deal one that forgets nothing needs par on the average", arguments: 1...4)
  func perfectMemory(pairs: Int) throws {
    let deals = Deals.all(pairs: pairs)
    var flips = 0
    for deck in deals {
      var state = Pairs.State(deck, seatCount: 1)
      try state.playOut([ForgetfulPlayer(memory: 100)], seed: 5)
      flips += state.flips
    }
    #expect(abs(Double(flips) / Double(deals.count) - Par.flips(pairs: pairs)) < 1e-12)
  }

  @Test("The average of the classic game is par, within three standard errors")
  func simulated() throws {
    let flips = try (0..<150 as Range<UInt64>).map { seed in
      var state = Pairs.start(Pairs.Options(), seed: seed)
      try state.playOut([ForgetfulPlayer(memory: 100)], seed: seed)
      return state.flips
    }
    let mean = Mean(flips)
    #expect(mean.agrees(with: PairsLayout.sixBySix.par), "\(mean)")
  }
}
