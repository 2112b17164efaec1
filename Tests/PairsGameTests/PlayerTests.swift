import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("Computer players of Pairs", .tags(.rules))
struct PlayerTests {
  private func flips(_ player: some PairsPlayer, _ state: Pairs.State) -> Set<Int> {
    Set((0..<60 as Range<UInt64>).map { state.choice(of: [player, player], seed: $0) })
  }

  @Test("A known pair is taken, and so is the known partner of an open card")
  func takes() throws {
    var state = Pairs.State.laid("abcabcdd", seats: 2)
    try state.play(.flip(0), .flip(1), .close, .flip(3), .flip(2), .close)
    for player in [PerfectPlayer(), ForgetfulPlayer(memory: 100)] as [any PairsPlayer] {
      #expect([0, 3].contains(state.choice(of: [player, player], seed: 1)))
      var open = state
      try open.play(.flip(3))
      #expect(open.choice(of: [player, player], seed: 1) == 0)
      open = state
      try open.play(.flip(4))
      #expect(open.choice(of: [player, player], seed: 1) == 1)
    }
  }

  @Test("One that remembers nothing flips any card, each about as often as another")
  func noMemory() throws {
    var state = Pairs.State.laid("abcabcdd", seats: 2)
    try state.play(.flip(0), .flip(1), .close, .flip(3), .flip(2), .close)
    #expect(flips(ForgetfulPlayer(memory: 0), state) == Set(0..<8))
  }

  @Test("A card comes to mind as often as the memory says, alike for both flips of a turn")
  func memory() throws {
    var state = Pairs.State.laid("abab", seats: 1)
    try state.play(.flip(0), .flip(1), .close)
    var open = state
    try open.play(.flip(2))
    let remembered = (0..<2000 as Range<UInt64>).filter {
      // With its partner in mind the open card leads there, and else in half of the cases.
      open.choice(of: [ForgetfulPlayer(memory: 40)], seed: $0) == 0
    }
    // 0 is remembered (0.4), or is one of the cards that are not: alone with 3 where 1 is (0.24 / 2),
    // and with both others where 1 is not (0.36 / 3).
    let share = Mean((0..<2000).map { $0 < remembered.count ? 1 : 0 })
    #expect(share.agrees(with: 0.4 + 0.12 + 0.12), "\(share)")
  }

  @Test("The second new card is any other, wherever the first one was")
  func secondCard() throws {
    let start = Pairs.State.laid("abcdabcd", seats: 2)
    for player in [PerfectPlayer(), ForgetfulPlayer(memory: 0)] as [any PairsPlayer] {
      let areNeighbours = try (0..<1000 as Range<UInt64>).map { seed in
        var state = start
        let first = state.choice(of: [player, player], seed: seed)
        try state.play(.flip(first))
        return abs(state.choice(of: [player, player], seed: seed) - first) == 1 ? 1 : 0
      }
      // Of the 28 pairs of places 7 are neighbours.
      #expect(Mean(areNeighbours).agrees(with: 0.25), "\(Mean(areNeighbours))")
    }
  }

  @Test("With the better memory one takes more pairs")
  func betterMemory() throws {
    for (worse, better) in [(0, 50), (50, 80), (80, 100)] {
      var leads: [Int] = []
      for seed in 0..<60 as Range<UInt64> {
        var state = Pairs.start(Pairs.Options(layout: .fourByFour, seatCount: 2), seed: seed)
        let players = [ForgetfulPlayer(memory: better), ForgetfulPlayer(memory: worse)]
        let isFirst = seed.isMultiple(of: 2)
        try state.playOut(isFirst ? players : players.reversed(), seed: seed)
        leads.append(isFirst ? state.lead : -state.lead)
      }
      let mean = Mean(leads)
      #expect(mean.value > 2 * mean.error, "\(better) against \(worse): \(mean)")
    }
  }

  @Test("The perfect player flips a known card where the plan says so, and the one seen last")
  func plans() throws {
    // Four pairs, two cards known: an unknown card, and then a known one.
    var state = Pairs.State.laid("abcdabcd", seats: 2)
    try state.play(.flip(0), .flip(1), .close)
    #expect(flips(PerfectPlayer(), state).isSubset(of: 2..<8))
    try state.play(.flip(2))
    #expect(flips(PerfectPlayer(), state) == [1])
    // Five pairs, four cards known: a pass, where that is allowed.
    var passing = Pairs.State.laid("abcdeabcde", seats: 2, turnRule: .passing)
    try passing.play(.flip(0), .flip(1), .close, .flip(2), .flip(3), .close)
    #expect(flips(PerfectPlayer(), passing) == [3])
    try passing.play(.flip(3))
    #expect(flips(PerfectPlayer(), passing) == [2])
    try passing.play(.flip(2))
    #expect(passing.passes == 1)
  }

  @Test("A plan that begins with a known card goes on with an unknown one")
  func knownFirst() throws {
    // Nine pairs, a card of eight of them known.
    #expect(LeadTable.shared(.unknownCard).plan(pairs: 9, known: 8) == .knownThenUnknown)
    var state = Pairs.State.laid("abcdefghiabcdefghi", seats: 2)
    for card in [0, 2, 4, 6] { try state.play(.flip(card), .flip(card + 1), .close) }
    let player = ForgetfulPlayer(memory: 100)
    #expect(flips(player, state) == [7])
    try state.play(.flip(7))
    #expect(flips(player, state) == Set(8..<18))
  }

  @Test("The perfect player leaves the pair of a new card where that gains, but no known one")
  func leaves() throws {
    // Nine pairs, a card of eight of them known.
    var state = Pairs.State.laid("abcdefghiabcdefghi", seats: 2)
    for card in [0, 2, 4, 6] { try state.play(.flip(card), .flip(card + 1), .close) }
    try state.play(.flip(9))
    #expect(flips(PerfectPlayer(), state) == [7])
    #expect(flips(ForgetfulPlayer(memory: 100), state) == [0])
    try state.play(.flip(7), .close)
    #expect(flips(PerfectPlayer(), state) == [0])
    try state.play(.flip(0))
    #expect(flips(PerfectPlayer(), state) == [9])
    // A pass is safe, where that is allowed, so no pair is left.
    var passing = Pairs.State.laid("abcdefghiabcdefghi", seats: 2, turnRule: .passing)
    for card in [0, 2, 4, 6] { try passing.play(.flip(card), .flip(card + 1), .close) }
    try passing.play(.flip(9))
    #expect(flips(PerfectPlayer(), passing) == [0])
  }

  @Test("Weaker than each computer above it is the first of the ladder, and none is weaker")
  func weaker() {
    let first = PairsOccupant.forgetful(memory: Ladder.first)
    #expect(PairsOccupant.perfect.weaker == first)
    #expect(PairsOccupant.forgetful(memory: Ladder.first + 1).weaker == first)
    #expect(first.weaker == nil && PairsOccupant.forgetful(memory: 0).weaker == nil)
    #expect(PairsOccupant.person.weaker == nil)
  }

  @Test("Computers of every kind and number play every game to its end", arguments: UInt64(0)..<24)
  func toTheEnd(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let seats = 1 + dice.below(4)
    let rule = seats == 2 ? dice.pick(TurnRule.allCases) : .unknownCard
    let players = (0..<seats).map { _ -> any PairsPlayer in
      seats == 2 && dice.below(3) == 0
        ? PerfectPlayer() : ForgetfulPlayer(memory: 30 + dice.below(71))
    }
    let layout = dice.pick(PairsLayout.offered.dropLast() + [.of("2x1")])
    var state = Pairs.start(
      Pairs.Options(layout: layout, seatCount: seats, turnRule: rule), seed: dice.next())
    try state.playOut(players, seed: seed)
    #expect(state.isOver)
    #expect(rule == .passing || state.pairsLeft == 0)
  }
}
