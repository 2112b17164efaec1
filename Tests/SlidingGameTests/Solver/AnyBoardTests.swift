import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Solutions of all shapes", .tags(.rules, .slow))
struct AnyBoardTests {
  @Test("Boards of every shape are solved, however little effort is allowed", arguments: 2...10)
  func shapes(width: Int) throws {
    for height in Thoroughness.some(of: Array(2...10), every: 4) {
      let shape = try #require(BoardShape(width: width, height: height))
      let board = SlidingPuzzle.start(.dealt(shape), seed: UInt64(width * height)).board
      let solution = SlidingSolver(shape).solve(board, effort: .none)
      #expect(Ways.end(board, solution.moves)?.isSolved == true)
      #expect(solution.moves.count >= LinearConflict.bound(board))
    }
  }

  @Test(
    "Whoever cancels before the search begins gets a way all the same", arguments: [3, 4, 5, 6])
  func cancelled(length: Int) {
    let solver = SlidingSolver(.square(length))
    let board = SlidingPuzzle.start(.dealt(.square(length)), seed: 1).board
    let solution = solver.solve(board, isCancelled: { true })
    #expect(Ways.end(board, solution.moves)?.isSolved == true)
    #expect(solver.tableBytes == 0)
  }

  @Test("A search that is cancelled later gives a way that is no longer than any it has told of")
  func cancelledLater() {
    let board = SlidingPuzzle.start(.dealt(.square(4)), seed: 2).board
    var asked = 0
    var told: [Int] = []
    let solution = Ways.fifteen.solve(
      board,
      isCancelled: {
        asked += 1
        return asked > 3
      }, progress: { told += $0.best.map { [$0.moves.count] } ?? [] })
    #expect(asked == 4)
    #expect(Ways.end(board, solution.moves)?.isSolved == true)
    #expect(told.allSatisfy { $0 >= solution.moves.count })
  }

  @Test("On larger boards a short way is proven, and a long one is short beside the plain one")
  func larger() {
    let solver = SlidingSolver(.square(5))
    let near = Ways.walk(.square(5), 24, seed: 1)
    let proven = solver.solve(near, effort: .quick)
    #expect(proven.isOptimal && proven.moves.count == ManhattanSearch.distance(near))
    let far = SlidingPuzzle.start(.dealt(.square(5)), seed: 1).board
    let solution = solver.solve(far, effort: .quick)
    #expect(Ways.end(far, solution.moves)?.isSolved == true)
    #expect(solution.moves.count < solver.solve(far, effort: .none).moves.count)
    #expect(Double(solution.moves.count) < 1.5 * Double(LinearConflict.bound(far)))
  }

  @Test("Conflicts in a line count two moves for each tile that must leave it")
  func conflicts() throws {
    for (text, bound) in [
      ("3:0-1-2-3-4-5-6-7-8", 0), ("3:1-0-2-4-3-5-6-7-8", 8), ("3:2-1-0-3-4-5-7-6-8", 12),
    ] {
      #expect(LinearConflict.bound(try SlidingBoard(text: text)) == bound)
    }
    for seed in 0..<50 as Range<UInt64> {
      let board = SlidingPuzzle.start(.dealt(.square(3)), seed: seed).board
      let distance = try #require(SlidingSolver(.square(3)).distance(board))
      #expect(LinearConflict.bound(board) <= distance)
    }
  }

  @Test("Bytes that are no finer tables are refused")
  func bytes() {
    let solver = SlidingSolver(.square(4))
    #expect(solver.fineTables.parts == 3)
    #expect(solver.fineTables.bytes == nil)
    for count in [0, 1, 16, 1000] {
      #expect(!solver.fineTables.load(Array(repeating: 0, count: count)))
    }
    #expect(!SlidingSolver(.square(5)).fineTables.load([]))
  }
}
