import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("A proof of distances, backwards", .tags(.rules))
struct DistanceProofTests {
  /// The boards of a game that solves a dealt board row by row, with random moves on the way.
  private func boards(_ shape: BoardShape, _ solver: SlidingSolver, seed: UInt64) throws
    -> [SlidingBoard]
  {
    let table = SlidingTable(.board(Ways.walk(shape, 40, seed: seed)), seed: 1)
    var dice = Dice(seed: seed)
    for _ in 0..<6 { try? table.session.perform(.tilt(dice.pick(Direction.allCases))) }
    for direction in solver.solve(table.state.board, effort: .none).moves {
      try table.session.perform(.tilt(direction))
    }
    return table.boards
  }

  @Test("goes from the last board to the first, each as a search alone has it", arguments: 0..<4)
  func backwards(seed: UInt64) throws {
    let shape = try #require(BoardShape(width: 5, height: 2))
    let solver = SlidingSolver(shape)
    let boards = try boards(shape, solver, seed: seed)
    var proof = DistanceProof(of: boards, using: solver)
    var number = boards.count
    while proof.proveNext() {
      number -= 1
      #expect(proof.unproven == number)
      #expect(proof.values.prefix(number).allSatisfy { $0 == nil })
      #expect(proof.values[number] == ManhattanSearch.distance(boards[number]))
    }
    #expect(number == 0)
  }

  @Test("takes no board for farther than the next one that is nearer", arguments: 0..<3)
  func nearer(seed: UInt64) throws {
    let solver = Ways.fifteen
    let board = SlidingPuzzle.start(.dealt(.square(4)), seed: seed).board
    let distance = solver.solve(board).moves.count
    for direction in Direction.allCases {
      guard let before = Ways.end(board, [direction]) else { continue }
      var proof = DistanceProof(of: [before, board], using: solver)
      while proof.proveNext() {}
      #expect(proof.values == [solver.solve(before).moves.count, distance])
    }
  }

  @Test("stops at a board whose search takes more, and goes on if it may")
  func budget() throws {
    let solver = SlidingSolver(.square(4))
    let boards = try boards(.square(4), solver, seed: 2)
    var proof = DistanceProof(of: boards, using: solver)
    while proof.proveNext(nodes: 0) {}
    let left = proof.unproven
    #expect(left > 0 && left < boards.count)
    #expect(!proof.proveNext(isCancelled: { true }) && proof.unproven == left)
    while proof.proveNext() {}
    #expect(proof.unproven == 0)
    #expect(proof.values == HomeDistances(of: boards, using: solver)?.values)
  }
}
