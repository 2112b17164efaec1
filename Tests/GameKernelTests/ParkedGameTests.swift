import GameKernel
import TestSupport
import Testing

@Suite("Parked games", .tags(.rules))
struct ParkedGameTests {
  private let session = GameSession<Ledger>(options: .init(balance: 10), seed: 0)

  @Test("Undo at the start of a new game brings the game before back whole")
  func broughtBackWhole() throws {
    try session.perform([1])
    try session.perform([2])
    session.undo()
    let record = session.record
    let state = session.state
    session.restart(options: .init(balance: 50), seed: 5)
    let start = session.state
    let log = ChangeLog(session)
    #expect(session.undo())
    #expect(session.record == record)
    #expect(
      log.changes == [
        Change(before: start, after: state, events: [], cause: .undo, entersAnotherGame: true)
      ])
    #expect(session.redo())
    #expect(session.moves == [[1], [2]])
    #expect(session.undo(2))
    #expect(!session.canUndo)
  }

  @Test("One undo stops at the start of the game, only the next one leaves it")
  func undoStopsAtStart() throws {
    try session.perform([1])
    session.restart()
    try session.perform([2])
    session.undo(5)
    #expect(session.gameNumber == 2)
    #expect(session.moves.isEmpty)
    session.undo(5)
    #expect(session.gameNumber == 1)
    #expect(session.moves == [[1]])
  }

  @Test("Redo at the end of a game enters the later one again, with its undone moves")
  func redoEntersLaterGame() throws {
    try session.perform([1])
    session.restart()
    try session.perform([2])
    session.undo(2)
    session.undo()
    let log = ChangeLog(session)
    #expect(session.canRedo)
    #expect(session.redo())
    #expect(session.gameNumber == 2)
    #expect(log.changes.map(\.cause) == [.redo])
    #expect(log.changes.map(\.entersAnotherGame) == [true])
    #expect(session.redo())
    #expect(session.moves == [[2]])
    #expect(!session.canRedo)
    #expect(session.reachableGameNumbers == [1, 2])
  }

  @Test("A game can be left from its middle and is entered again as it was")
  func leftFromItsMiddle() throws {
    session.restart()
    try session.perform([2])
    let record = session.record
    #expect(session.undoIntoParkedGame())
    #expect(session.gameNumber == 1)
    #expect(!session.undoIntoParkedGame())
    #expect(session.redoIntoLaterGame())
    #expect(session.record == record)
    #expect(!session.redoIntoLaterGame())
  }

  @Test("A new move in a game that was brought back drops the later ones")
  func moveDropsLaterGames() throws {
    session.restart()
    session.undo()
    try session.perform([3])
    #expect(!session.canRedo)
    #expect(session.reachableGameNumbers == [1])
  }

  @Test("A new game drops the later ones too, and gets a number never given before")
  func restartDropsLaterGames() {
    session.restart()
    session.undo()
    #expect(session.nextGameNumber == 3)
    session.restart()
    #expect(session.gameNumber == 3)
    #expect(!session.canRedo)
    #expect(session.reachableGameNumbers == [1, 3])
  }

  @Test("Only so many games are kept, the newest")
  func limit() {
    let limit = GameSession<Ledger>.parkedGameLimit
    for _ in 0..<limit + 5 { session.restart() }
    #expect(session.reachableGameNumbers == Array(6...limit + 6))
    var steps = 0
    while session.undo() { steps += 1 }
    #expect(steps == limit)
    #expect(session.gameNumber == 6)
  }
}
