import FoundationEssentials
import GameKernel
import TestSupport
import Testing

@Suite("Records of a table", .tags(.rules))
struct TableRecordTests {
  private typealias Table = GameTable<Race>

  private func read(_ text: String) throws -> Table.Record {
    try JSONDecoder().decode(Table.Record.self, from: Data(text.utf8))
  }

  private func text(_ record: Table.Record) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

  @Test("A table read back is the same, and stays so whatever is done at both", arguments: 0..<60)
  func roundTrip(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let table = Table(true, dice.below(2) == 0, seed: dice.next())
    for _ in 0..<dice.below(300) { table.actAtRandom(&dice) }
    let copy = try Table(restoring: read(text(table.record)))
    for _ in 0..<50 {
      #expect(copy.record == table.record)
      #expect(copy.state == table.state && copy.sheet == table.sheet)
      #expect(copy.isPaused == table.isPaused && copy.nextSeed == table.nextSeed)
      var sameDice = dice
      table.actAtRandom(&dice)
      copy.actAtRandom(&sameDice)
    }
  }

  @Test("The moves that a game took from a record are kept, and more than it has are refused")
  func givenMoves() throws {
    let table = Table(true, true)
    try table.step(1, 2)
    try table.playOn(from: table.session.record, table.setup)
    let good = try text(table.record)
    #expect(try read(good) == table.record)
    for wrong in [3, -1] {
      let bad = good.replacing(#""givenMoves":2"#, with: #""givenMoves":\#(wrong)"#)
      #expect(throws: DecodingError.self) { try read(bad) }
    }
  }

  @Test("A damaged record is refused")
  func damaged() throws {
    let table = Table(true, false)
    try table.step(1, 2)
    table.pass(.seconds(5))
    table.newGame()
    let good = try text(table.record)
    #expect(try Table(restoring: read(good)).record == table.record)
    let damages = [
      (#""sheets":[{"#, #""sheets":[],"pages":[{"#), (#""length":20"#, #""length":21"#),
      (#""elapsed":["#, #""elapsed":[9223372036854775807,"#), (#""step:2""#, #""stop""#),
      (#""elapsed":[0,"#, #""elapsed":[-1,"#), (#""started":2"#, #""started":1"#),
      (#""started":2"#, #""started":9223372036854775807"#), (#""wasHelped":false"#, #""a":1"#),
    ]
    for (part, wrong) in damages {
      #expect(good.contains(part), "\(part)")
      let bad = good.replacing(part, with: wrong, maxReplacements: 1)
      #expect(throws: DecodingError.self, "\(wrong)") { try read(bad) }
    }
  }

  @Test("A move that the rules refuse, and a deal later than at the start, refuse the table")
  func refused() throws {
    let table = Table(true, false)
    table.perform(dealing: .deal(5))
    try table.step(1)
    let good = try text(table.record)
    for wrong in ["step:9", "deal:5"] {
      let record = try read(good.replacing("step:1", with: wrong))
      #expect(throws: RecordError.refusedMove(index: 1)) { try Table(restoring: record) }
    }
  }

  @Test("Where it is not said how many games were started, there were as many as are kept")
  func started() throws {
    let table = Table(true, true)
    table.newGame()
    let older = try text(table.record).replacing(#","started":2"#, with: "")
    #expect(try read(older) == table.record)
  }
}
