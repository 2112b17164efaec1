import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("How far from home the boards of a game lie", .tags(.rules))
struct HomeDistanceTests {
  /// A game of random moves from a dealt board.
  private func game(_ shape: BoardShape, moves: Int, seed: UInt64) -> SlidingTable {
    let table = SlidingTable(.dealt(shape), seed: seed)
    var dice = Dice(seed: seed)
    for _ in 0..<moves {
      try? table.session.perform(
        dice.below(3) == 0
          ? .slide(dice.below(shape.size)) : .tilt(dice.pick(Direction.allCases)))
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

  @Test("Where boards are searched they are proven too, also along another shortest way")
  func searched() throws {
    let shape = try #require(BoardShape(width: 5, height: 2))
    let solver = SlidingSolver(shape)
    var others = 0
    for seed in 0..<8 as Range<UInt64> {
      let table = SlidingTable(.board(Ways.walk(shape, 30, seed: seed)), seed: 1)
      var dice = Dice(seed: seed)
      for _ in 0..<12 {
        try? table.session.perform(.tilt(dice.pick(Direction.allCases)))
      }
      let boards = table.boards
      let distances = try #require(HomeDistances(of: boards, using: solver))
      #expect(distances.isProven)
      let plain = boards.map { ManhattanSearch.distance($0) }
      #expect(distances.values == plain)
      others += boards.indices.dropLast().count { index in
        plain[index + 1] < plain[index]
          && solver.solve(boards[index]).moves.first.flatMap { Ways.end(boards[index], [$0]) }
            != boards[index + 1]
      }
    }
    #expect(others > 0)
  }

  @Test("A step along another shortest way is never taken for one away from home", .tags(.slow))
  func anotherWay() throws {
    // A quick search finds no shortest way from the second board, so only a proof can tell.
    let shape = try #require(BoardShape(width: 5, height: 3))
    let board = try SlidingBoard(shape, values: [7, 3, 14, 11, 10, 8, 13, 6, 4, 1, 2, 5, 12, 0, 9])
    let table = SlidingTable(.board(board), seed: 1)
    try table.session.perform(.tilt(.up))
    let distances = HomeDistances(of: table.boards, using: SlidingSolver(shape))
    #expect(distances?.values == [54, 53])
  }

  @Test("On larger boards they are not proven, and the moves of the game bound them")
  func estimated() throws {
    let table = SlidingTable(.home(.square(6)), seed: 1)
    for direction in [Direction.right, .down, .left, .down, .right, .right] {
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
