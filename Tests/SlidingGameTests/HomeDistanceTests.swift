import SlidingGame
import TestSupport
import Testing

@Suite("How far from home the boards of a game lie", .tags(.rules))
struct HomeDistanceTests {
  /// A game of random moves from a dealt board.
  private func game(_ shape: SlidingPuzzle.Shape, moves: Int, seed: UInt64) -> SlidingTable {
    let table = SlidingTable(.dealt(shape), seed: seed)
    var dice = Dice(seed: seed)
    for _ in 0..<moves {
      try? table.session.perform(
        dice.below(3) == 0
          ? .slide(dice.below(shape.size)) : .tilt(dice.pick(SlidingPuzzle.Direction.allCases)))
    }
    return table
  }

  @Test(
    "The boards of a game are those between its tile moves, from the start or the shuffle",
    arguments: 0..<6)
  func boards(seed: UInt64) {
    let table = game(.square(3), moves: 30, seed: seed)
    #expect(table.boards.count == table.state.tileMoves + 1)
    #expect(table.boards.last == table.state.board)
    table.shuffle()
    #expect(table.boards == [table.state.board])
  }

  @Test("Each is what a search for this board alone would say", arguments: ["3", "3x2", "2x5"])
  func proven(shape: String) throws {
    let shape = try #require(SlidingPuzzle.Shape(shape))
    let solver = SlidingSolver(shape)
    let boards = game(shape, moves: 25, seed: 4).boards
    let distances = try #require(HomeDistances(of: boards, using: solver))
    #expect(distances.isProven)
    #expect(distances.values == boards.map { solver.solve($0).moves.count })
  }

  @Test("On larger boards they are not proven")
  func estimated() throws {
    let home = SlidingPuzzle.Board(.square(6))
    let distances = try #require(HomeDistances(of: [home], using: SlidingSolver(.square(6))))
    #expect(!distances.isProven && distances.values == [0])
  }

  @Test("Nothing is said once it is cancelled")
  func cancelled() {
    let boards = game(.square(3), moves: 5, seed: 1).boards
    let solver = SlidingSolver(.square(3))
    #expect(HomeDistances(of: boards, using: solver, isCancelled: { true }) == nil)
  }
}
