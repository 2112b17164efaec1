import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("New games at the table", .tags(.rules))
struct MatchstickTableNewGameTests {
  @Test("Undo at the start of a new game brings the unfinished one back, seats and all")
  func parkedGame() throws {
    let table = MatchstickTable.with(.person, .clever)
    try table.take(1)
    table.takeForComputer()
    let record = table.session.record
    let setup = table.setup
    let other = MatchstickSetup(
      pile: 24, takeLimit: 5, seating: MatchstickSeats(first: .person, second: .person),
      begins: .second)
    table.newGame(other)
    #expect(table.setup == other)
    #expect(table.state.pile == 24 && table.state.toMove == .second)
    #expect(table.canUndo)
    #expect(table.undo())
    #expect(table.session.record == record)
    #expect(table.setup == setup)
    #expect(table.redo())
    #expect(table.setup == other)
  }

  @Test("A computer's opening does not stand in the way of the parked game")
  func openingThenParkedGame() throws {
    let table = MatchstickTable.with(.person, .clever)
    try table.take(1)
    table.newGame(MatchstickSetup(seating: MatchstickSeats(first: .simple, second: .person)))
    table.takeForComputer()
    let log = TableLog(table)
    #expect(table.undo())
    #expect(table.session.moves == [.take(1)])
    #expect(log.changes.count == 1)
    #expect(log.changes.first?.entersAnotherGame == true)
    #expect(table.redo())
    #expect(table.session.moves == [.take(1)])
    #expect(table.session.gameNumber == 2)
  }

  @Test("In turns each seat begins every other game")
  func inTurns() {
    let table = MatchstickTable.with(.person, .person, begins: .inTurns)
    var beginners = [table.state.toMove]
    for _ in 0..<3 {
      table.newGame()
      beginners.append(table.state.toMove)
    }
    #expect(beginners == [.first, .second, .first, .second])
  }

  @Test("Restart plays the same game over: same beginner, same seed")
  func restart() throws {
    let table = MatchstickTable.with(.person, .wild, begins: .inTurns)
    table.newGame()
    let record = table.session.record
    table.takeForComputer()
    table.restart()
    #expect(table.session.record == record)
    #expect(table.session.gameNumber == 3)
  }

  @Test("A new game has a seed of its own, which follows from the one before")
  func seeds() {
    let tables = (0..<2).map { _ in MatchstickTable.with(.person, .wild, seed: 9) }
    for table in tables {
      table.newGame()
      table.newGame()
    }
    #expect(tables[0].session.seed == tables[1].session.seed)
    #expect(tables[0].session.seed != 9)
    tables[0].newGame(seed: 4)
    #expect(tables[0].session.seed == 4)
  }

  @Test("Observers of the new game see its setup, and no pause")
  func setupBeforeChange() {
    let table = MatchstickTable.with(.simple, .clever)
    table.takeForComputer()
    table.undo()
    let setup = MatchstickSetup(pile: 12, seating: MatchstickSeats(first: .wild, second: .wild))
    var seen: MatchstickSetup?
    var wasPaused: Bool?
    let observation = table.session.changes.observe { [table] _ in
      seen = table.setup
      wasPaused = table.isPaused
    }
    table.newGame(setup)
    #expect(seen == setup)
    #expect(wasPaused == false)
    withExtendedLifetime(observation) {}
  }

  @Test("A demonstration that undo brings back is paused")
  func parkedDemonstration() {
    let table = MatchstickTable.with(.simple, .clever)
    table.takeForComputer()
    table.newGame(MatchstickSetup())
    table.undo()
    #expect(table.isPaused)
  }
}
