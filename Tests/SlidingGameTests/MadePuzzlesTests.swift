import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Puzzles of boards that the box makes", .tags(.rules))
struct MadePuzzlesTests {
  private static let eight = SlidingSolver(.square(3))

  /// A history of one try of another puzzle.
  private func history(rating: Int) -> PuzzleHistory {
    var history = PuzzleHistory()
    history.add("", isSolved: true, rating: rating)
    return history
  }

  @Test(
    "On 3 × 3 none comes twice, and each has one shortest solution",
    arguments: [573, 1_200, 1_900])
  func newOnes(rating: Int) throws {
    var history = history(rating: rating)
    for _ in 0..<Thoroughness.count(100, full: 1_000) {
      let puzzle = try #require(Self.eight.puzzle(for: history, seed: 77))
      #expect(history.tries(of: puzzle.key) == 0)
      #expect(SolutionCount.threeByThree.onlyOnes.contains(DepthSearch.key(puzzle.board.tiles)))
      #expect(puzzle.distance == DepthSearch.threeByThree.depth(puzzle.board))
      history.add(puzzle.key, isSolved: true, rating: rating)
    }
  }

  @Test("Only when all 78,030 were tried, they come again", .tags(.slow))
  func all() throws {
    let count = SolutionCount.threeByThree
    let keys = count.onlyOnes.filter { (count.search.depths[$0] ?? 0) >= 2 }
    #expect(keys.count == 78_030)
    let last = try SolutionCount.board(#require(keys.max()))
    var history = PuzzleHistory()
    for key in keys {
      let board = try SolutionCount.board(key)
      if board != last { history.add(board.description, isSolved: true, rating: 1_200) }
    }
    let found = try #require(Self.eight.puzzle(for: history, seed: 5))
    #expect(found.board == last)
    history.add(found, isSolved: true)
    let again = try #require(Self.eight.puzzle(for: history, seed: 5))
    #expect(history.tries(of: again.key) == 1)
    history.add(again, isSolved: true)
    #expect(try #require(Self.eight.puzzle(for: history, seed: 5)) != again)
  }

  @Test("The rating decides how far the boards are", arguments: [3, 4])
  func distances(length: Int) throws {
    let solver = length == 3 ? Self.eight : Ways.fifteen
    for rating in stride(from: 900, through: 1_800, by: 100) {
      let puzzle = try #require(solver.puzzle(for: history(rating: rating), seed: 6))
      #expect(abs(puzzle.rating - rating) < 130)
    }
    let bounds = try #require(solver.puzzleDistances)
    #expect(solver.puzzle(for: history(rating: 100), seed: 6)?.distance == bounds.lowerBound)
    #expect(solver.puzzle(for: history(rating: 3_000), seed: 6)?.distance == bounds.upperBound)
  }

  @Test(
    "On 4 × 4 a plain search finds one shortest solution of each", .tags(.slow),
    arguments: 0..<Thoroughness.count(20, full: 300))
  func four(number: Int) throws {
    let rating = 800 + 80 * (number % Thoroughness.count(11, full: 14))
    let puzzle = try #require(
      Ways.fifteen.puzzle(for: history(rating: rating), seed: UInt64(number)))
    #expect(puzzle.hasOnlyOneSolution)
    #expect(PlainCount.solutions(puzzle.board, puzzle.distance) == 1)
    #expect(ManhattanSearch.distance(puzzle.board) == puzzle.distance)
    #expect(BoardPuzzle(try #require(SlidingBoard(puzzle.key)), using: Ways.fifteen) == puzzle)
  }

  @Test("On 4 × 4 none comes twice, even near home where there are few")
  func newFours() throws {
    var history = history(rating: 787)
    for _ in 0..<120 {
      let puzzle = try #require(Ways.fifteen.puzzle(for: history, seed: 12))
      #expect(history.tries(of: puzzle.key) == 0)
      history.add(puzzle.key, isSolved: true, rating: 787)
    }
  }

  @Test("Seed and history determine the puzzle, whichever tables are loaded", arguments: [3, 4])
  func repeatable(length: Int) throws {
    let solver = length == 3 ? Self.eight : Ways.fifteen
    let other = SlidingSolver(.square(length))
    for part in 0..<other.fineTables.parts { other.fineTables.make(part) }
    var differences = 0
    for rating in stride(from: 1_200, through: 2_200, by: 50) {
      let history = history(rating: rating)
      let puzzle = try #require(solver.puzzle(for: history, seed: 8))
      #expect(other.puzzle(for: history, seed: 8) == puzzle)
      differences += solver.puzzle(for: history, seed: 9) == puzzle ? 0 : 1
    }
    #expect(differences > 18)
  }

  @Test("Other shapes have no puzzles, and a cancelled search makes none")
  func others() throws {
    #expect(SlidingSolver(.square(2)).puzzleDistances == nil)
    #expect(SlidingSolver(.square(5)).puzzleDistances == nil)
    #expect(SlidingSolver(.of("3x2")).puzzleDistances == nil)
    #expect(Ways.fifteen.puzzle(for: PuzzleHistory(), seed: 1, isCancelled: { true }) == nil)
  }
}

/// Counts solutions of a length by trying all moves, with Manhattan distance to cut off.
enum PlainCount {
  static func solutions(_ board: SlidingBoard, _ length: Int) -> Int {
    var tiles = board.tiles
    return count(&tiles, board.shape, board.gap, board.gap, length)
  }

  private static func count(
    _ tiles: inout [Int], _ shape: BoardShape, _ gap: Int, _ from: Int, _ left: Int
  ) -> Int {
    let distance = tiles.indices.reduce(0) { sum, cell in
      guard cell != gap else { return sum }
      let tile = tiles[cell]
      return sum + abs(tile / shape.width - cell / shape.width)
        + abs(tile % shape.width - cell % shape.width)
    }
    guard distance <= left else { return 0 }
    guard left > 0 else { return 1 }
    var sum = 0
    for direction in Direction.allCases {
      guard let cell = shape.neighbour(of: gap, direction), cell != from else { continue }
      tiles.swapAt(gap, cell)
      sum += count(&tiles, shape, cell, gap, left - 1)
      tiles.swapAt(gap, cell)
    }
    return sum
  }
}
