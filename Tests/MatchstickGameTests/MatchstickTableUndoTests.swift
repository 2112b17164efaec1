import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Undo at the table", .tags(.rules))
struct MatchstickTableUndoTests {
  @Test("Against a computer undo takes back both takes as one change")
  func againstComputer() throws {
    let table = MatchstickTable.with(.person, .clever)
    try table.take(2)
    table.takeForComputer()
    let log = TableLog(table)
    #expect(table.undo())
    #expect(table.state.remaining == 18)
    #expect(log.changes.map(\.cause) == [.undo])
    #expect(
      log.changes.first?.events == [
        .returned(seat: .second, .pile(13..<16), left: 16),
        .returned(seat: .first, .pile(16..<18), left: 18),
      ])
    #expect(table.redo())
    #expect(table.state.remaining == 13)
    #expect(log.changes.map(\.cause) == [.undo, .redo])
    #expect(!table.canRedo)
  }

  @Test("In a demonstration undo takes back one take and pauses until it is resumed")
  func demonstration() {
    let table = MatchstickTable.with(.simple, .clever)
    table.takeForComputer()
    table.takeForComputer()
    #expect(!table.isPaused)
    #expect(table.undo())
    #expect(table.session.moveCount == 1)
    #expect(table.isPaused && table.isComputersTurn)
    #expect(!table.takeForComputer())
    #expect(table.redo())
    #expect(table.session.moveCount == 2)
    #expect(table.isPaused)
    table.resume()
    #expect(table.takeForComputer())
  }

  @Test("After the end undo goes back to the person's last turn", arguments: [true, false])
  func afterTheEnd(personLoses: Bool) throws {
    let table = MatchstickTable.with(
      personLoses ? .person : .simple, personLoses ? .simple : .person)
    for _ in 0..<17 {
      if !table.takeForComputer() { try table.take(1) }
    }
    if !table.takeForComputer() { try table.take(1) }
    #expect(table.state.isOver)
    #expect(table.undo())
    #expect(!table.isComputersTurn && !table.state.isOver)
    #expect(table.state.remaining == (personLoses ? 2 : 1))
  }

  @Test("A turn is played again as another game, in which undo takes none of the given turns back")
  func playedOn() throws {
    let table = MatchstickTable.with(.person, .clever)
    for take in [1, 2, 1] {
      try table.take(take)
      table.takeForComputer()
    }
    let turns = table.session.moves
    let log = TableLog(table)
    try table.playOn(from: table.session.record.prefix(2), table.setup)
    #expect(table.session.moves == Array(turns.prefix(2)))
    #expect(log.changes.map(\.cause) == [.restart])
    #expect(table.isAtStart && !table.session.record.usedUndo)
    #expect(!table.isComputersTurn)
  }
}
