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
      #expect(
        puzzle?.rightAnswers(after: []) == (takes.count == 1 ? [.take(takes[0])] : nil))
      if let puzzle { #expect(puzzle.rightAnswers(after: puzzle.winningMoves).isEmpty) }
    }
    #expect(MatchstickPuzzle(remaining: 7, takeLimit: 1) == nil)
    #expect(MatchstickPuzzle(remaining: 7, takeLimit: 6) == nil)
  }

  @Test("A key gives its puzzle, and no other text does")
  func keys() {
    #expect(MatchstickPuzzle.all(.pile).count == 73)
    for puzzle in Matchsticks.Form.allCases.flatMap(MatchstickPuzzle.all) {
      #expect(MatchstickPuzzle(key: puzzle.key) == puzzle)
    }
    for text in [
      "", "7", "7:", ":3", "07:3", "7:3:", "heaps:1-2", "heaps:1-2:draws", "rows:chance:wins",
      "heaps:01-2:wins", "5:3", "-7:3", "7:9", "9999999999999999999:3",
    ] {
      #expect(MatchstickPuzzle(key: text) == nil, "\(text)")
    }
  }

  @Test("More matches and a greater choice make a puzzle harder")
  func ratings() throws {
    let ratings = MatchstickPuzzle.all(.pile).map(\.rating)
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
        #expect(own.puzzle.layout.pile?.count == review.moments[own.turn].count)
        #expect(own.puzzle.winningMoves.map(\.count) != [review.turns[own.turn].taken])
      }
    }
  }

  @Test(
    "In each of 1,000 heaps and rows a search finds the same winning move and no other",
    arguments: [Matchsticks.Form.heaps, .rows])
  func searched(form: Matchsticks.Form) throws {
    let puzzles = MatchstickPuzzle.all(form)
    #expect(puzzles.count > 300)
    for last in LastMatch.allCases {
      var search = GroupSearch(form: form, last: last)
      for puzzle in puzzles where puzzle.layout.last == last {
        let state = Matchsticks.start(Matchsticks.Options(puzzle.layout), seed: 0)
        let winning = state.legalMoves.filter { move in
          var next = state
          _ = try? Matchsticks.apply(move, to: &next)
          return !search.isWon(next.position)
        }
        #expect(winning == puzzle.rightAnswers(after: []), "\(puzzle.key)")
        #expect(Set(winning.compactMap { try? state.reduction($0) }).count == 1, "\(puzzle.key)")
      }
    }
  }

  @Test("All mistakes in heaps and rows are positions of own games, also where several moves win")
  func ownGroups() throws {
    var (count, several) = (0, 0)
    for layout in ["heaps:1-3-5-7", "rows:13", "rows:3-5-7"] {
      let matches = try #require(Matchsticks.Matches(layout))
      for seed in 0..<40 {
        let options = Matchsticks.Options(Matchsticks.Layout(matches))
        let session = GameSession<Matchsticks>(options: options, seed: UInt64(seed))
        var (random, states) = (SeededGenerator(seed: UInt64(seed)), [session.state])
        while case let legal = session.state.legalMoves, !legal.isEmpty {
          try session.perform(legal[random.draw(below: legal.count)])
          states.append(session.state)
        }
        let own = try #require(MatchstickPuzzle.own(session.record, of: .first))
        let lost = zip(states, states.dropFirst()).count { before, after in
          before.toMove == .first && before.favoured == .first && after.favoured == .second
        }
        #expect(own.count == lost)
        for own in own {
          count += 1
          let before = states[own.turn]
          #expect(before.toMove == .first && before.favoured == .first)
          #expect(states[own.turn + 1].favoured == .second)
          #expect(MatchstickPuzzle(before) == own.puzzle)
          #expect(MatchstickPuzzle(key: own.puzzle.key) == own.puzzle)
          let counts = own.puzzle.winningMoves.map(\.count).sorted()
          #expect(Set(counts) == Set(before.winningMoves.map(\.count)))
          several += own.puzzle.hasOnlyOneWinningMove ? 0 : 1
        }
      }
    }
    #expect(count > 50 && several > 10)
  }
}

/// Decides positions by trying all moves, without the theory.
private struct GroupSearch {
  let form: Matchsticks.Form
  let last: LastMatch
  private var known: [[Int]: Bool] = [:]

  init(form: Matchsticks.Form, last: LastMatch) { (self.form, self.last) = (form, last) }

  /// Returns whether the player to move can force the win.
  mutating func isWon(_ groups: [Int]) -> Bool {
    let groups = groups.filter { $0 > 0 }.sorted()
    if groups.isEmpty { return last == .loses }
    if let known = known[groups] { return known }
    var isWon = false
    for (index, group) in groups.enumerated() where !isWon {
      for taken in 1...(form == .rows ? min(2, group) : group) where !isWon {
        for start in form == .rows ? Array(0...(group - taken)) : [group - taken] where !isWon {
          var next = groups
          next[index] = start
          next.append(group - taken - start)
          isWon = !self.isWon(next)
        }
      }
    }
    known[groups] = isWon
    return isWon
  }
}
