import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("What happened?", .tags(.rules))
struct GameReviewTests {
  private func reviewed(
    pile: Int, limit: Int = 3, first: Seat = .first, takes: [Int]
  ) -> GameReview? {
    let session = GameSession<Matchsticks>(
      options: .init(pile: pile, takeLimit: limit, first: first), seed: 0)
    for take in takes { _ = try? session.perform(.take(take)) }
    return GameReview(session.record)
  }

  @Test("The time line shows each count and who could force the win from it")
  func timeLine() throws {
    let review = try #require(reviewed(pile: 18, takes: [1, 2, 2, 3, 2, 3, 1, 3, 1]))
    #expect(review.moments.map(\.count) == [18, 17, 15, 13, 10, 8, 5, 4, 1, 0])
    let favoured = Array(repeating: Seat.first, count: 5) + Array(repeating: .second, count: 5)
    #expect(review.moments.map(\.favoured) == favoured)
    #expect(review.turns.map(\.taken) == [1, 2, 2, 3, 2, 3, 1, 3, 1])
    #expect(review.turns.map(\.number) == Array(1...9))
    #expect(review.turns.map(\.seat.index) == [0, 1, 0, 1, 0, 1, 0, 1, 0])
    #expect(review.loser == .first && review.winner == .second)
  }

  @Test(
    "The loser's last turn that gave away a won position is pointed out, with what would have won")
  func mistake() throws {
    let mistake = try #require(reviewed(pile: 18, takes: [1, 2, 2, 3, 2, 3, 1, 3, 1])?.mistake)
    #expect(mistake.turn == 5 && mistake.seat == .first)
    #expect(mistake.count == 10 && mistake.taken == 2)
    #expect(mistake.better == 1 && mistake.leaving == 9)
  }

  @Test("Whoever faced a losing count each time was lost from the start")
  func lostFromTheStart() throws {
    let review = try #require(reviewed(pile: 5, takes: [1, 3, 1]))
    #expect(review.loser == .first)
    #expect(review.mistake == nil)
  }

  @Test("The seat that began is told by the record")
  func beginner() throws {
    let review = try #require(reviewed(pile: 3, first: .second, takes: [1, 2]))
    #expect(review.turns.map(\.seat) == [.second, .first])
    #expect(review.loser == .first)
    #expect(review.mistake?.turn == 2)
  }

  @Test(
    "A game that is not over has no review", arguments: [[], [1], [3, 2]])
  func noReview(takes: [Int]) {
    #expect(reviewed(pile: 6, takes: takes) == nil)
  }

  @Test("In every game the mistake is the last one, and the better take wins", arguments: 0..<300)
  func everyGame(seed: Int) throws {
    let table = MatchstickTable.with(.wild, .humanLike(strength: 50), seed: UInt64(seed))
    while table.takeForComputer() {}
    let review = try #require(table.review)
    let solver = Solver.pile(takeLimit: 3)
    #expect(review.moments.last?.favoured == review.winner)
    #expect(review.turns.last?.seat == review.loser)
    let lapses = review.turns.filter { turn in
      turn.seat == review.loser && review.moments[turn.number - 1].favoured == review.loser
    }
    #expect(review.mistake?.turn == lapses.last?.number)
    guard let mistake = review.mistake else { return }
    #expect(solver.winningTakes(mistake.count).contains(mistake.better))
    #expect(!solver.winningTakes(mistake.count).contains(mistake.taken))
    try table.playOn(from: table.session.record.prefix(mistake.turn - 1), table.setup)
    #expect(table.state.remaining == mistake.count && table.state.toMove == mistake.seat)
    #expect(table.state.bestTake == mistake.better)
  }
}
