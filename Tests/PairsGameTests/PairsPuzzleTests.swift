import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("Puzzles of Pairs", .tags(.rules))
struct PairsPuzzleTests {
  /// The puzzles in a game between computers, from its start on.
  private func puzzles(
    _ start: Pairs.State, memory: Int, seed: UInt64
  ) throws -> [PairsPuzzle] {
    let players = [ForgetfulPlayer(memory: memory), ForgetfulPlayer(memory: 100)]
    let flips = try start.flips(of: players, seed: seed)
    return flips.indices.compactMap { PairsPuzzle(start, flips: flips.prefix($0)) }
  }

  /// All deals that agree with the flips seen, each with the puzzle's flips made.
  private func deals(_ puzzle: PairsPuzzle, _ start: Pairs.State) throws -> [Pairs.State] {
    let hidden = puzzle.state.layout.cards.filter { !puzzle.flips.contains($0) }
    let orders = Set(permutations(hidden.map { puzzle.state.kinds[$0] }))
    return try orders.map { order in
      var kinds = start.kinds
      for (card, kind) in zip(hidden, order) { kinds[card] = kind }
      let deck = try #require(PairsDeck(start.layout, kinds: kinds))
      var state = Pairs.State(deck, seatCount: 2, turnRule: start.turnRule)
      for card in puzzle.flips {
        if state.openCards.count == 2 { try state.play(.close) }
        try state.play(.flip(card))
      }
      if state.openCards.count == 2 { try state.play(.close) }
      return state
    }
  }

  private func permutations(_ kinds: [UInt8]) -> [[UInt8]] {
    guard !kinds.isEmpty else { return [[]] }
    return Set(kinds).flatMap { kind in
      var rest = kinds
      rest.remove(at: rest.firstIndex(of: kind) ?? 0)
      return permutations(rest).map { [kind] + $0 }
    }
  }

  @Test(
    "Trying every card in every deal finds the same kind best, by the same gain", .tags(.slow),
    arguments: TurnRule.allCases)
  func everyDeal(rule: TurnRule) throws {
    var (asked, search) = (Set<[Int]>(), EveryChoice())
    for seed in 0..<UInt64(Thoroughness.count(12, full: 400)) {
      let layout = PairsLayout.of(seed.isMultiple(of: 2) ? "8x1" : "10x1")
      let start = Pairs.State(PairsDeck(layout, seed: seed), seatCount: 2, turnRule: rule)
      for puzzle in try puzzles(start, memory: 60, seed: seed) {
        let state = puzzle.state
        let unknown = state.faceDown.filter { state.lastTurn(of: $0) == nil }
        guard unknown.count <= 8 else { continue }
        let known = try #require(state.faceDown.first { state.lastTurn(of: $0) != nil })
        let deals = try deals(puzzle, start)
        let scores = [
          PairsReview.Choice.unknown: try search.score(flipping: unknown[0], in: deals),
          .known: try search.score(flipping: known, in: deals),
        ]
        let best = try #require(scores[puzzle.best])
        for (choice, score) in scores where choice != puzzle.best {
          #expect(abs(best - score - puzzle.gain) < 1e-9, "\(puzzle.key)")
        }
        asked.insert([state.openCards.count, puzzle.best == .known ? 1 : 0])
      }
    }
    #expect(asked.count == (rule == .passing ? 4 : 3))
  }

  @Test("The right cards are all of the best kind, and each can be flipped", arguments: 0..<20)
  func rightAnswers(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    let (layout, rule) = (dice.pick(PairsLayout.offered), dice.pick(TurnRule.allCases))
    let puzzle = try #require(
      PairsPuzzle.next(for: PuzzleHistory(), layout, rule, seed: dice.next()))
    let right = puzzle.rightAnswers(after: [])
    let known = puzzle.state.faceDown.filter { puzzle.state.lastTurn(of: $0) != nil }
    let unknown = puzzle.state.faceDown.filter { puzzle.state.lastTurn(of: $0) == nil }
    #expect(right == (puzzle.best == .known ? known : unknown))
    #expect(!known.isEmpty && !unknown.isEmpty && puzzle.gain >= PairsPuzzle.leastGain)
    for card in right {
      var state = puzzle.state
      try state.play(.flip(card))
      #expect(puzzle.rightAnswers(after: [card]).isEmpty)
    }
  }

  @Test("The perfect player answers all puzzles right", arguments: TurnRule.allCases)
  func perfect(rule: TurnRule) throws {
    for seed in 0..<60 as Range<UInt64> {
      var (random, history) = (SeededGenerator(seed: seed), PuzzleHistory())
      history.add("", isSolved: true, rating: 700 + 10 * Int(seed))
      let layout = PairsLayout.offered[Int(seed % 4)]
      let puzzle = try #require(PairsPuzzle.next(for: history, layout, rule, seed: seed))
      let known = puzzle.state.faceDown.count { puzzle.state.lastTurn(of: $0) != nil }
      let plan = LeadTable.perfect(rule).plan(pairs: puzzle.state.pairsLeft, known: known)
      // The perfect player would not have opened an unknown card where a known one is better.
      if !puzzle.state.openCards.isEmpty, plan.firstIsKnown { continue }
      let card = PerfectPlayer().chooseCard(in: PairsKnowledge(puzzle.state), using: &random)
      #expect(puzzle.rightAnswers(after: []).contains(card))
    }
  }

  @Test("A key gives its puzzle, and texts of no puzzle are refused", arguments: 0..<20)
  func keys(seed: Int) throws {
    let puzzle = try #require(
      PairsPuzzle.next(
        for: PuzzleHistory(), PairsLayout.offered[seed % 4], TurnRule.allCases[seed / 4 % 2],
        seed: UInt64(seed)))
    #expect(PairsPuzzle(key: puzzle.key) == puzzle && puzzle.key.utf8.count < 4_096)
    #expect(PairsPuzzle(key: puzzle.key + " 64") == nil)
    #expect(PairsPuzzle(key: "solo" + puzzle.key.drop { $0 != ";" }) == nil)
  }

  @Test("A position with a known pair, after a pass, at the start or at the end is no puzzle")
  func refused() throws {
    let start = Pairs.State.laid("abacbdcd", seats: 2)
    #expect(PairsPuzzle(start, flips: []) == nil)
    #expect(PairsPuzzle(start, flips: [0, 1, 2]) == nil)
    #expect(PairsPuzzle(start, flips: [0, 1, 2, 3]) == nil)
    #expect(PairsPuzzle(start, flips: [0, 2, 1, 4, 3, 6, 5, 7]) == nil)
    #expect(PairsPuzzle(start, flips: [0, 0]) == nil)
    #expect(PairsPuzzle(.laid("abacbdcd", seats: 3), flips: [0, 1]) == nil)
    let passing = Pairs.State.laid("abcdabcd", seats: 2, turnRule: .passing)
    #expect(PairsPuzzle(passing, flips: [0, 1, 2, 3, 0, 1]) == nil)
    #expect(PairsPuzzle(passing, flips: [0, 1, 2, 3])?.best == .unknown)
  }

  @Test("A known card is best as often as an unknown one, and none comes twice")
  func balanced() throws {
    var (history, known) = (PuzzleHistory(), 0)
    for _ in 0..<200 {
      let puzzle = try #require(
        PairsPuzzle.next(for: history, .sixBySix, .unknownCard, seed: 5))
      known += puzzle.best == .known ? 1 : 0
      #expect(history.tries(of: puzzle.key) == 0)
      #expect(PairsPuzzle.next(for: history, .sixBySix, .unknownCard, seed: 5) == puzzle)
      history.add(puzzle.key, isSolved: true, rating: 1_200)
    }
    #expect((70...130).contains(known))
  }

  @Test("The own puzzles of a game are choices that the review calls worse", arguments: 0..<40)
  func own(seed: Int) throws {
    let options = Pairs.Options(layout: .fourByFour, seatCount: 2)
    let session = GameSession<Pairs>(options: options, seed: UInt64(seed))
    let players = [ForgetfulPlayer(memory: 30), ForgetfulPlayer(memory: 80)]
    for card in try session.state.flips(of: players, seed: UInt64(seed)) {
      if session.state.openCards.count == 2 { try session.perform(.close) }
      try session.perform(.flip(card))
    }
    let review = try #require(PairsReview(session.record))
    for seat in [Seat.first, .second] {
      for own in try #require(PairsPuzzle.own(session.record, of: seat)) {
        let turn = review.turns[own.turn]
        #expect(turn.seat == seat && own.cost == turn.worth?.balance.loss && own.cost > 0)
        let made = own.puzzle.state.openCards.isEmpty ? turn.first : turn.second
        #expect(!own.puzzle.rightAnswers(after: []).contains(made))
        #expect(own.puzzle.state.toMove == seat)
      }
    }
  }
}
