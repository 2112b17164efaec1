import GameKernel
import SlidingGame
import TestSupport
import Testing

/// What is found on boards that are too large for a proof. Budgets are counted in boards looked at.
@Suite("Long ways", .tags(.rules, .slow))
struct LongWayTests {
  private func dealt(_ shape: String, seed: UInt64) -> SlidingBoard {
    SlidingPuzzle.start(.dealt(.of(shape)), seed: seed).board
  }

  @Test(
    "The same budget in boards gives the same way, whoever searches", arguments: ["5x4", "7x6"])
  func same(shape: String) {
    let board = dealt(shape, seed: 3)
    let ways = (0..<2).map { _ in
      SlidingSolver(board.shape).solve(board, effort: .init(nodes: 1)).moves
    }
    #expect(ways[0] == ways[1])
  }

  @Test(
    "A quick way leads home, and is no longer than this many times the lower bound",
    arguments: [("6", 1.75), ("7x6", 1.9), ("8", 2.15)])
  func quick(shape: String, most: Double) {
    let board = dealt(shape, seed: 0)
    let solver = SlidingSolver(board.shape)
    let solution = solver.solve(board, effort: .quick)
    #expect(Ways.end(board, solution.moves)?.isSolved == true)
    #expect(Double(solution.moves.count) <= most * Double(LinearConflict.bound(board)))
    #expect(solution.moves.count < solver.solve(board, effort: .none).moves.count)
  }

  @Test("Better endings of a way are found: two boards of 9 × 2 together take 230 moves at most")
  func endings() {
    let solver = SlidingSolver(.of("9x2"))
    let lengths = [0, 5].map { seed in
      solver.solve(dealt("9x2", seed: seed), effort: .init(nodes: 2_000_000)).moves.count
    }
    #expect(lengths.reduce(0, +) <= 230)
  }

  @Test("Each way that is told of leads home and is shorter than the one before")
  func shorter() {
    let board = dealt("8x5", seed: 4)
    var lengths: [Int] = []
    var told: [Direction] = []
    let solution = SlidingSolver(board.shape).solve(
      board, effort: .quick,
      progress: { state in
        guard let moves = state.best?.moves, moves != told else { return }
        told = moves
        lengths.append(moves.count)
        #expect(Ways.end(board, moves)?.isSolved == true)
      })
    #expect(lengths.count > 2)
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 > $1 })
    #expect(solution.moves.count == lengths.last)
  }

  @Test("A search in stages that is stopped between any two lines still gives a way home")
  func stopped() {
    let board = dealt("8x6", seed: 5)
    let solver = SlidingSolver(board.shape)
    var last = Int.max
    for budget in [1, 5, 40, 200, 400] {
      var asked = 0
      let solution = solver.solve(board, effort: .quick) {
        asked += 1
        return asked > budget
      }
      #expect(Ways.end(board, solution.moves)?.isSolved == true)
      // Tables that are there already only leave more of the budget.
      #expect(solution.moves.count <= last)
      last = solution.moves.count
    }
  }
}
