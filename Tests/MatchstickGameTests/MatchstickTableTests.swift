import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Table", .tags(.rules))
struct MatchstickTableTests {
  @Test("After the person's take it is the computer's turn, and then the person's again")
  func turns() throws {
    let table = MatchstickTable.with(.person, .clever)
    #expect(!table.isComputersTurn)
    #expect(table.computersMove() == nil)
    try table.take(2)
    #expect(table.isComputersTurn)
    #expect(table.computersMove() == .take(3))
    #expect(table.takeForComputer())
    #expect(table.state.remaining == 13)
    #expect(!table.isComputersTurn)
    #expect(!table.takeForComputer())
  }

  @Test("While a computer is to take, a person's take does nothing")
  func takeDuringWait() throws {
    let table = MatchstickTable.with(.person, .clever)
    try table.take(1)
    let log = TableLog(table)
    #expect(try !table.take(1))
    #expect(try !table.take(99))
    #expect(log.changes.isEmpty)
  }

  @Test("A person's illegal take is refused by the rules")
  func illegalTake() {
    let table = MatchstickTable.with(.person, .clever)
    #expect(throws: Matchsticks.Refusal.illegalCount(4, limit: 3)) { try table.take(4) }
  }

  @Test("Nobody is to take once the game is over")
  func over() throws {
    let table = MatchstickTable.with(.simple, .simple)
    var takes = 0
    while table.takeForComputer() { takes += 1 }
    #expect(takes == 18)
    #expect(table.state.isOver && !table.isComputersTurn)
    #expect(table.computersMove() == nil)
    #expect(table.review?.winner == .first)
  }

  @Test(
    "A computer's take follows from the seed and the turn: undo cannot re-roll it",
    arguments: 0..<50)
  func noReroll(seed: Int) throws {
    let table = MatchstickTable.with(.person, .wild, seed: UInt64(seed))
    try table.take(1)
    let choice = table.computersMove()
    #expect(table.computersMove() == choice)
    table.takeForComputer()
    table.undo()
    try table.take(1)
    #expect(table.computersMove() == choice)
  }

  @Test("The computer's next take is the one that undo took back", arguments: 0..<50)
  func sameAgain(seed: Int) {
    let table = MatchstickTable.with(.wild, .humanLike(strength: 50), seed: UInt64(seed))
    while table.takeForComputer() {
      let last = table.session.moves.last
      table.undo()
      #expect(table.computersMove() == last)
      table.redo()
      table.resume()
    }
  }

  @Test("Two tables with the same seed play the same demonstration", arguments: 0..<50)
  func repeatable(seed: Int) {
    let tables = (0..<2).map { _ in
      MatchstickTable.with(.wild, .humanLike(strength: 40), seed: UInt64(seed))
    }
    for table in tables { while table.takeForComputer() {} }
    #expect(tables[0].session.record == tables[1].session.record)
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

  @Test("No new game draws as one before did, whatever undo and redo do", arguments: 0..<20)
  func newDraws(seed: UInt64) throws {
    let table = MatchstickTable.with(.person, .wild, seed: seed)
    #expect(try FreshSeeds.known(table, seed: seed) == [])
  }
}
