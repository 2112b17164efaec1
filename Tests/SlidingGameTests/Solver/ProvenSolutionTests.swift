import SlidingGame
import TestSupport
import Testing

@Suite("Proven solutions", .tags(.rules, .slow))
struct ProvenSolutionTests {
  @Test(
    "No way is longer than what a plain search by Manhattan distance proves",
    arguments: ["4", "4x3", "3x4", "5x2", "2x6"])
  func admissible(shape: String) {
    let solver = shape == "4" ? Ways.fifteen : SlidingSolver(.of(shape))
    for seed in 0..<12 as Range<UInt64> {
      let board = Ways.walk(.of(shape), 20 + Int(seed), seed: seed)
      let solution = solver.solve(board)
      #expect(solution.isOptimal)
      #expect(solution.moves.count == ManhattanSearch.distance(board), "\(board)")
      #expect(Ways.end(board, solution.moves)?.isSolved == true)
    }
  }

  @Test("Tables spare proofs most boards: those of 4 × 3 look at some thousands each")
  func spared() {
    let solver = SlidingSolver(.of("4x3"))
    let nodes = (0..<12 as Range<UInt64>).map { seed in
      solver.solve(SlidingPuzzle.start(.dealt(.of("4x3")), seed: seed).board).nodes
    }
    #expect(nodes.reduce(0, +) < 100_000)
  }

  @Test("Few tilts from home, the way back is no longer, and as even or odd")
  func walks() {
    for seed in 0..<40 as Range<UInt64> {
      let count = Int(seed)
      let solution = Ways.fifteen.solve(Ways.walk(.square(4), count, seed: seed))
      #expect(solution.isOptimal && solution.moves.count <= count)
      #expect((count - solution.moves.count).isMultiple(of: 2))
      if count <= 5 { #expect(solution.moves.count == count) }
    }
  }

  @Test(
    "The nearest of the published boards are solved in as many moves as was published",
    .enabled(if: PublishedFigures.arePresent, "../shared/data is not here"))
  func published() throws {
    let rows = try #require(PublishedFigures.rows("fifteen_random"))
    let nearest = rows.compactMap { $0.last.flatMap { Int($0) } }.sorted()[1]
    for row in rows where row.last.flatMap({ Int($0) }) ?? 0 <= nearest {
      let values = row.dropFirst().dropLast().compactMap { Int($0) }
      let board = try SlidingBoard(.square(4), values: values)
      let solution = Ways.fifteen.solve(board)
      #expect(solution.moves.count == row.last.flatMap { Int($0) } && solution.isOptimal)
    }
  }

  @Test("What is known grows: the best way gets shorter, the least number of moves larger")
  func progress() {
    var states: [SlidingSolver.Progress] = []
    let board = SlidingPuzzle.start(.dealt(.square(4)), seed: 5).board
    let solution = Ways.fifteen.solve(
      board, effort: .init(nodes: 300_000), progress: { states.append($0) })
    #expect(states.count > 2)
    for (state, next) in zip(states, states.dropFirst()) {
      #expect(next.nodes >= state.nodes && next.leastMoves >= state.leastMoves)
      if let best = state.best {
        #expect(next.best.map { $0.moves.count <= best.moves.count } == true)
      }
    }
    #expect(states.allSatisfy { $0.leastMoves <= solution.moves.count })
  }
}
