import FoundationEssentials
import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("Records of a table of Pairs", .tags(.rules))
struct PairsTableRecordTests {
  private typealias Record = PairsTable.Record

  private func read(_ text: String) throws -> Record {
    try JSONDecoder().decode(Record.self, from: Data(text.utf8))
  }

  private func text(_ record: Record) throws -> String {
    String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
  }

  /// Several games of all kinds, with taps, undos and redos in and between them.
  private func play(seed: UInt64) throws -> PairsTable {
    var dice = Dice(seed: seed)
    func setup(_ dice: inout Dice) -> PairsSetup {
      let occupants = (0...dice.below(4)).map { _ in
        dice.pick([PairsOccupant.person, .forgetful(memory: 60)])
      }
      return PairsSetup(
        layout: dice.pick([.of("3x2"), .fourByFour, .sixByFour]), occupants,
        turnRule: dice.pick(TurnRule.allCases))
    }
    let table = PairsTable(setup(&dice), seed: dice.next(), isByChance: true)
    for _ in 0..<dice.below(150) {
      table.pass(.milliseconds(dice.below(5000)))
      switch dice.below(24) {
      case 0: table.newGame(setup(&dice))
      case 1: table.restart()
      case 2: _ = try? table.peek()
      case 3...4: table.undo()
      case 5...6: table.redo()
      case 7...10: table.close()
      case 11...14: table.flipForComputer()
      default: _ = try? table.tap(dice.below(table.state.layout.cardCount))
      }
    }
    return table
  }

  private func agree(_ one: PairsTable, _ other: PairsTable) -> Bool {
    one.state == other.state && one.sheet == other.sheet && one.isAtStart == other.isAtStart
      && one.session.record == other.session.record && one.isPaused == other.isPaused
      && one.computersCard() == other.computersCard()
  }

  @Test(
    "A table read back stands the same, and so do its computers, after every undo and redo",
    arguments: UInt64(0)..<40)
  func restoring(seed: UInt64) throws {
    let table = try play(seed: seed)
    let copy = try PairsTable(restoring: read(text(table.record)))
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
  }

  @Test("A damaged record is refused, and one with moves that the rules refuse")
  func damaged() throws {
    let table = PairsTable.with(.person)
    try table.tap(table.someMiss)
    let good = try text(table.record)
    #expect(try PairsTable(restoring: read(good)).state == table.state)
    let damages = [
      (#""layout":"4x4""#, #""layout":"5x5""#), (#""seatCount":1"#, #""seatCount":2"#),
      (#""colour":0"#, #""colour":9"#), (#""person""#, #""nobody""#),
      (#""flip:"#, #""flop:"#), (#""pairs""#, #""sliding""#),
    ]
    for (part, wrong) in damages {
      #expect(good.contains(part))
      #expect(throws: (any Error).self) { try read(good.replacing(part, with: wrong)) }
    }
    let refused = good.replacing(#""flip:\#(table.state.openCards[1])""#, with: #""flip:99""#)
    #expect(throws: RecordError.refusedMove(index: 1)) { try PairsTable(restoring: read(refused)) }
  }

  @Test("The text of version 1 stays readable, and no game lasted longer than anybody could play")
  func versionOne() throws {
    let setup =
      #"{"layout":"3x2","seats":[{"occupant":"person","name":"Ada","colour":2}],"#
      + #""turnRule":"unknown-card"}"#
    func text(elapsed: String) -> String {
      #"{"session":{"version":1,"current":0,"games":[{"version":1,"game":"pairs","options":"#
        + #"{"layout":"3x2","seatCount":1,"turnRule":"unknown-card"},"seed":7,"#
        + #""moves":["flip:0"],"undone":["flip:1"],"usedUndo":true}]},"wasHalted":true,"#
        + #""sheets":[{"setup":\#(setup),"course":{"elapsed":\#(elapsed),"isByChance":true}}]}"#
    }
    let table = try PairsTable(restoring: read(text(elapsed: "[0,5]")))
    #expect(table.state.openCards == [0] && table.seats[0].name == "Ada")
    #expect(table.sheet.elapsed == Duration(attoseconds: 5) && table.sheet.isByChance)
    #expect(throws: DecodingError.self) { try read(text(elapsed: "[-1,0]")) }
  }
}
