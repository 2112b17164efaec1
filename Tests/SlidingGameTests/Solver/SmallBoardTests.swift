import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Boards of at most nine cells, solved", .tags(.rules))
struct SmallBoardTests {
  @Test(
    "As many boards lie at each distance as were published",
    .enabled(if: PublishedFigures.arePresent, "../shared/data is not here"),
    arguments: [("2x2", "2"), ("3x2", "3x2"), ("3x3", "3")])
  func counts(name: String, shape: String) throws {
    let rows = try #require(PublishedFigures.rows("states_by_depth"))
    let published = rows.filter { $0[0] == name }.compactMap { Int($0[2]) }
    #expect(SlidingSolver(.of(shape)).boardsByDistance == published)
  }

  @Test("Half of all permutations have a distance, and the farthest of 3 × 3 have 31 moves to go")
  func sums() throws {
    for (shape, boards, farthest) in [("2", 12, 6), ("2x3", 360, 21), ("3", 181_440, 31)] {
      let counts = try #require(SlidingSolver(.of(shape)).boardsByDistance)
      #expect(counts.reduce(0, +) == boards)
      #expect(counts.count - 1 == farthest)
    }
  }

  @Test(
    "The distance of every board is what another search finds, and its way has that length",
    arguments: ["2", "3x2", "2x3", "2x4"])
  func distances(shape: String) throws {
    let search = DepthSearch(.of(shape))
    let solver = SlidingSolver(.of(shape))
    for seed in 0..<200 as Range<UInt64> {
      let board = SlidingPuzzle.start(.dealt(.of(shape)), seed: seed).board
      let depth = try #require(search.depth(board))
      #expect(solver.distance(board) == depth)
      let solution = solver.solve(board)
      #expect(solution.moves.count == depth && solution.isOptimal)
      #expect(Ways.end(board, solution.moves)?.isSolved == true)
    }
  }

  @Test("3 × 3 is solved by shortest ways", .tags(.slow))
  func threeByThree() throws {
    let solver = SlidingSolver(.square(3))
    for seed in 0..<300 as Range<UInt64> {
      let board = SlidingPuzzle.start(.dealt(.square(3)), seed: seed).board
      let solution = solver.solve(board)
      #expect(solution.moves.count == DepthSearch.threeByThree.depth(board))
      #expect(Ways.end(board, solution.moves)?.isSolved == true)
    }
  }

  @Test("The first moves lead home one by one, each one move nearer, and there is none at home")
  func firstMoves() throws {
    let solver = SlidingSolver(.of("3x2"))
    for seed in 0..<20 as Range<UInt64> {
      var board = SlidingPuzzle.start(.dealt(.of("3x2")), seed: seed).board
      var solution = solver.solve(board)
      while let move = solution.moves.first {
        #expect(solution.moves.count == solver.distance(board) && solution.isOptimal)
        board = try #require(Ways.end(board, [move]))
        #expect(solver.distance(board) == solution.moves.count - 1)
        solution = solver.solve(board)
      }
      #expect(board.isSolved)
    }
  }
}
