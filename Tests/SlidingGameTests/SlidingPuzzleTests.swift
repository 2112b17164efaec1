import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("The rules of the sliding puzzle", .tags(.rules))
struct SlidingPuzzleTests {
  private let session = Session(options: .home(.square(4)), seed: 0)

  private func session(_ board: String) throws -> Session {
    Session(options: .board(try SlidingBoard(text: board)), seed: 0)
  }

  @Test("A new board is in its home position and solved", arguments: BoardShape.samples)
  func home(shape: BoardShape) {
    let state = Session(options: .home(shape), seed: 3).state
    #expect(state.board.tiles == Array(0..<shape.size))
    #expect(state.board.gap == shape.size - 1)
    #expect(state.isSolved)
    #expect(state.tileMoves == 0)
  }

  @Test("From home, right, down, right, down leads to the published board by the published changes")
  func publishedExample() throws {
    let log = SlidingLog(session)
    for direction in [Direction.right, .down, .right, .down] {
      try session.perform(.tilt(direction))
    }
    #expect(
      session.state.board.tiles == [0, 1, 2, 3, 4, 15, 6, 7, 8, 5, 9, 11, 12, 13, 10, 14])
    #expect(session.state.board.gap == 5)
    #expect(
      log.changes.map(\.events) == [
        [.didTilt(.right, from: 14, to: 15)], [.didTilt(.down, from: 10, to: 14)],
        [.didTilt(.right, from: 9, to: 10)], [.didTilt(.down, from: 5, to: 9)],
      ])
    #expect(log.changes.map(\.after.tileMoves) == [1, 2, 3, 4])
  }

  @Test("A tilt to the left or up from home is refused, changes nothing and tells nobody")
  func refusedTilt() {
    let log = SlidingLog(session)
    let state = session.state
    for direction in [Direction.left, .up] {
      #expect(throws: SlidingPuzzle.Refusal.noTileMoves(direction)) {
        try session.perform(.tilt(direction))
      }
    }
    #expect(session.state == state)
    #expect(log.changes.isEmpty && !session.canUndo)
  }

  @Test("No tilt goes over the edge of a row or column", arguments: BoardShape.samples)
  func edges(shape: BoardShape) throws {
    let session = Session(options: .home(shape), seed: 0)
    let walks: [(Direction, Int)] = [
      (.right, shape.width), (.down, shape.height), (.left, shape.width), (.up, shape.height),
    ]
    for (direction, cells) in walks {
      for _ in 1..<cells { try session.perform(.tilt(direction)) }
      #expect(throws: SlidingPuzzle.Refusal.noTileMoves(direction)) {
        try session.perform(.tilt(direction))
      }
    }
    #expect(session.state.board.gap == shape.size - 1)
  }

  @Test("A tile moves only towards the gap next to it, and that is told as a move")
  func move() throws {
    let log = SlidingLog(session)
    try session.perform(.move(11, .down))
    #expect(session.state.board.tiles == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 12, 13, 14, 11])
    #expect(log.changes.map(\.events) == [[.didMove(.down, from: 11, to: 15)]])
    for cell in session.state.board.shape.cells where cell != 11 {
      for direction in Direction.allCases
      where ![7, 10, 15].contains(cell)
        || session.state.board.shape.neighbour(of: cell, direction) != 11
      {
        #expect(throws: SlidingPuzzle.Refusal.gapIsNotNext(to: cell, direction)) {
          try session.perform(.move(cell, direction))
        }
      }
    }
    #expect(log.changes.count == 1)
  }

  @Test("A row's last cell and the next row's first one are no neighbours")
  func noWrap() throws {
    let session = try session("3x2:0-1-5-3-4-2")
    #expect(throws: SlidingPuzzle.Refusal.gapIsNotNext(to: 3, .left)) {
      try session.perform(.move(3, .left))
    }
    #expect(throws: SlidingPuzzle.Refusal.gapIsNotInLine(with: 3)) {
      try session.perform(.slide(3))
    }
  }

  @Test("A slide moves the whole run between the tile and the gap, nearest the gap first")
  func slide() throws {
    let log = SlidingLog(session)
    try session.perform(.slide(12))
    #expect(session.state.board.tiles == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 12, 13, 14])
    try session.perform(.slide(4))
    #expect(session.state.board.tiles == [0, 1, 2, 3, 15, 5, 6, 7, 4, 9, 10, 11, 8, 12, 13, 14])
    try session.perform(.slide(6))
    try session.perform(.slide(14))
    #expect(session.state.board.tiles == [0, 1, 2, 3, 5, 6, 10, 7, 4, 9, 13, 11, 8, 12, 15, 14])
    #expect(
      log.changes.map(\.events) == [
        [
          .didMove(.right, from: 14, to: 15), .didMove(.right, from: 13, to: 14),
          .didMove(.right, from: 12, to: 13),
        ], [.didMove(.down, from: 8, to: 12), .didMove(.down, from: 4, to: 8)],
        [.didMove(.left, from: 5, to: 4), .didMove(.left, from: 6, to: 5)],
        [.didMove(.up, from: 10, to: 6), .didMove(.up, from: 14, to: 10)],
      ])
    #expect(log.changes.map(\.after.tileMoves) == [3, 5, 7, 9])
  }

  @Test("The gap and cells that are not there cannot be moved", arguments: [Int.min, -1, 16, .max])
  func noSuchCell(cell: Int) {
    #expect(throws: SlidingPuzzle.Refusal.noSuchCell(cell)) {
      try session.perform(.move(cell, .right))
    }
    #expect(throws: SlidingPuzzle.Refusal.noSuchCell(cell)) { try session.perform(.slide(cell)) }
    #expect(throws: SlidingPuzzle.Refusal.cellIsGap(15)) { try session.perform(.slide(15)) }
    #expect(throws: SlidingPuzzle.Refusal.cellIsGap(15)) { try session.perform(.move(15, .up)) }
    #expect(throws: SlidingPuzzle.Refusal.gapIsNotInLine(with: 10)) {
      try session.perform(.slide(10))
    }
    #expect(!session.canUndo)
  }

  @Test("Reversing an event turns its direction and its ends, and twice gives the event")
  func reversed() {
    let tilt = SlidingPuzzle.Event.didTilt(.left, from: 3, to: 2)
    #expect(SlidingPuzzle.reversed(tilt) == .didTilt(.right, from: 2, to: 3))
    let move = SlidingPuzzle.Event.didMove(.up, from: 7, to: 3)
    #expect(SlidingPuzzle.reversed(move) == .didMove(.down, from: 3, to: 7))
    for event in [tilt, move] {
      #expect(SlidingPuzzle.reversed(SlidingPuzzle.reversed(event)) == event)
    }
  }
}
