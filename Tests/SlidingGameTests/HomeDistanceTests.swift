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

  @Test("Each is what a search for this board alone would say", arguments: 0..<6)
  func proven(seed: UInt64) throws {
    let solver = SlidingSolver(.square(3))
    let boards = game(.square(3), moves: 25, seed: seed).boards
    let distances = try #require(HomeDistances(of: boards, using: solver))
    #expect(distances.isProven)
    #expect(distances.values == boards.map { solver.distance($0) })
  }

  @Test("On 4 × 4 they are proven too, though not every board is searched to its end")
  func fourByFour() throws {
    let table = SlidingTable(.home(.square(4)), seed: 1)
    var dice = Dice(seed: 5)
    for _ in 0..<24 {
      try? table.session.perform(.tilt(dice.pick(SlidingPuzzle.Direction.allCases)))
    }
    let distances = try #require(HomeDistances(of: table.boards, using: Ways.fifteen))
    #expect(distances.isProven)
    #expect(distances.values == table.boards.map { ManhattanSearch.distance($0) })
  }

  @Test("On larger boards they are not proven, and the moves of the game bound them")
  func estimated() throws {
    let table = SlidingTable(.home(.square(6)), seed: 1)
    for direction in [SlidingPuzzle.Direction.right, .down, .left, .down, .right, .right] {
      try table.session.perform(.tilt(direction))
    }
    let solver = SlidingSolver(.square(6))
    let distances = try #require(
      HomeDistances(of: table.boards, using: solver, effort: .none))
    #expect(!distances.isProven)
    #expect(distances.values == Array(0...6))
  }

  @Test("Nothing is said once it is cancelled")
  func cancelled() {
    let boards = game(.square(3), moves: 5, seed: 1).boards
    let solver = SlidingSolver(.square(3))
    #expect(HomeDistances(of: boards, using: solver, isCancelled: { true }) == nil)
  }
}
