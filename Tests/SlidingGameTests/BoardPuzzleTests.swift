import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Boards with one shortest solution", .tags(.rules))
struct BoardPuzzleTests {
  private static let absent: Comment = "../shared/data is not here"
  private static let eight = SlidingSolver(.square(3))

  /// The only sequence of right answers, or `nil` if there are several.
  private func onlySolution(_ puzzle: BoardPuzzle) -> [Direction]? {
    var moves: [Direction] = []
    while true {
      let right = puzzle.rightAnswers(after: moves)
      guard let next = right.first else { return moves }
      guard right.count == 1 else { return nil }
      moves.append(next)
    }
  }

  /// The number of sequences of right answers.
  private func solutions(_ puzzle: BoardPuzzle, after moves: [Direction] = []) -> Int {
    let right = puzzle.rightAnswers(after: moves)
    return right.isEmpty ? 1 : right.reduce(0) { $0 + solutions(puzzle, after: moves + [$1]) }
  }

  private func board(_ length: Int, _ values: Substring) throws -> SlidingBoard {
    try #require(SlidingBoard("\(length):\(values)"))
  }

  @Test(
    "The published boards of 3 × 3 have the published only solution",
    .enabled(if: PublishedFigures.rows("puzzles_3x3") != nil, absent))
  func publishedThree() throws {
    let rows = try #require(PublishedFigures.rows("puzzles_3x3"))
    let letters: [Direction: Character] = [.left: "L", .right: "R", .up: "U", .down: "D"]
    for row in rows {
      let puzzle = try #require(BoardPuzzle(board(3, row[0]), using: Self.eight))
      #expect(puzzle.hasOnlyOneSolution && puzzle.distance == Int(row[1]))
      let moves = try #require(onlySolution(puzzle))
      #expect(String(moves.compactMap { letters[$0] }) == row[2])
      #expect(Ways.end(puzzle.board, moves)?.isSolved == true)
    }
    #expect(rows.count == 300)
  }

  @Test(
    "The published boards of 4 × 4 have as many shortest solutions as published",
    .enabled(if: PublishedFigures.rows("puzzles_4x4") != nil, absent))
  func publishedFour() throws {
    let rows = try #require(PublishedFigures.rows("puzzles_4x4"))
    for row in rows {
      let puzzle = try #require(BoardPuzzle(board(4, row[0]), using: Ways.fifteen))
      #expect(puzzle.distance == Int(row[1]) && solutions(puzzle) == Int(row[2]))
      #expect(puzzle.hasOnlyOneSolution == (row[2] == "1"))
    }
    #expect(rows.count == 50)
  }

  @Test(
    "As many boards of each distance have one shortest solution as published", .tags(.slow),
    .enabled(if: PublishedFigures.rows("puzzles_3x3_by_depth") != nil, absent))
  func byDistance() throws {
    let rows = try #require(PublishedFigures.rows("puzzles_3x3_by_depth"))
    let count = SolutionCount.threeByThree
    let counted = count.onlyOnes.reduce(into: rows.map { _ in 0 }) { counts, board in
      counts[count.search.depths[board] ?? 0] += 1
    }
    #expect(counted == rows.compactMap { Int($0[2]) })
    #expect(counted.reduce(0, +) == 78_033)
    let puzzles = try #require(Self.eight.puzzleDistances).map { counted[$0] }
    #expect(puzzles.reduce(0, +) == 78_030)
  }

  @Test(
    "A search that knows no solver finds the same boards", .tags(.slow))
  func agrees() throws {
    let count = SolutionCount.threeByThree
    let keys = count.search.depths.keys.sorted()
    for key in Thoroughness.some(of: keys, every: 400) where count.search.depths[key] != 0 {
      let puzzle = try #require(BoardPuzzle(SolutionCount.board(key), using: Self.eight))
      #expect(puzzle.hasOnlyOneSolution == count.onlyOnes.contains(key))
      #expect(puzzle.distance == count.search.depths[key])
    }
  }

  @Test("Solved boards, boards without proofs and far boards are no puzzles")
  func refused() throws {
    #expect(BoardPuzzle(SlidingBoard(.square(3)), using: Self.eight) == nil)
    let five = Ways.walk(.square(5), 9, seed: 1)
    #expect(BoardPuzzle(five, using: SlidingSolver(.square(5))) == nil)
    let far = Ways.walk(.square(4), 200, seed: 2)
    #expect(try ManhattanSearch.distance(#require(Ways.near(far, 35))) == 35)
    #expect(BoardPuzzle(try #require(Ways.near(far, 35)), using: Ways.fifteen)?.distance == 35)
    #expect(BoardPuzzle(try #require(Ways.near(far, 36)), using: Ways.fifteen) == nil)
    let near = Ways.walk(.square(4), 9, seed: 3)
    #expect(BoardPuzzle(near, using: Ways.fifteen, isCancelled: { true }) == nil)
  }

  @Test("A move is right exactly if it leads nearer, wherever right ones have led", .tags(.slow))
  func rightAnswers() throws {
    for seed in 0..<60 as Range<UInt64> {
      let board = Ways.walk(.square(3), 25, seed: seed)
      guard let puzzle = BoardPuzzle(board, using: Self.eight) else { continue }
      var (moves, dice) = ([Direction](), Dice(seed: seed))
      while let reached = Ways.end(board, moves), !reached.isSolved {
        let depth = try #require(DepthSearch.threeByThree.depth(reached))
        let nearer = Direction.allCases.filter { direction in
          Ways.end(reached, [direction]).flatMap { DepthSearch.threeByThree.depth($0) } == depth - 1
        }
        #expect(Set(puzzle.rightAnswers(after: moves)) == Set(nearer))
        moves.append(dice.pick(nearer))
      }
      #expect(puzzle.rightAnswers(after: moves).isEmpty && moves.count == puzzle.distance)
    }
  }

  @Test("Farther boards have higher ratings, and 12 moves that of a new player")
  func ratings() {
    let ratings = (1...35).map { BoardPuzzle.rating(distance: $0) }
    #expect(ratings == Set(ratings).sorted() && ratings[11] == PuzzleRating.start)
  }

  @Test("The own puzzles of a game are the boards where its detours began")
  func own() throws {
    let start = try #require(Ways.end(SlidingBoard(.square(3)), [.right, .right]))
    let session = GameSession<SlidingPuzzle>(options: .board(start), seed: 1)
    let round = [Direction.down, .left, .up, .right]
    for direction in round + round + round {
      try session.perform(.tilt(direction))
    }
    let boards = try #require(SlidingReview(session.record)).boards
    let distances = try #require(HomeDistances(of: boards, using: Self.eight))
    let review = try #require(SlidingReview(session.record, distances: distances.values))
    let own = BoardPuzzle.own(review, using: Self.eight)
    #expect(own.map(\.puzzle.board) == review.detours.map { boards[$0.tileMoves.lowerBound] })
    #expect(own.map(\.cost) == review.detours.map { Double($0.cost) } && !own.isEmpty)
    for own in own {
      let move = review.turns[own.turn]
      #expect(move.before == own.puzzle.distance && (move.loss ?? 0) > 0)
    }
    #expect(BoardPuzzle.own(try #require(SlidingReview(session.record)), using: Self.eight).isEmpty)
  }
}
