import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Computers and reviews at heaps and rows", .tags(.rules))
struct FormPlayersTests {
  private static let layouts = LastMatch.allCases.flatMap { last in
    (Matchsticks.heapPresets.map { Matchsticks.Matches.heaps($0) }
      + Matchsticks.rowPresets.map { .rows($0) })
      .map { Matchsticks.Layout($0, last: last) }
  }

  private func table(
    _ layout: Matchsticks.Layout, _ first: MatchstickOccupant, _ second: MatchstickOccupant,
    seed: UInt64
  ) -> MatchstickTable {
    let seating = MatchstickSeats(first: first, second: second)
    return MatchstickTable(setup: MatchstickSetup(layout, seating: seating), seed: seed)
  }

  /// Whether Clever, to move, wins against every sequence of replies.
  private func alwaysWins(
    _ state: Matchsticks.State, known: inout [[Int]: Bool]
  ) throws -> Bool {
    if let answer = known[state.position.sorted()] { return answer }
    var random = SeededGenerator(seed: 0)
    var afterMove = state
    _ = try Matchsticks.apply(
      CleverPlayer().chooseMove(in: state, using: &random), to: &afterMove)
    var answer = !afterMove.isOver || afterMove.winner == state.toMove
    for reply in afterMove.legalMoves where answer {
      var afterReply = afterMove
      _ = try Matchsticks.apply(reply, to: &afterReply)
      answer =
        try afterReply.isOver
        ? afterReply.winner == state.toMove : alwaysWins(afterReply, known: &known)
    }
    known[state.position.sorted()] = answer
    return answer
  }

  @Test("From every preset that is won, Clever wins against every sequence of replies")
  func clever() throws {
    for layout in Self.layouts {
      let state = Matchsticks.start(.init(layout), seed: 0)
      var known: [[Int]: Bool] = [:]
      #expect(
        try alwaysWins(state, known: &known) == (layout.theory.isWon(state.position) == true),
        "\(layout)")
    }
  }

  @Test("Of several winning moves, Clever makes the first one, which the hint shows")
  func hint() {
    var random = SeededGenerator(seed: 0)
    let state = Matchsticks.start(.init(.init(.heaps([1, 2, 5, 7]), last: .wins)), seed: 0)
    #expect(
      state.winningMoves == [.take(1, fromHeap: 0), .take(1, fromHeap: 2), .take(1, fromHeap: 3)])
    #expect(state.bestMove == .take(1, fromHeap: 0))
    #expect(CleverPlayer().chooseMove(in: state, using: &random) == state.bestMove)
  }

  @Test("Simple and a lost Clever take one match of the longest run")
  func simple() throws {
    var random = SeededGenerator(seed: 0)
    let heaps = Matchsticks.start(.init(.init(.heaps([1, 3, 5, 7]))), seed: 0)
    #expect(SimplePlayer().chooseMove(in: heaps, using: &random) == .take(1, fromHeap: 3))
    #expect(CleverPlayer().chooseMove(in: heaps, using: &random) == .take(1, fromHeap: 3))
    let rows = Matchsticks.start(.init(.init(.rows([3, 9]))), seed: 0)
    #expect(SimplePlayer().chooseMove(in: rows, using: &random) == .take(1, fromRow: 1, at: 8))
  }

  @Test("Wild makes every legal move in the end, and a human-like player repeats its choice")
  func wild() {
    let state = Matchsticks.start(.init(.init(.rows([3, 5, 7]))), seed: 0)
    let moves = (0..<1000).map { seed in
      var random = SeededGenerator(seed: UInt64(seed))
      return WildPlayer().chooseMove(in: state, using: &random)
    }
    #expect(Set(moves) == Set(state.legalMoves))
    let table = table(.init(.rows([3, 5, 7])), .humanLike(strength: 50), .wild, seed: 4)
    #expect(table.computersMove() == table.computersMove())
  }

  @Test("The review points out the loser's last mistake, with a move that wins", arguments: 0..<40)
  func review(seed: Int) throws {
    for layout in Self.layouts {
      let table = table(layout, .wild, .humanLike(strength: 60), seed: UInt64(seed))
      while table.takeForComputer() {}
      let review = try #require(table.review)
      #expect(review.winner == table.state.winner && review.moments.last?.favoured == review.winner)
      let lapses = review.turns.filter {
        $0.seat == review.loser && review.moments[$0.number - 1].favoured == review.loser
      }
      #expect(review.mistake?.turn == lapses.last?.number)
      let givenAway = lapses.filter { review.moments[$0.number].favoured != review.loser }
      #expect(review.mistakes(of: review.loser) == givenAway.count)
      #expect(review.mistakes.allSatisfy { !$0.before.winningMoves.contains($0.move) })
      guard let mistake = review.mistake else { continue }
      #expect(mistake.before.winningMoves.contains(mistake.betterMove))
      #expect(!mistake.before.winningMoves.contains(mistake.move))
      let isDecidedByValues = layout.form == .heaps || layout.form == .rows && layout.last == .wins
      #expect((mistake.before.pairing != nil) == isDecidedByValues)
    }
  }
}
