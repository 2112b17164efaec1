import GameKernel
import SlidingGame
import TestSupport
import Testing

/// What little time still gives. Budgets are counted in questions whether to go on, on one thread.
@Suite("Solutions within a budget", .tags(.rules, .slow))
struct BudgetTests {
  private let board = SlidingPuzzle.start(.dealt(.of("6x3")), seed: 1).board

  /// A way for which the solver may ask so many times whether to go on.
  private func way(
    _ board: SlidingBoard, _ solver: SlidingSolver, asking budget: Int
  ) -> [Direction] {
    var asked = 0
    let solution = solver.solve(board, effort: .quick) {
      asked += 1
      return asked > budget
    }
    #expect(Ways.end(board, solution.moves)?.isSolved == true)
    return solution.moves
  }

  @Test("Tables are made on from board to board, however soon each search is stopped")
  func tables() {
    // Making them asks more often than one budget allows.
    let board = SlidingPuzzle.start(.dealt(.of("5x4")), seed: 1).board
    let patient = SlidingSolver(board.shape)
    let best = way(board, patient, asking: .max).count
    let hasty = SlidingSolver(board.shape)
    var rounds = 0
    while hasty.tableBytes < patient.tableBytes, rounds < 50 {
      _ = way(board, hasty, asking: 110)
      rounds += 1
    }
    #expect(rounds > 2 && rounds < 50)
    #expect(way(board, hasty, asking: .max).count == best)
  }

  @Test("A good way is found before the tables are made")
  func glance() {
    let solver = SlidingSolver(board.shape)
    var isGood = false
    let solution = solver.solve(
      board, isCancelled: { isGood }, progress: { isGood = $0.best != nil && !$0.isPlain })
    let plain = solver.solve(board, effort: .none)
    #expect(3 * solution.moves.count < 2 * plain.moves.count)
    #expect(solver.tableBytes < 100_000)
  }

  @Test(
    "A larger budget never gives a longer way, with tables and without", arguments: [true, false])
  func budgets(hasTables: Bool) {
    let stocked = SlidingSolver(board.shape)
    if hasTables { _ = way(board, stocked, asking: .max) }
    var lengths: [Int] = []
    for budget in [0, 1, 10, 100, 200, 300, 400, .max] {
      lengths.append(
        way(board, hasTables ? stocked : SlidingSolver(board.shape), asking: budget).count)
    }
    #expect(lengths == lengths.sorted(by: >))
    #expect(Set(lengths).count > 2)
  }

  @Test(
    "Where a search goes on by larger tables, the way is the same whether they are there or not")
  func largerTables() throws {
    let far = SlidingPuzzle.start(.dealt(.of("7x5")), seed: 1).board
    let plain = SlidingSolver(far.shape).solve(far, effort: .none).moves
    // Near home, so that little is to be searched.
    let board = try #require(Ways.end(far, Array(plain.dropLast(160))))
    let solver = SlidingSolver(board.shape)
    let quick = solver.solve(board, effort: .quick).moves
    #expect(solver.tableBytes < 1_000_000)
    let way = solver.solve(board, effort: .init(nodes: 1_400_000)).moves
    #expect(way.count <= quick.count)
    #expect(solver.tableBytes > 4_000_000)
    #expect(solver.solve(board, effort: .quick).moves == quick)
    #expect(solver.solve(board, effort: .init(nodes: 1_400_000)).moves == way)
  }

  @Test(
    "More boards never give a longer way, however they are counted",
    arguments: ["5x2", "4x3", "9x2", "7x6"])
  func nodes(shape: String) {
    let board = SlidingPuzzle.start(.dealt(.of(shape)), seed: 2).board
    let solver = SlidingSolver(board.shape)
    var last = Int.max
    for budget in [0, 1, 1 << 12, 1 << 14, 1 << 16, 1 << 17] {
      var nodes = 0
      let solution = solver.solve(
        board, effort: .init(nodes: 1 << 17), isCancelled: { nodes >= budget },
        progress: { nodes = $0.nodes })
      #expect(solution.moves.count <= last)
      last = solution.moves.count
    }
    #expect(solver.solve(board, effort: .init(nodes: 1 << 18)).moves.count <= last)
  }
}
