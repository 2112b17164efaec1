import FoundationEssentials
import GameKernel
import TestSupport
import Testing

@Suite("Session record", .tags(.rules))
struct SessionRecordTests {
  private typealias Record = SessionRecord<Ledger>

  private func read(_ text: String) throws -> Record {
    try JSONDecoder().decode(Record.self, from: Data(text.utf8))
  }

  private func written(_ record: Record) throws -> Record {
    try JSONDecoder().decode(Record.self, from: JSONEncoder().encode(record))
  }

  /// Several games with moves, undos and redos in and between them.
  private func play(seed: UInt64) throws -> GameSession<Ledger> {
    var dice = Dice(seed: seed)
    let session = GameSession<Ledger>(options: .init(balance: dice.below(50)), seed: dice.next())
    for _ in 0..<dice.below(200) {
      switch dice.below(8) {
      case 0: session.restart(options: .init(balance: dice.below(50)), seed: dice.next())
      case 1: session.undoIntoParkedGame()
      case 2...3: session.undo(1 + dice.below(5))
      case 4: session.redo(1 + dice.below(5))
      default: try session.perform((0...dice.below(3)).map { _ in dice.below(9) })
      }
    }
    return session
  }

  @Test(
    "A session restored from what was written leads to the same states by undo and by redo",
    arguments: UInt64(0)..<100)
  func restoring(seed: UInt64) throws {
    let session = try play(seed: seed)
    let copy = try GameSession(restoring: written(session.wholeRecord))
    #expect(copy.state == session.state)
    #expect(copy.wholeRecord == session.wholeRecord)
    while session.undo() {
      #expect(copy.undo())
      #expect(copy.state == session.state)
      #expect(copy.record == session.record)
    }
    #expect(!copy.canUndo)
    while session.redo() {
      #expect(copy.redo())
      #expect(copy.state == session.state)
      #expect(copy.record == session.record)
    }
    #expect(!copy.canRedo)
  }

  @Test("Restored games are numbered in the order of their start, and new ones after them")
  func numbers() throws {
    let session = GameSession<Ledger>(options: .init(), seed: 0)
    for _ in 0..<3 { session.restart() }
    session.undo()
    session.undo()
    let copy = try GameSession(restoring: session.wholeRecord)
    #expect(copy.gameNumber == 2)
    #expect(copy.reachableGameNumbers == [1, 2, 3, 4])
    #expect(copy.nextGameNumber == 5)
  }

  @Test("A number that a game had which nothing reaches any more is not given again")
  func droppedNumbers() throws {
    let session = GameSession<Ledger>(options: .init(), seed: 0)
    for _ in 0..<3 {
      session.restart()
      session.undoIntoParkedGame()
    }
    let copy = try GameSession(restoring: written(session.wholeRecord))
    #expect(copy.reachableGameNumbers == [1, 2])
    #expect(copy.nextGameNumber == session.nextGameNumber)
  }

  @Test("The text of version 1 stays readable")
  func versionOne() throws {
    let game = #"{"version":1,"game":"ledger","options":{"balance":4},"seed":0,"#
    let record = try read(
      #"{"version":1,"current":1,"games":[\#(game)"moves":[[1]],"undone":[],"usedUndo":false},"#
        + #"\#(game)"moves":[],"undone":[[2]],"usedUndo":true}]}"#)
    let session = try GameSession(restoring: record)
    #expect(session.state.balance == 4)
    #expect(session.undoneMoves == [[2]])
    session.undo()
    #expect(session.state.balance == 5)
  }

  @Test("A record of another version is refused by its number", arguments: [0, 2, 99])
  func otherVersion(version: Int) {
    #expect(throws: RecordError.unknownVersion(version)) { try read(#"{"version":\#(version)}"#) }
    #expect(RecordError.unknownVersion(version).isOfNewerProgram == (version > 1))
  }

  @Test(
    "A record without the game being played, or with more games than can be kept, is refused",
    arguments: [(0, 0), (2, 2), (2, -1), (66, 3)])
  func damaged(count: Int, current: Int) {
    let game =
      #"{"version":1,"game":"ledger","options":{"balance":4},"seed":0,"moves":[],"undone":[],"#
      + #""usedUndo":false}"#
    let games = Array(repeating: game, count: count).joined(separator: ",")
    #expect(throws: DecodingError.self) {
      try read(#"{"version":1,"current":\#(current),"games":[\#(games)]}"#)
    }
  }

  @Test("One refused move in any of the games refuses the record whole")
  func refusedMove() throws {
    let game = #"{"version":1,"game":"ledger","options":{"balance":1},"seed":0,"#
    let record = try read(
      #"{"version":1,"current":0,"games":[\#(game)"moves":[],"undone":[],"usedUndo":false},"#
        + #"\#(game)"moves":[[1],[-9]],"undone":[],"usedUndo":false}]}"#)
    #expect(throws: RecordError.refusedMove(index: 1)) { try GameSession(restoring: record) }
  }
}
