import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("The rules of Matchsticks", .tags(.rules))
struct MatchsticksTests {
  private typealias Session = GameSession<Matchsticks>

  private func session(pile: Int, limit: Int = 3, first: Seat = .first) -> Session {
    Session(options: .init(pile: pile, takeLimit: limit, first: first), seed: 0)
  }

  @Test("A game starts with the full pile and the seat that begins")
  func start() {
    let state = session(pile: 18, limit: 4, first: .second).state
    #expect(state.pile == 18 && state.remaining == 18)
    #expect(state.takeLimit == 4 && state.limit == 4)
    #expect(state.toMove == .second)
    #expect(!state.isOver && state.loser == nil && state.winner == nil)
  }

  @Test("A take lowers the pile and passes the turn")
  func take() throws {
    let session = session(pile: 18)
    try session.perform(.take(2))
    #expect(session.state.remaining == 16)
    #expect(session.state.pile == 18)
    #expect(session.state.toMove == .second)
  }

  @Test("No more can be taken than the limit or than are left, whichever is less")
  func limit() {
    #expect(session(pile: 7, limit: 5).state.limit == 5)
    #expect(session(pile: 5, limit: 5).state.limit == 5)
    #expect(session(pile: 2, limit: 5).state.limit == 2)
  }

  @Test("Whoever takes the last match loses")
  func lastMatchLoses() throws {
    let session = session(pile: 3)
    try session.perform(.take(2))
    try session.perform(.take(1))
    #expect(session.state.isOver)
    #expect(session.state.loser == .second)
    #expect(session.state.winner == .first)
  }

  @Test("Each legal take is told, and the end after the last one")
  func events() throws {
    var state = Matchsticks.start(.init(pile: 3, takeLimit: 2), seed: 0)
    #expect(
      try Matchsticks.apply(.take(2), to: &state)
        == [.took(seat: .first, .pile(1..<3), left: 1)])
    #expect(
      try Matchsticks.apply(.take(1), to: &state) == [
        .took(seat: .second, .pile(0..<1), left: 0), .over(winner: .first),
      ])
  }

  @Test("An illegal take is refused and changes nothing", arguments: [Int.min, -1, 0, 4, 5, .max])
  func illegalTake(count: Int) {
    let session = session(pile: 18)
    let state = session.state
    #expect(throws: Matchsticks.Refusal.illegalCount(count, limit: 3)) {
      try session.perform(.take(count))
    }
    #expect(session.state == state)
    #expect(!session.canUndo)
  }

  @Test("More matches than are left cannot be taken")
  func moreThanLeft() throws {
    let session = session(pile: 2)
    #expect(throws: Matchsticks.Refusal.illegalCount(3, limit: 2)) {
      try session.perform(.take(3))
    }
  }

  @Test("Nothing can be taken after the end")
  func afterTheEnd() throws {
    let session = session(pile: 1)
    try session.perform(.take(1))
    #expect(throws: Matchsticks.Refusal.gameOver) { try session.perform(.take(1)) }
  }

  @Test("Reversing an event twice gives the event, and once tells what undo does")
  func reversed() {
    let took = Matchsticks.Event.took(seat: .second, .pile(5..<7), left: 5)
    #expect(Matchsticks.reversed(took) == .returned(seat: .second, .pile(5..<7), left: 7))
    #expect(Matchsticks.reversed(.over(winner: .first)) == .reopened(winner: .first))
    for event in [took, .over(winner: .second)] {
      #expect(Matchsticks.reversed(Matchsticks.reversed(event)) == event)
    }
  }
}
