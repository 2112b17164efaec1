import GameKernel
import TestSupport
import Testing

@Suite("Undo and redo", .tags(.rules))
struct GameSessionUndoTests {
  private let session = GameSession<Ledger>(options: .init(balance: 10), seed: 0)

  @Test("Several moves undone are one change with the events reversed in order and sense")
  func undoIsOneChange() throws {
    try session.perform([1, 2])
    let middle = session.state
    try session.perform([3, 4])
    try session.perform([5])
    let end = session.state
    let log = ChangeLog(session)
    #expect(session.undo(2))
    #expect(session.state == middle)
    #expect(
      log.changes == [
        Change(
          before: end, after: middle, events: [.withdrawn(5), .withdrawn(4), .withdrawn(3)],
          cause: .undo)
      ])
    #expect(session.moves == [[1, 2]])
    #expect(session.undoneMoves == [[3, 4], [5]])
  }

  @Test("Several moves redone are one change with their first events")
  func redoIsOneChange() throws {
    try session.perform([1, 2])
    try session.perform([3])
    let end = session.state
    session.undo(2)
    let start = session.state
    let log = ChangeLog(session)
    #expect(session.redo(2))
    #expect(
      log.changes == [
        Change(
          before: start, after: end, events: [.posted(1), .posted(2), .posted(3)], cause: .redo)
      ])
    #expect(!session.canRedo)
  }

  @Test("At the ends of the history undo and redo do nothing and tell nobody")
  func ends() {
    let log = ChangeLog(session)
    #expect(!session.canUndo && !session.canRedo)
    #expect(!session.undo())
    #expect(!session.redo())
    #expect(log.changes.isEmpty)
    #expect(!session.usedUndo)
  }

  @Test("More moves than there are undo and redo as many as there are")
  func more() throws {
    try session.perform([1])
    try session.perform([2])
    #expect(session.undo(9))
    #expect(session.moves.isEmpty)
    #expect(session.redo(9))
    #expect(session.moves == [[1], [2]])
  }

  @Test("A new move after undo clears redo")
  func newMoveClearsRedo() throws {
    try session.perform([1])
    session.undo()
    try session.perform([2])
    #expect(!session.canRedo)
    #expect(session.moves == [[2]])
    #expect(session.usedUndo)
  }

  @Test("Undo and redo of a long game come by the states of its moves", arguments: [1, 7, 40])
  func longGame(stride: Int) throws {
    var states = [session.state]
    for move in 0..<100 {
      try session.perform([move, 1])
      states.append(session.state)
    }
    while session.undo(stride) { #expect(session.state == states[session.moveCount]) }
    #expect(session.moveCount == 0)
    while session.redo(stride) { #expect(session.state == states[session.moveCount]) }
    #expect(session.moveCount == 100)
  }

  @Test("Any walk of moves, undos and redos stays on the states of its moves", arguments: 0..<200)
  func randomWalk(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let log = ChangeLog(session)
    var states = [session.state]
    var position = 0
    for _ in 0..<60 {
      let before = session.state
      let heard = log.changes.count
      let count = random.draw(in: 1...4)
      switch random.draw(below: 3) {
      case 0:
        try session.perform([count, -random.draw(below: 4)])
        states[(position + 1)...] = [session.state]
        position += 1
      case 1:
        #expect(session.undo(count) == (position > 0))
        position = max(0, position - count)
      default:
        #expect(session.redo(count) == (position < states.count - 1))
        position = min(states.count - 1, position + count)
      }
      try #require(session.state == states[position])
      try #require(session.moveCount == position)
      try #require(session.undoneMoveCount == states.count - 1 - position)
      try #require(log.changes.count == heard + (session.state == before ? 0 : 1))
      let copy = try GameSession(restoring: session.wholeRecord)
      try #require(copy.state == session.state && copy.record == session.record)
    }
  }
}
