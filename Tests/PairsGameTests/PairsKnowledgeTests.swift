import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("What a computer may see", .tags(.rules))
struct PairsKnowledgeTests {
  private static let players: [any PairsPlayer] = [
    PerfectPlayer(), ForgetfulPlayer(memory: 0), ForgetfulPlayer(memory: 60),
    ForgetfulPlayer(memory: 100),
  ]

  /// The same game on a deck whose cards that nobody has turned are dealt anew.
  private func swapped(
    _ state: Pairs.State, _ moves: [Pairs.Move], _ dice: inout Dice
  ) throws -> Pairs.State {
    let hidden = state.layout.cards.filter {
      !state.isGone($0) && state.isFaceDown($0) && state.lastTurn(of: $0) == nil
    }
    var kinds = state.kinds
    for (place, card) in zip(hidden, hidden.shuffled(using: &dice)) {
      kinds[place] = state.kinds[card]
    }
    let deck = try #require(PairsDeck(state.layout, kinds: kinds))
    var other = Pairs.State(deck, seatCount: state.seatCount, turnRule: state.turnRule)
    for move in moves { try other.play(move) }
    return other
  }

  @Test(
    "Swapping the faces of cards that nobody has turned changes no move of any player",
    arguments: UInt64(0)..<40)
  func neverLooks(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let rule = dice.pick(TurnRule.allCases)
    let options = Pairs.Options(
      layout: dice.pick([.of("4x2"), .fourByFour, .sixByFour]), seatCount: 2, turnRule: rule)
    var state = Pairs.start(options, seed: dice.next())
    let seats = [dice.pick(Self.players), dice.pick(Self.players)]
    var moves: [Pairs.Move] = []
    for _ in 0..<60 where !state.isOver {
      if state.openCards.count == 2 {
        try state.play(.close)
        moves.append(.close)
      }
      let other = try swapped(state, moves, &dice)
      #expect(PairsKnowledge(other) == PairsKnowledge(state))
      for player in Self.players {
        let all = [player, player]
        #expect(other.choice(of: all, seed: seed) == state.choice(of: all, seed: seed))
      }
      let card = state.choice(of: seats, seed: seed)
      try state.play(.flip(card))
      moves.append(.flip(card))
    }
  }

  @Test("Knowledge has each card that was seen, when it was seen, and nothing about the others")
  func places() throws {
    var state = Pairs.State.laid("abbacc", seats: 2)
    #expect(PairsKnowledge(state).places == Array(repeating: .unseen, count: 6))
    try state.play(.flip(0), .flip(1), .close, .flip(2))
    var knowledge = PairsKnowledge(state)
    #expect(
      knowledge.places == [
        .seen(kind: 0, turn: 0), .seen(kind: 1, turn: 0), .open(kind: 1, turn: nil), .unseen,
        .unseen,
        .unseen,
      ])
    #expect(knowledge.openCard == 2 && knowledge.toMove == .second)
    try state.play(.flip(1), .flip(0))
    knowledge = PairsKnowledge(state)
    #expect(
      knowledge.places == [.open(kind: 0, turn: 0), .gone, .gone, .unseen, .unseen, .unseen])
    #expect(knowledge.pairsTaken == [0, 1] && knowledge.pairsLeft == 2 && knowledge.turns == 2)
  }
}
