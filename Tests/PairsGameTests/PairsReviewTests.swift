import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("Skill and luck at Pairs", .tags(.rules))
struct PairsReviewTests {
  private static let absent: Comment = "../shared/data is not here"

  /// The review of a published game.
  private func review(_ row: [Substring]) throws -> PairsReview {
    let line = try #require(PairsGameLine("\(row[1]);\(row[3]);\(row[4])"))
    return try #require(PairsReview(line))
  }

  /// The seats' sums as the result has them: for the first seat, against the second.
  private func sum(_ review: PairsReview) -> Double {
    [Seat.first, .second].compactMap { seat in
      review.total(of: seat).map {
        (seat == .first ? 1 : -1) * ($0.luck - $0.loss + $0.outside)
      }
    }.reduce(0, +)
  }

  @Test(
    "Values, results and sums of each seat are the published ones",
    .enabled(if: PublishedFigures.rows("pairs_review_games") != nil, absent))
  func publishedGames() throws {
    let games = try #require(PublishedFigures.rows("pairs_review_games"))
    for row in games {
      let review = try review(row)
      let value = try #require(review.value)
      #expect(abs(value - (try #require(Double(row[5])))) < 1e-9)
      #expect(review.result == Int(row[6]))
      for (seat, column) in [(Seat.first, 7), (.second, 10)] {
        let total = try #require(review.total(of: seat))
        for (index, number) in [total.loss, total.luck, total.outside].enumerated() {
          #expect(abs(number - (try #require(Double(row[column + index])))) < 1e-9)
        }
      }
    }
    #expect(games.count == 200)
  }

  @Test(
    "Each turn has the published loss, luck and outside",
    .enabled(if: PublishedFigures.rows("pairs_review") != nil, absent))
  func publishedTurns() throws {
    let games = try #require(PublishedFigures.rows("pairs_review_games"))
    let turns = Dictionary(
      grouping: try #require(PublishedFigures.rows("pairs_review"))
    ) { $0[0] }
    for game in games {
      let review = try review(game)
      let rows = try #require(turns[game[0]])
      #expect(review.turns.count == rows.count)
      for (turn, row) in zip(review.turns, rows) {
        let places = [turn.turn, turn.seat.index, turn.first, turn.second]
        #expect(places == row[1...4].compactMap { Int($0) })
        let balance = try #require(turn.worth).balance
        for (number, text) in zip([balance.loss, balance.luck, balance.outside], row[5...7]) {
          #expect(abs(number - (try #require(Double(text)))) < 1e-9, "\(row)")
        }
      }
    }
    #expect(turns.values.map(\.count).reduce(0, +) == 3589)
  }

  /// Flips any card, and often one of a known pair.
  private struct CarelessPlayer: PairsPlayer {
    let care: Int

    func chooseCard(in knowledge: PairsKnowledge, using random: inout SeededGenerator) -> Int {
      let plays = random.draw(below: 100) < care
      let player = ForgetfulPlayer(memory: 100)
      if plays { return player.chooseCard(in: knowledge, using: &random) }
      let faceDown = knowledge.places.indices.filter {
        switch knowledge.places[$0] {
        case .unseen, .seen: true
        case .gone, .open: false
        }
      }
      // The second draw of a turn is another one than the first, which has the same generator.
      if knowledge.openCard != nil { _ = random.next() }
      return faceDown[random.draw(below: faceDown.count)]
    }
  }

  private static let layouts: [PairsLayout] = [
    .of("2x1"), .of("5x2"), .fourByFour, .sixByFour, .sixBySix,
  ]

  @Test(
    "Result minus expectation is luck minus losses, in games of every kind",
    arguments: 0..<Thoroughness.count(30, full: 1000))
  func identity(part: Int) throws {
    for game in 0..<Thoroughness.count(10, full: 100) {
      var dice = Dice(seed: UInt64(part * 1000 + game))
      let seats = 1 + dice.below(2)
      let rule = seats == 2 ? dice.pick(TurnRule.allCases) : .unknownCard
      let deck = PairsDeck(dice.pick(Self.layouts), seed: dice.next())
      let start = Pairs.State(deck, seatCount: seats, turnRule: rule)
      let all: [any PairsPlayer] = [
        CarelessPlayer(care: 60), ForgetfulPlayer(memory: 100), ForgetfulPlayer(memory: 60),
        CarelessPlayer(care: 95), seats == 2 ? PerfectPlayer() : ForgetfulPlayer(memory: 85),
      ]
      let players = (0..<seats).map { _ in dice.pick(all) }
      let flips = try start.flips(of: players, seed: dice.next())
      let review = try #require(PairsReview(start, flips: flips))
      let (result, value) = (try #require(review.result), try #require(review.value))
      #expect(abs(Double(result) - value - sum(review)) < 1e-9)
      for turn in review.turns {
        let worth = try #require(turn.worth)
        #expect(worth.balance.loss == 0 || worth.balance.outside == 0)
        #expect(worth.balance.outside == 0 || seats == 2 && rule == .unknownCard)
      }
    }
  }

  @Test("A player who plays the table that takes every pair loses nothing", arguments: 0..<12)
  func lossless(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    for seats in 1...2 {
      for rule in seats == 1 ? [.unknownCard] : TurnRule.allCases {
        let deck = PairsDeck(dice.pick(PairsLayout.offered), seed: dice.next())
        let start = Pairs.State(deck, seatCount: seats, turnRule: rule)
        // The other one leaves what this one then finds.
        let players: [any PairsPlayer] = [
          ForgetfulPlayer(memory: 100), dice.pick([CarelessPlayer(care: 70), PerfectPlayer()]),
        ]
        let flips = try start.flips(of: Array(players.prefix(seats)), seed: dice.next())
        let review = try #require(PairsReview(start, flips: flips))
        let total = try #require(review.total(of: .first))
        #expect(total.loss == 0 && total.outside == 0)
        for turn in review.turns where turn.seat == .first {
          #expect(turn.worth?.chosen == turn.worth?.best && turn.overlooked.isEmpty)
        }
      }
    }
  }

  @Test("Luck is nothing on the average, within three standard errors")
  func luck() throws {
    var lucks: [Int] = []
    for seed in 0..<300 as Range<UInt64> {
      let start = Pairs.start(Pairs.Options(layout: .fourByFour, seatCount: 2), seed: seed)
      let flips = try start.flips(of: [PerfectPlayer(), ForgetfulPlayer(memory: 60)], seed: seed)
      let review = try #require(PairsReview(start, flips: flips))
      lucks.append(Int((try #require(review.total(of: .second)).luck * 1000).rounded()))
    }
    #expect(Mean(lucks).agrees(with: 0), "\(Mean(lucks))")
  }

  @Test("A turn overlooks the pairs that were known, and the known partner of its first card")
  func overlooked() throws {
    for seats in 1...4 {
      let start = Pairs.State.laid("abacbdcd", seats: seats)
      let review = try #require(PairsReview(start, flips: [0, 1, 2, 3, 4, 5, 0, 2, 6, 7]))
      let pairs = review.turns.map { $0.overlooked.map { [$0.first, $0.second] } }
      #expect(pairs == [[], [[0, 2]], [[0, 2], [1, 4]], [], [[1, 4], [3, 6]]])
      #expect(review.turns.map(\.isPair) == [false, false, false, true, false])
      #expect(review.firstTurns == [0, 0, 1, 1, 2, 2, 4, 4])
      #expect(review.result == [-10, -1, nil, nil][seats - 1])
      let hasValues = [
        review.turns[2].worth != nil, review.value != nil, review.total(of: .first) != nil,
      ]
      #expect(hasValues == Array(repeating: seats <= 2, count: 3))
    }
  }

  @Test("Who takes less than the best is shown what would have been best")
  func best() throws {
    let start = Pairs.State.laid("abacbdcd", seats: 2)
    let review = try #require(PairsReview(start, flips: [0, 1, 2, 3, 4, 5, 6, 7]))
    let worths = try review.turns.map { try #require($0.worth) }
    #expect(worths.map(\.chosen) == Array(repeating: [.unknown, .unknown], count: 4))
    // The pair of the first card, and then the pair that was known before.
    #expect(worths[1].best == [.unknown, .pair])
    #expect(worths[2].best == [.pair, .pair])
    #expect(worths[1].balance.loss > 0 && worths[2].balance.loss > worths[1].balance.loss)
  }

  @Test("A game that the rules refuse has no review, and half a turn is left out")
  func refused() throws {
    let start = Pairs.State.laid("abab", seats: 2)
    #expect(PairsReview(start, flips: [0, 4]) == nil)
    #expect(PairsReview(start, flips: [0, 0]) == nil)
    #expect(PairsReview(start, flips: [0, 2, 0, 1]) == nil)
    #expect(PairsReview(start, flips: [0, 2, 1, 3, 0, 1]) == nil)
    #expect(PairsReview(start, flips: [0, 1, 2])?.turns.count == 1)
    #expect(PairsReview(start, flips: [])?.turns.isEmpty == true)
  }

  @Test("A record has the review of its flips")
  func record() throws {
    let session = GameSession<Pairs>(options: Pairs.Options(layout: .fourByFour), seed: 8)
    for move in [Pairs.Move.flip(0), .flip(1), .close, .flip(2), .flip(3), .close, .flip(4)] {
      try session.perform(move)
    }
    let review = PairsReview(session.record)
    let start = Pairs.start(session.options, seed: session.seed)
    #expect(review == PairsReview(start, flips: [0, 1, 2, 3]))
    #expect(review?.result == -4)
  }

  @Test("After a peek all cards are known, and what it saved counts apart", arguments: 0..<20)
  func peek(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let session = GameSession<Pairs>(options: Pairs.Options(layout: .fourByFour), seed: seed)
    // Some turns by chance, then a peek, and then each turn takes a pair but the first.
    let blind = dice.below(5)
    for _ in 0..<blind {
      for _ in 0..<2 {
        let cards = session.state.layout.cards.filter { session.state.isFaceDown($0) }
        try session.perform(.flip(dice.pick(cards)))
      }
      if session.state.openCards.count == 2 { try session.perform(.close) }
    }
    let flipped = session.state.layout.cards.filter { session.state.lastTurn(of: $0) != nil }
    try session.perform(.peek)
    let kinds = session.state.kinds
    func left() -> [Int] { session.state.layout.cards.filter { session.state.isFaceDown($0) } }
    let first = try #require(left().first)
    let other = try #require(left().first { kinds[$0] != kinds[first] })
    for move in [Pairs.Move.flip(first), .flip(other), .close] { try session.perform(move) }
    while let card = left().first {
      let partner = try #require(left().last { kinds[$0] == kinds[card] })
      for card in [card, partner] { try session.perform(.flip(card)) }
    }
    let review = try #require(PairsReview(session.record))
    #expect(review.peekedCards == Set(session.state.layout.cards).subtracting(flipped))
    #expect(review.peekedCards.allSatisfy { review.firstTurns[$0] == blind - 1 })
    #expect(review.peekGain > 0)
    let after = review.turns.dropFirst(blind)
    #expect(after.allSatisfy { $0.worth?.chosen.contains(.unknown) == false })
    #expect(after.map { $0.worth?.balance.loss } == [2] + after.dropFirst().map { _ in 0 })
    #expect(after.first?.overlooked.isEmpty == false)
    let (result, value) = (try #require(review.result), try #require(review.value))
    #expect(abs(Double(result) - value - sum(review) - review.peekGain) < 1e-9)
  }

  @Test("A line holds rule, deck and flips, and other lines are none")
  func line() throws {
    let line = try #require(PairsGameLine("passing;1 0 1 0;0 2 1 3"))
    #expect(line.start == Pairs.State.laid("baba", seats: 2, turnRule: .passing))
    #expect(line.flips == [0, 2, 1, 3])
    #expect(PairsGameLine("solo;0 0;")?.flips.isEmpty == true)
    for text in [
      "", "solo", "solo;0 0", "solo;0 0;0 1;", "duo;0 0;0 1", "solo;0 1;0 1", "solo;;", "solo;0;0",
      "solo;0  0;0 1", "solo;0 0;0 x", "solo;1 1;0 1", "solo;0 0;0 1 ", "solo;300 300;0 1",
      "solo;-1 -1;0 1", "solo;0 0 0 0;0 1",
    ] { #expect(PairsGameLine(text) == nil, "\(text)") }
    let refused = try #require(PairsGameLine("solo;0 0;0 2"))
    #expect(PairsReview(refused) == nil)
  }
}
