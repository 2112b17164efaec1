import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Puzzles of Matchsticks", .tags(.rules))
struct MatchstickPuzzleTests {
  @Test("They are the piles with exactly one winning take, and no other", arguments: 2...5)
  func oneWinningTake(takeLimit: Int) {
    let solver = Solver.pile(takeLimit: takeLimit)
    for remaining in -1...25 {
      let puzzle = MatchstickPuzzle(remaining: remaining, takeLimit: takeLimit)
      let isOffered = (1...24).contains(remaining)
      let takes = isOffered ? solver.winningTakes(remaining) : []
      #expect(puzzle?.rightAnswers(after: []) == (takes.count == 1 ? takes : nil))
      if let puzzle { #expect(puzzle.rightAnswers(after: [puzzle.take]).isEmpty) }
    }
    #expect(MatchstickPuzzle(remaining: 7, takeLimit: 1) == nil)
    #expect(MatchstickPuzzle(remaining: 7, takeLimit: 6) == nil)
  }

  @Test("A key gives its puzzle, and no other text does")
  func keys() {
    #expect(MatchstickPuzzle.all.count == 73)
    for puzzle in MatchstickPuzzle.all { #expect(MatchstickPuzzle(key: puzzle.key) == puzzle) }
    for text in [
      "", "7", "7:", ":3", "07:3", "7:3:", "5:3", "-7:3", "7:9", "9999999999999999999:3",
    ] {
      #expect(MatchstickPuzzle(key: text) == nil, "\(text)")
    }
  }

  @Test("More matches and a greater choice make a puzzle harder")
  func ratings() throws {
    let ratings = MatchstickPuzzle.all.map(\.rating)
    #expect(try #require(ratings.min()) > 700 && (try #require(ratings.max())) < 1_600)
    func rating(_ remaining: Int, _ takeLimit: Int) throws -> Int {
      try #require(MatchstickPuzzle(remaining: remaining, takeLimit: takeLimit)).rating
    }
    #expect(try rating(4, 3) < rating(8, 3) && rating(8, 3) < rating(24, 3))
    #expect(try rating(7, 3) < rating(7, 4) && rating(2, 2) < rating(3, 3))
  }

  @Test("In every game the own puzzles are the seat's mistakes", arguments: 0..<100)
  func own(seed: Int) throws {
    let table = MatchstickTable.with(.wild, .humanLike(strength: 50), seed: UInt64(seed))
    while table.takeForComputer() {}
    let (record, review) = (table.session.record, try #require(table.review))
    for seat in [Seat.first, .second] {
      let own = try #require(MatchstickPuzzle.own(record, of: seat))
      #expect(own.count == review.mistakes(of: seat))
      for own in own {
        #expect(own.cost == 1 && review.turns[own.turn].seat == seat)
        #expect(own.puzzle.remaining == review.moments[own.turn].count)
        #expect(own.puzzle.take != review.turns[own.turn].taken)
      }
    }
  }
}
