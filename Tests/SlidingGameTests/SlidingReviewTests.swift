import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("What each move of a sliding puzzle cost", .tags(.rules))
struct SlidingReviewTests {
  /// A game of tilts from a board.
  private func played(
    _ tilts: [Direction], from board: SlidingBoard
  ) throws -> GameSession<SlidingPuzzle> {
    let session = GameSession<SlidingPuzzle>(options: .board(board), seed: 1)
    for direction in tilts { try session.perform(.tilt(direction)) }
    return session
  }

  private func reviewed(
    _ session: GameSession<SlidingPuzzle>, _ solver: SlidingSolver
  ) throws -> SlidingReview {
    let boards = try #require(SlidingReview(session.record)).boards
    let distances = try #require(HomeDistances(of: boards, using: solver))
    return try #require(SlidingReview(session.record, distances: distances.values))
  }

  @Test(
    "The moves used are the distance, the slips and the detours",
    arguments: UInt64(0)..<UInt64(Thoroughness.count(60, full: 1000)))
  func sum(seed: UInt64) throws {
    let solver = SlidingSolver(.square(3))
    var dice = Dice(seed: seed)
    let session = GameSession<SlidingPuzzle>(options: .dealt(.square(3)), seed: seed)
    for _ in 0..<dice.below(40) {
      try? session.perform(
        dice.below(3) == 0 ? .slide(dice.below(9)) : .tilt(dice.pick(Direction.allCases)))
    }
    // Half of the games are solved.
    if dice.below(2) == 0 {
      for direction in solver.solve(session.state.board).moves {
        try session.perform(.tilt(direction))
      }
    }
    let review = try reviewed(session, solver)
    #expect(review.boards.last == session.state.board)
    #expect(review.turns.map(\.move) == session.moves)
    let (first, last) = (review.boards[0], review.boards[review.boards.count - 1])
    let nearer = try #require(solver.distance(first)) - (try #require(solver.distance(last)))
    let lost = 2 * review.slips.count + review.detours.map(\.cost).reduce(0, +)
    #expect(session.state.tileMoves == nearer + lost)
    #expect(try review.turns.map { try #require($0.loss) }.reduce(0, +) == lost)
    #expect(review.turns.allSatisfy { ($0.loss ?? -1) >= 0 })
    for (one, next) in zip(review.detours, review.detours.dropFirst()) {
      #expect(one.tileMoves.upperBound <= next.tileMoves.lowerBound && one.cost > 0)
    }
  }

  @Test("A tile that goes back at once is a slip, and a round that leads back is a detour")
  func slipsAndDetours() throws {
    let home = SlidingBoard(.square(3))
    let solver = SlidingSolver(.square(3))
    // A tile goes and comes back, then three go and come back the same way.
    var review = try reviewed(
      try played([.right, .left, .down, .right, .left, .up], from: home), solver)
    #expect(review.slips == [0, 2, 3] && review.detours.isEmpty)
    // Twelve moves about a square of four cells end where they began.
    let round = [Direction.right, .down, .left, .up]
    review = try reviewed(try played(round + round + round, from: home), solver)
    #expect(review.slips.isEmpty)
    #expect(review.detours.map(\.tileMoves) == [0..<12] && review.detours.map(\.cost) == [12])
    // The same with a slip on the way belongs to one detour, and its two moves are no cost of it.
    let stumble = [Direction.right, .down, .up, .down, .left, .up]
    review = try reviewed(try played(round + stumble + round, from: home), solver)
    #expect(review.slips == [5])
    #expect(review.detours.map(\.tileMoves) == [0..<14] && review.detours.map(\.cost) == [12])
    // A game that ends on a detour has lost what it went away.
    review = try reviewed(try played([.right, .down], from: home), solver)
    #expect(review.detours.map(\.tileMoves) == [0..<2] && review.detours.map(\.cost) == [4])
  }

  @Test("A move of several tiles is one, and can lead nearer, farther or neither")
  func slides() throws {
    let session = try played([.right, .right, .down], from: SlidingBoard(.square(3)))
    // Two tiles of the row go back, of which the first leads nearer.
    try session.perform(.slide(5))
    let review = try reviewed(session, SlidingSolver(.square(3)))
    #expect(review.turns.map(\.tileMoves) == [0..<1, 1..<2, 2..<3, 3..<5])
    let changes = review.turns.map { turn in
      (turn.after ?? 0) - (turn.before ?? 0)
    }
    let distances = review.boards.map { SlidingSolver(.square(3)).distance($0) ?? 0 }
    #expect(changes == [1, 1, 1, distances[5] - distances[3]])
    #expect(review.turns.map(\.loss) == [2, 2, 2, 2 + changes[3]])
  }

  @Test("The review begins at the shuffle")
  func shuffled() throws {
    let session = try played([.right, .down], from: SlidingBoard(.square(3)))
    try session.perform(.shuffle(seed: 4))
    let start = session.state.board
    for direction in Direction.allCases { try? session.perform(.tilt(direction)) }
    let review = try #require(SlidingReview(session.record))
    #expect(review.boards.first == start && review.boards.count == session.state.tileMoves + 1)
    #expect(review.turns.map(\.turn) == Array(0..<session.state.tileMoves))
  }

  @Test("Moves whose distances are unknown have no loss, and estimates no detours")
  func unknown() throws {
    let session = try played([.right, .down, .right], from: SlidingBoard(.square(4)))
    let review = try #require(SlidingReview(session.record, distances: [nil, 1, 2, 3]))
    #expect(review.turns.map(\.loss) == [nil, 2, 2] && review.detours.isEmpty)
    let estimated = try #require(
      SlidingReview(session.record, distances: [0, 1, 2, 3], areProven: false))
    #expect(estimated.turns.map(\.loss) == [2, 2, 2] && estimated.detours.isEmpty)
  }
}
