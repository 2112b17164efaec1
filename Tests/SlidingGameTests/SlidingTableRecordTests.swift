import FoundationEssentials
import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Records of a sliding table", .tags(.rules))
struct SlidingTableRecordTests {
  private typealias Record = SlidingTable.Record

  private func read(_ text: String) throws -> Record {
    try JSONDecoder().decode(Record.self, from: Data(text.utf8))
  }

  private func written(_ record: Record) throws -> Record {
    try JSONDecoder().decode(Record.self, from: JSONEncoder().encode(record))
  }

  /// Several games, dealt, shuffled or opened, with moves, undos and redos in and between them.
  private func play(seed: UInt64) throws -> SlidingTable {
    var dice = Dice(seed: seed)
    let table = SlidingTable(.home(.square(2 + dice.below(4))), seed: dice.next())
    for _ in 0..<dice.below(300) {
      table.pass(.milliseconds(dice.below(5000)))
      switch dice.below(24) {
      case 0:
        table.newGame(dice.pick(BoardShape.samples))
      case 1: table.shuffle()
      case 2: table.open(table.link)
      case 3: table.noteNumbers()
      case 4: table.noteHelp()
      case 5...8: table.undo()
      case 9...10: table.redo()
      default:
        let cell = dice.below(table.state.board.shape.size)
        // Most cells are in another row and column than the gap.
        _ = try? table.session.perform(.slide(cell))
      }
    }
    return table
  }

  private func agree(_ one: SlidingTable, _ other: SlidingTable) -> Bool {
    one.state == other.state && one.sheet == other.sheet && one.isAtStart == other.isAtStart
      && one.session.record == other.session.record && one.link == other.link
  }

  @Test(
    "A table read back stands the same, time and help too, after every undo and redo",
    arguments: UInt64(0)..<40)
  func restoring(seed: UInt64) throws {
    let table = try play(seed: seed)
    let copy = try SlidingTable(restoring: written(table.record))
    #expect(copy.record == table.record)
    #expect(agree(copy, table))
    while table.undo() {
      #expect(copy.undo())
      #expect(agree(copy, table))
    }
    #expect(!copy.canUndo)
    while table.redo() {
      #expect(copy.redo())
      #expect(agree(copy, table))
    }
    #expect(!copy.canRedo)
    table.newGame()
    copy.newGame()
    #expect(agree(copy, table))
  }

  private func text(
    options: String = #"{"home":"3x3"}"#, moves: String = "", undone: String = "",
    course: String =
      #"{"elapsed":[0,5],"showedNumbers":true,"usedSolver":false,"isByChance":false}"#
  ) -> String {
    #"{"session":{"version":1,"current":0,"games":[{"version":1,"game":"sliding","options":"#
      + #"\#(options),"seed":7,"moves":[\#(moves)],"undone":[\#(undone)],"usedUndo":false}]},"#
      + #""courses":[\#(course)]}"#
  }

  @Test("The text of version 1 stays readable")
  func versionOne() throws {
    let record = try read(text(moves: #""tilt:right","slide:1""#, undone: #""tilt:up""#))
    let table = try SlidingTable(restoring: record)
    #expect(table.session.moveCount == 2)
    #expect(table.setup.showedNumbers)
    #expect(table.sheet.elapsed == Duration(attoseconds: 5))
  }

  @Test(
    "A course that no player could have had cannot be read",
    arguments: ["[9223372036854775807,0]", "[-1,0]", "[1000000000000,0]", "[]", "1e400"])
  func hostileCourse(elapsed: String) {
    let course =
      #"{"elapsed":\#(elapsed),"showedNumbers":true,"usedSolver":false,"isByChance":false}"#
    #expect(throws: DecodingError.self) { try read(text(course: course)) }
  }

  @Test("As many courses as games must be there", arguments: [0, 2])
  func counts(count: Int) {
    let course = #"{"elapsed":[0,5],"showedNumbers":true,"usedSolver":false,"isByChance":false}"#
    let courses = Array(repeating: course, count: count).joined(separator: ",")
    #expect(throws: DecodingError.self) { try read(text(course: courses)) }
  }

  @Test(
    "Moves that nobody can make, and a shuffle later than at the start, refuse the record",
    arguments: [
      (#""tilt:left""#, 0), (#""slide:9223372036854775807""#, 0), (#""slide:-1""#, 0),
      (#""tilt:right","move:-9223372036854775808:up""#, 1), (#""tilt:right","shuffle:1""#, 1),
    ])
  func refused(moves: String, index: Int) throws {
    let record = try read(text(moves: moves))
    #expect(throws: RecordError.refusedMove(index: index)) { try SlidingTable(restoring: record) }
  }
}
