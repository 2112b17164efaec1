import FoundationEssentials
import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Playing the sliding puzzle", .tags(.rules))
struct SlidingPlayTests {
  private func play(_ shape: BoardShape, seed: UInt64, steps: Int) -> Session {
    var random = SeededGenerator(seed: seed)
    let session = Session(options: .dealt(shape), seed: seed)
    for _ in 0..<steps {
      switch random.draw(below: 40) {
      case 0: try? session.perform(.shuffle(seed: random.next()))
      case 1...4: session.undo(random.draw(in: 1...3))
      case 5...7: session.redo()
      default: try? session.perform(random.move(on: session.state.board))
      }
    }
    return session
  }

  @Test(
    "Whatever is played, boards stay whole and solvable, and events tell all", arguments: 0..<40)
  func invariants(seed: UInt64) throws {
    let shape = BoardShape.samples[Int(seed) % BoardShape.samples.count]
    var random = SeededGenerator(seed: seed)
    let session = Session(options: .home(shape), seed: seed)
    var tiles = session.state.board.tiles
    let observation = session.changes.observe { change in
      for event in change.events {
        switch event {
        case .didTilt(let direction, let from, let to), .didMove(let direction, let from, let to):
          #expect(shape.neighbour(of: from, direction) == to)
          #expect(tiles[to] == shape.size - 1)
          tiles.swapAt(from, to)
        }
      }
      #expect(change.after.board.tiles == tiles)
    }
    for step in 0..<120 {
      switch random.draw(below: 60) {
      case 0: try session.perform(.shuffle(seed: random.next()))
      case 1...9: session.undo(random.draw(in: 1...5))
      case 10...14: session.redo(random.draw(in: 1...2))
      default: try? session.perform(random.move(on: session.state.board))
      }
      let board = session.state.board
      try #require(board.tiles.sorted() == Array(0..<shape.size), "step \(step)")
      try #require(board[board.gap] == shape.size - 1)
      try #require(Solvability.holds(board))
      try #require(session.state.isSolved == (board.tiles == Array(0..<shape.size)))
      try #require(session.state.tileMoves >= 0)
    }
    withExtendedLifetime(observation) {}
  }

  @Test("Undo to the start and redo to the end go through the same positions", arguments: 0..<20)
  func bothEnds(seed: UInt64) {
    let session = play(
      BoardShape.samples[Int(seed) % BoardShape.samples.count], seed: seed, steps: 200)
    while session.redo() {}
    var states = [session.state]
    while session.undo() { states.append(session.state) }
    #expect(session.state == SlidingPuzzle.start(session.options, seed: seed))
    for state in states.dropLast().reversed() {
      session.redo()
      #expect(session.state == state)
    }
    #expect(!session.canRedo)
  }

  @Test("An undo is one change whose events are those of the move, reversed")
  func undoOfSlide() throws {
    let session = Session(options: .home(.square(3)), seed: 0)
    try session.perform(.slide(6))
    let log = SlidingLog(session)
    session.undo()
    #expect(log.changes.map(\.cause) == [.undo])
    #expect(
      log.changes[0].events == [
        .didMove(.left, from: 7, to: 6), .didMove(.left, from: 8, to: 7),
      ])
    #expect(log.changes[0].after.isSolved)
  }

  @Test("A board is solved right after the change that solves it, undo and redo included")
  func solvedAtOnce() throws {
    let session = Session(options: .board(try SlidingBoard(text: "3:0-1-2-3-4-5-8-6-7")), seed: 0)
    let log = SlidingLog(session)
    try session.perform(.tilt(.left))
    try session.perform(.tilt(.left))
    session.undo()
    session.redo()
    try session.perform(.tilt(.right))
    session.undo()
    #expect(log.changes.map(\.after.isSolved) == [false, true, false, true, false, true])
  }

  @Test("A record read back replays to the same states, bit for bit", arguments: 0..<20)
  func replay(seed: UInt64) throws {
    let session = play(
      BoardShape.samples[Int(seed) % BoardShape.samples.count], seed: seed, steps: 80)
    let data = try JSONEncoder().encode(session.wholeRecord)
    let record = try JSONDecoder().decode(SessionRecord<SlidingPuzzle>.self, from: data)
    let copy = try Session(restoring: record)
    #expect(copy.state == session.state)
    #expect(copy.record == session.record)
    while session.undo() {
      copy.undo()
      #expect(copy.state == session.state)
    }
    #expect(!copy.canUndo)
  }
}
