import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Shuffling", .tags(.rules))
struct ShuffleTests {
  @Test("A shuffle is one move of tilts, as its seed says, and sets the count to zero")
  func oneMove() throws {
    let session = Session(options: .home(.square(4)), seed: 0)
    try session.perform(.slide(12))
    let before = session.state
    let log = SlidingLog(session)
    try session.perform(.shuffle(seed: 9))
    let after = session.state
    #expect(log.changes.count == 1 && session.moveCount == 2)
    #expect(after.tileMoves == 0)
    #expect(after.board != before.board)
    #expect(
      log.changes[0].events.allSatisfy { if case .didTilt = $0 { true } else { false } })
    session.undo()
    #expect(session.state == before)
    #expect(before.tileMoves == 3)
    session.redo()
    #expect(session.state == after)
    let again = Session(options: .board(before.board), seed: 5)
    try again.perform(.shuffle(seed: 9))
    #expect(again.state == after)
    try again.perform(.shuffle(seed: 10))
    #expect(again.state != after)
  }

  @Test("The gap goes first along its column, then along its row, and never stays")
  func walk() throws {
    let session = Session(options: .home(.square(5)), seed: 0)
    let log = SlidingLog(session)
    try session.perform(.shuffle(seed: 1))
    let isVertical = log.changes[0].events.map {
      if case .didTilt(let direction, _, _) = $0 {
        direction == .up || direction == .down
      } else {
        false
      }
    }
    // A hundred legs, each of one bend at most, have at most two hundred straight runs.
    let runs = zip(isVertical, isVertical.dropFirst()).count { $0 != $1 } + 1
    #expect(runs <= 200)
    #expect(isVertical.count >= 100)
    // The mean way between two different cells of a 5 × 5 board is 10 / 3 cells.
    #expect((280...390).contains(isVertical.count))
  }

  /// Worked out apart from this program, in another language; a change breaks records.
  @Test(
    "The walk of a seed is pinned: to any other cell, the column first",
    arguments: [
      (9, "4:10-15-13-9-7-3-6-1-0-2-11-12-4-14-5-8", 199), (1, "3x2:5-1-2-0-3-4", 41),
    ] as [(UInt64, String, Int)])
  func pinned(seed: UInt64, text: String, tilts: Int) throws {
    let board = try SlidingBoard(text: text)
    var state = SlidingPuzzle.start(.home(board.shape), seed: 0)
    #expect(try SlidingPuzzle.apply(.shuffle(seed: seed), to: &state).count == tilts)
    #expect(state.board == board)
  }

  @Test("Every shuffled board can be solved", arguments: BoardShape.samples)
  func solvable(shape: BoardShape) throws {
    for seed in 0..<30 as Range<UInt64> {
      let session = Session(options: .home(shape), seed: 0)
      try session.perform(.shuffle(seed: seed))
      #expect(Solvability.holds(session.state.board))
    }
  }
}
