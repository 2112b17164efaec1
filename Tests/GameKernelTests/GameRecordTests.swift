import FoundationEssentials
import GameKernel
import TestSupport
import Testing

@Suite("Game record", .tags(.rules))
struct GameRecordTests {
  private typealias Record = GameRecord<Ledger>

  private func read(_ text: String) throws -> Record {
    try JSONDecoder().decode(Record.self, from: Data(text.utf8))
  }

  @Test("A record is the start and the moves, and survives writing and reading")
  func roundTrip() throws {
    let session = GameSession<Ledger>(options: .init(balance: 10), seed: .max)
    try session.perform([1, 2])
    try session.perform([3])
    session.undo()
    let record = session.record
    #expect(
      record
        == Record(
          options: .init(balance: 10), seed: .max, moves: [[1, 2]], undone: [[3]], usedUndo: true))
    let data = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(Record.self, from: data) == record)
  }

  @Test("The text of version 1 stays readable")
  func versionOne() throws {
    let record = try read(
      #"{"version":1,"game":"ledger","options":{"balance":4},"seed":2,"moves":[[1],[2,3]],"#
        + #""undone":[[4]],"usedUndo":true}"#)
    let session = try GameSession(replaying: record)
    #expect(session.state == Ledger.State(balance: 12, postings: [1, 2, 3]))
    #expect(session.undoneMoves == [[4]])
    #expect(session.record == record)
  }

  @Test("A record of another version is refused by its number", arguments: [0, 2, 99])
  func otherVersion(version: Int) {
    #expect(throws: RecordError.unknownVersion(version)) {
      try read(#"{"version":\#(version),"game":"ledger","anything":"else"}"#)
    }
  }

  @Test("A record of another game is refused by its name")
  func otherGame() {
    #expect(throws: RecordError.otherGame("chess")) { try read(#"{"version":1,"game":"chess"}"#) }
  }

  @Test(
    "A record with a move that the rules refuse is refused whole",
    arguments: [
      (GameRecord<Ledger>(options: .init(balance: 1), seed: 0, moves: [[1], [-9]]), 1),
      (GameRecord<Ledger>(options: .init(balance: 1), seed: 0, moves: [[1]], undone: [[-9]]), 1),
    ])
  func refusedMove(record: GameRecord<Ledger>, index: Int) {
    #expect(throws: RecordError.refusedMove(index: index)) { try GameSession(replaying: record) }
  }

  @Test("A record remembers that undo was used, also after redo")
  func usedUndo() throws {
    let session = GameSession<Ledger>(options: .init(), seed: 0)
    try session.perform([1])
    #expect(!session.record.usedUndo)
    session.undo()
    session.redo()
    #expect(session.record.usedUndo)
    #expect(try GameSession(replaying: session.record).usedUndo)
  }
}
