import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Undo at the table", .tags(.rules))
struct MatchstickTableUndoTests {
  @Test("With two people undo takes back one take")
  func twoPeople() throws {
    let table = MatchstickTable.with(.person, .person)
    try table.take(1)
    try table.take(2)
    #expect(table.undo())
    #expect(table.session.moves == [.take(1)])
    #expect(table.redo())
    #expect(table.session.moves == [.take(1), .take(2)])
  }

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
        .returned(seat: .second, count: 3, left: 16), .returned(seat: .first, count: 2, left: 18),
      ])
    #expect(table.redo())
    #expect(table.state.remaining == 13)
    #expect(log.changes.map(\.cause) == [.undo, .redo])
    #expect(!table.canRedo)
  }

  @Test("During the computer's wait undo takes back the person's take and cancels the coming one")
  func duringWait() throws {
    let table = MatchstickTable.with(.person, .clever)
    try table.take(2)
    #expect(table.undo())
    #expect(table.state.remaining == 18)
    #expect(!table.isComputersTurn)
    #expect(!table.takeForComputer())
    #expect(table.redo())
    #expect(table.isComputersTurn)
    #expect(!table.isPaused)
  }

  @Test("A computer's opening alone is not undone")
  func opening() throws {
    let table = MatchstickTable.with(.clever, .person)
    #expect(!table.canUndo)
    table.takeForComputer()
    #expect(!table.canUndo)
    #expect(!table.undo())
    #expect(table.state.remaining == 17)
    try table.take(1)
    table.takeForComputer()
    #expect(table.undo())
    #expect(table.state.remaining == 17)
    #expect(!table.canUndo)
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

  @Test("The pause holds already when the observers hear of the undo")
  func pauseBeforeChange() {
    let table = MatchstickTable.with(.simple, .clever)
    table.takeForComputer()
    var wasPaused: Bool?
    let observation = table.session.changes.observe { [table] _ in wasPaused = table.isPaused }
    table.undo()
    #expect(wasPaused == true)
    withExtendedLifetime(observation) {}
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

  @Test("Retry goes back to just before a turn as one undo, and the record keeps that")
  func retry() throws {
    let table = MatchstickTable.with(.person, .clever)
    for take in [1, 2, 1] {
      try table.take(take)
      table.takeForComputer()
    }
    let turns = table.session.moves
    let log = TableLog(table)
    table.retry(fromTurn: 3)
    #expect(table.session.moves == Array(turns.prefix(2)))
    #expect(log.changes.map(\.cause) == [.undo])
    #expect(table.session.record.usedUndo)
    #expect(!table.isComputersTurn)
  }

  @Test(
    "Undo always leads to a person's turn, and redo back to where it came from", arguments: 0..<200)
  func invariant(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let computer = MatchstickOccupant.choices[random.draw(in: 1...4)]
    let people: MatchstickSeats =
      seed.isMultiple(of: 2)
      ? MatchstickSeats(first: .person, second: computer)
      : MatchstickSeats(first: computer, second: .person)
    let table = MatchstickTable(setup: MatchstickSetup(seating: people), seed: random.next())
    while !table.state.isOver {
      if table.takeForComputer() { continue }
      try table.take(random.draw(in: 1...table.state.limit))
      if !table.state.isOver && random.draw(below: 2) == 0 { table.takeForComputer() }
      guard random.draw(below: 3) == 0 else { continue }
      let state = table.state
      #expect(table.undo())
      #expect(!table.isComputersTurn)
      #expect(table.redo())
      #expect(table.state == state)
    }
    while table.undo() { #expect(!table.isComputersTurn) }
    #expect(table.session.moveCount == (people.first.isPerson ? 0 : 1))
  }
}
