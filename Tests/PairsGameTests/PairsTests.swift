import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("Rules of Pairs", .tags(.rules))
struct PairsTests {
  @Test("A pair goes to the seat that found it, which goes on")
  func pair() throws {
    var state = Pairs.State.laid("abba", seats: 2)
    #expect(try state.play(.flip(3)) == [.opened(card: 3, seat: .first)])
    #expect(
      try state.play(.flip(0)) == [
        .opened(card: 0, seat: .first), .paired(3, 0, seat: .first),
      ])
    #expect(state.toMove == .first)
    #expect(state.pairsTaken == [1, 0])
    #expect(state.openCards.isEmpty)
    #expect(state.taker(of: 3) == .first && state.taker(of: 1) == nil)
    #expect(!state.isOver && state.winners.isEmpty)
  }

  @Test("After a miss the turn has passed already, the two lie open, and close turns them back")
  func miss() throws {
    var state = Pairs.State.laid("abba", seats: 3)
    let events = try state.play(.flip(0), .flip(1))
    #expect(events.last == .passed(from: .first, to: .second))
    #expect(state.toMove == .second)
    #expect(state.openCards == [0, 1])
    #expect(throws: Pairs.Refusal.twoCardsOpen) { try state.play(.flip(2)) }
    #expect(try state.play(.close) == [.closed(0, 1)])
    #expect(state.openCards.isEmpty)
    #expect(throws: Pairs.Refusal.nothingToClose) { try state.play(.close) }
    try state.play(.flip(2), .flip(1))
    #expect(state.pairsTaken == [0, 1, 0])
  }

  @Test("After the last seat the first is next, and one who plays alone is always next")
  func order() throws {
    for seats in Pairs.seatCounts {
      var state = Pairs.State.laid("abba", seats: seats)
      for turn in 1...8 {
        let events = try state.play(.flip(0), .flip(1), .close)
        #expect(state.toMove.index == turn % seats)
        #expect(events.count == (seats == 1 ? 3 : 4))
      }
    }
  }

  @Test("A card that lies open, is gone or does not exist cannot be flipped")
  func refusals() throws {
    var state = Pairs.State.laid("aabb")
    #expect(throws: Pairs.Refusal.noSuchCard(4)) { try state.play(.flip(4)) }
    #expect(throws: Pairs.Refusal.noSuchCard(-1)) { try state.play(.flip(-1)) }
    try state.play(.flip(0))
    #expect(throws: Pairs.Refusal.isOpen(0)) { try state.play(.flip(0)) }
    try state.play(.flip(1))
    #expect(throws: Pairs.Refusal.isGone(1)) { try state.play(.flip(1)) }
    try state.play(.flip(2), .flip(3))
    #expect(throws: Pairs.Refusal.gameOver) { try state.play(.flip(2)) }
    #expect(throws: Pairs.Refusal.gameOver) { try state.play(.close) }
    #expect(throws: Pairs.Refusal.gameOver) { try state.play(.peek) }
  }

  @Test("The end says who won, ties included")
  func winners() throws {
    var state = Pairs.State.laid("aabbccdd", seats: 3)
    try state.play(.flip(0), .flip(2), .close, .flip(0), .flip(1), .flip(2), .flip(3))
    #expect(
      try state.play(.flip(4), .flip(6), .close) == [
        .opened(card: 4, seat: .second), .opened(card: 6, seat: .second),
        .passed(from: .second, to: Seat(2)), .closed(4, 6),
      ])
    #expect(state.winners.isEmpty)
    var tied = state
    #expect(
      try tied.play(.flip(4), .flip(5), .flip(6), .flip(7)).last
        == .over(winners: [.second, Seat(2)]))
    #expect(tied.pairsTaken == [0, 2, 2])
    try state.play(.flip(4), .flip(6), .close, .flip(4), .flip(6), .close)
    #expect(
      try state.play(.flip(4), .flip(5), .flip(6), .flip(7)).last == .over(winners: [.second]))
  }

  @Test(
    "A peek costs as many flips as there are pairs, shows and moves nothing, and is for one alone")
  func peek() throws {
    var state = Pairs.State.laid("aabbcc")
    try state.play(.flip(0), .flip(1))
    let before = state
    #expect(try state.play(.peek) == [.peeked(penalty: 3)])
    #expect(state.flips == 5 && state.peeks == 1)
    #expect(state.layout.cards.allSatisfy { state.taker(of: $0) == before.taker(of: $0) })
    try state.play(.flip(2))
    #expect(throws: Pairs.Refusal.cardsAreOpen) { try state.play(.peek) }
    try state.play(.flip(4))
    #expect(throws: Pairs.Refusal.cardsAreOpen) { try state.play(.peek) }
    var together = Pairs.State.laid("aabbcc", seats: 2)
    #expect(throws: Pairs.Refusal.notAlone) { try together.play(.peek) }
  }

  @Test("Where passing is the rule, two turns in a row of two known cards end the game")
  func passing() throws {
    for rule in TurnRule.allCases {
      var state = Pairs.State.laid("aabbccdd", seats: 2, turnRule: rule)
      try state.play(.flip(0), .flip(1), .flip(2), .flip(4), .close)
      #expect(state.passes == 0)
      try state.play(.flip(2), .flip(4), .close)
      #expect(state.passes == 1 && !state.isOver)
      try state.play(.flip(2), .flip(6), .close)
      #expect(state.passes == 0)
      try state.play(.flip(4), .flip(6), .close)
      let events = try state.play(.flip(2), .flip(6))
      #expect(state.passes == 2)
      #expect(state.isOver == (rule == .passing))
      guard rule == .passing else { continue }
      #expect(events.last == .over(winners: [.first]))
      #expect(throws: Pairs.Refusal.gameOver) { try state.play(.flip(0)) }
      #expect(try state.play(.close) == [.closed(2, 6)])
    }
  }

  @Test("A pair between two passes keeps the game going")
  func pairBetweenPasses() throws {
    var state = Pairs.State.laid("aabbcc", seats: 2, turnRule: .passing)
    try state.play(.flip(0), .flip(2), .close, .flip(2), .flip(0), .close)
    #expect(state.passes == 1)
    try state.play(.flip(0), .flip(1), .flip(2), .flip(4), .close)
    #expect(state.passes == 0)
  }

  @Test("Reversing an event twice gives the event itself, and once another")
  func reversing() {
    let events: [Pairs.Event] = [
      .opened(card: 3, seat: .first), .covered(card: 3, seat: .second),
      .paired(1, 2, seat: .second), .returned(1, 2, seat: .first), .closed(4, 5), .reopened(4, 5),
      .passed(from: .first, to: .second), .peeked(penalty: 8), .peekReturned(penalty: 8),
      .over(winners: [.first]), .resumed(winners: [.first, .second]),
    ]
    for event in events {
      #expect(Pairs.reversed(event) != event)
      #expect(Pairs.reversed(Pairs.reversed(event)) == event)
    }
  }
}
