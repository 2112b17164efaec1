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
    #expect(record.options.balance == 10 && record.seed == .max)
    #expect(record.moves == [[1, 2]] && record.undone == [[3]] && record.usedUndo)
    let data = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(Record.self, from: data) == record)
  }

  @Test("The text of version 1 stays readable")
  func versionOne() throws {
    let record = try read(
      #"{"version":1,"game":"ledger","options":{"balance":4},"seed":2,"moves":[[1],[2,3]],"#
        + #""undone":[[4]],"usedUndo":true}"#)
    #expect(record.options.balance == 4 && record.seed == 2 && record.usedUndo)
    #expect(record.moves == [[1], [2, 3]] && record.undone == [[4]])
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
}
