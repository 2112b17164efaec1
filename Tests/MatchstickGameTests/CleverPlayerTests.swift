import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("The clever player, proved", .tags(.rules))
struct CleverPlayerTests {
  private func cleverTake(in state: Matchsticks.State) -> Int {
    var random = SeededGenerator(seed: 0)
    return CleverPlayer().chooseMove(in: state, using: &random).count
  }

  private func state(_ count: Int, limit: Int) -> Matchsticks.State {
    Matchsticks.start(.init(pile: count, takeLimit: limit), seed: 0)
  }

  /// Whether Clever, to move with `count` left, wins against every sequence of replies. Each count is
  /// looked at once, since neither Clever nor the rules remember how it was reached.
  private func alwaysWins(_ count: Int, limit: Int, known: inout [Int: Bool]) throws -> Bool {
    if let answer = known[count] { return answer }
    var afterTake = state(count, limit: limit)
    _ = try Matchsticks.apply(.take(cleverTake(in: afterTake)), to: &afterTake)
    var answer = !afterTake.isOver
    for reply in stride(from: 1, through: afterTake.limit, by: 1) {
      var afterReply = afterTake
      _ = try Matchsticks.apply(.take(reply), to: &afterReply)
      guard !afterReply.isOver else { continue }
      let wins = try alwaysWins(afterReply.remaining, limit: limit, known: &known)
      answer = answer && wins
    }
    known[count] = answer
    return answer
  }

  @Test("From every won position Clever wins against every sequence of replies", arguments: 2...5)
  func neverThrowsAWinAway(limit: Int) throws {
    let solver = Solver.pile(takeLimit: limit)
    var known: [Int: Bool] = [:]
    for count in 1...60 {
      #expect(
        try alwaysWins(count, limit: limit, known: &known) == solver.canWin(count),
        "\(count) matches")
    }
  }

  @Test("Clever leaves a losing count wherever search finds one", arguments: 2...5)
  func leavesALosingCount(limit: Int) {
    let solver = Solver.pile(takeLimit: limit)
    for count in 1...60 where solver.canWin(count) {
      #expect(solver.winningTakes(count).contains(cleverTake(in: state(count, limit: limit))))
    }
  }

  @Test("Clever takes one where it is lost", arguments: 2...5)
  func takesOneWhereLost(limit: Int) {
    let solver = Solver.pile(takeLimit: limit)
    for count in 1...60 where !solver.canWin(count) {
      #expect(cleverTake(in: state(count, limit: limit)) == 1)
    }
  }

  @Test("cannot be beaten by anybody who begins at 13 with three as the limit")
  func thirteen() throws {
    func winners(from state: Matchsticks.State) throws -> Set<Seat> {
      if let winner = state.winner { return [winner] }
      var random = SeededGenerator(seed: 1)
      let moves =
        state.toMove == .first
        ? state.legalMoves : [CleverPlayer().chooseMove(in: state, using: &random)]
      return try moves.reduce(into: []) { seats, move in
        var next = state
        _ = try Matchsticks.apply(move, to: &next)
        seats.formUnion(try winners(from: next))
      }
    }
    let options = Matchsticks.Options(
      Matchsticks.Layout(.pile(13, takeLimit: 3)), first: .first)
    #expect(try winners(from: Matchsticks.start(options, seed: 1)) == [.second])
  }
}
