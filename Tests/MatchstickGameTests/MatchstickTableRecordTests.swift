import FoundationEssentials
import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Records of a table", .tags(.rules))
struct MatchstickTableRecordTests {
  private typealias Record = MatchstickTable.Record

  private func written(_ record: Record) throws -> Record {
    try JSONDecoder().decode(Record.self, from: JSONEncoder().encode(record))
  }

  private func setup(_ dice: inout Dice) -> MatchstickSetup {
    let occupants: [MatchstickOccupant] = [
      .person, .person, .simple, .wild, .clever, .humanLike(strength: 30),
    ]
    return MatchstickSetup(
      pile: 12 + dice.below(13), takeLimit: 2 + dice.below(4),
      seating: MatchstickSeats(first: dice.pick(occupants), second: dice.pick(occupants)),
      begins: dice.pick(BeginRule.allCases))
  }

  /// Several games of people and computers, with undos and redos in and between them.
  private func play(seed: UInt64) throws -> MatchstickTable {
    var dice = Dice(seed: seed)
    let table = MatchstickTable(setup: setup(&dice), seed: dice.next())
    for _ in 0..<dice.below(150) {
      table.pass(.milliseconds(dice.below(5000)))
      switch dice.below(12) {
      case 0: table.newGame(setup(&dice))
      case 1: table.restart()
      case 2...3: table.undo()
      case 4: table.redo()
      case 5: table.resume()
      case 6...7: table.takeForComputer()
      default: if !table.state.isOver { try table.take(1 + dice.below(table.state.limit)) }
      }
    }
    return table
  }

  private func agree(_ one: MatchstickTable, _ other: MatchstickTable) -> Bool {
    one.state == other.state && one.sheet == other.sheet && one.isPaused == other.isPaused
      && one.computersMove() == other.computersMove()
      && one.session.record == other.session.record
  }

  @Test(
    "A table read back stands the same, computers and pause too, after every undo and redo",
    arguments: UInt64(0)..<40)
  func restoring(seed: UInt64) throws {
    let table = try play(seed: seed)
    let copy = try MatchstickTable(restoring: written(table.record))
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

  @Test("A restored table plays on as the first one would have", arguments: UInt64(0)..<50)
  func playingOn(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let table = MatchstickTable(
      setup: MatchstickSetup(
        seating: MatchstickSeats(first: .wild, second: .humanLike(strength: 50))),
      seed: dice.next())
    for _ in 0..<dice.below(4) { table.takeForComputer() }
    let copy = try MatchstickTable(restoring: written(table.record))
    while table.takeForComputer() { #expect(copy.takeForComputer()) }
    #expect(copy.record == table.record)
  }

  @Test(
    "Games that the program does not offer, and setups that are not theirs, cannot be read",
    arguments: [
      (#""pile":18,"takeLimit":3"#, #""pile":19,"takeLimit":3"#),
      (#""pile":18,"takeLimit":3"#, #""pile":18,"takeLimit":4"#),
      (#""pile":9000000000000000000,"takeLimit":3"#, #""pile":9000000000000000000,"takeLimit":3"#),
      (#""pile":11,"takeLimit":3"#, #""pile":11,"takeLimit":3"#),
    ])
  func hostile(options: String, setup: String) {
    #expect(throws: DecodingError.self) { try read(options: options, setups: [setup]) }
  }

  @Test("As many setups as games must be there", arguments: [0, 2])
  func counts(count: Int) {
    let setups = Array(repeating: #""pile":18,"takeLimit":3"#, count: count)
    #expect(throws: DecodingError.self) {
      try read(options: #""pile":18,"takeLimit":3"#, setups: setups)
    }
  }

  @Test("The text of version 1 stays readable")
  func versionOne() throws {
    let values = #""pile":18,"takeLimit":3"#
    let table = try MatchstickTable(restoring: read(options: values, setups: [values]))
    #expect(table.state.remaining == 15)
    #expect(table.isComputersTurn)
  }

  private func read(options: String, setups: [String]) throws -> Record {
    let setups = setups.map {
      #"{\#($0),"seating":{"first":"person","second":"clever"},"begins":"first"}"#
    }
    let text = """
      {"session":{"version":1,"current":0,"games":[{"version":1,"game":"matchsticks",\
      "options":{\(options),"first":0},"seed":7,"moves":[3],"undone":[],"usedUndo":false}]},\
      "setups":[\(setups.joined(separator: ","))],"wasHalted":false}
      """
    return try JSONDecoder().decode(Record.self, from: Data(text.utf8))
  }
}
