import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("Undo at a table of Pairs", .tags(.rules))
struct PairsTableUndoTests {
  @Test("Undo turns back the whole last turn as one change, and marks the game")
  func wholeTurn() throws {
    let table = PairsTable.with(.person)
    let start = table.state
    try table.tap(table.someMiss)
    table.close()
    let afterMiss = table.state
    try table.tap(table.somePair)
    #expect(!table.wasUndone)
    var changes: [Change<Pairs>] = []
    let observation = table.session.changes.observe { changes.append($0) }
    #expect(table.undo())
    #expect(table.state == afterMiss)
    #expect(table.undo())
    #expect(table.state == start)
    #expect(changes.map(\.cause) == [.undo, .undo])
    #expect(!table.undo() && !table.canUndo)
    #expect(table.wasUndone)
    #expect(table.redo())
    #expect(table.state == afterMiss)
    #expect(table.redo())
    #expect(!table.redo())
    #expect(table.state.pairsTaken == [1])
    #expect(table.wasUndone)
    withExtendedLifetime(observation) {}
  }

  @Test("A turn half done is turned back alone, and an open miss with its turn")
  func halfTurn() throws {
    let table = PairsTable.with(.person)
    try table.tap(table.someMiss)
    table.close()
    let state = table.state
    try table.tap(3)
    table.undo()
    #expect(table.state == state)
    table.redo()
    #expect(table.state.openCards == [3])
    table.undo()
    try table.tap(table.someMiss)
    #expect(table.isMissOpen)
    table.undo()
    #expect(table.state == state)
    table.redo()
    #expect(table.isMissOpen)
  }

  @Test("A peek is a turn of its own")
  func peek() throws {
    let table = PairsTable.with(.person)
    try table.tap(table.somePair)
    try table.peek()
    table.undo()
    #expect(table.state.flips == 2 && table.state.peeks == 0)
    #expect(table.wasUndone)
  }

  @Test(
    "Against a computer undo goes back to the person's last choice, past all that the computer did")
  func againstComputer() throws {
    let table = PairsTable.with(.person, .forgetful(memory: 100))
    let start = table.state
    try table.tap(table.someMiss)
    table.close()
    while table.isComputersTurn {
      if !table.flipForComputer() { table.close() }
    }
    table.close()
    let later = table.state
    #expect(!table.isComputersTurn)
    #expect(table.undo())
    #expect(table.state == start)
    #expect(table.redo())
    #expect(table.state == later)
  }

  @Test("In a demonstration undo takes back one turn and pauses until it is resumed")
  func demonstration() {
    let table = PairsTable.with(.perfect, .forgetful(memory: 50))
    for _ in 0..<2 { table.flipForComputer() }
    table.close()
    let second = table.state
    for _ in 0..<2 { table.flipForComputer() }
    #expect(!table.isPaused)
    #expect(table.undo())
    #expect(table.state == second)
    #expect(table.isPaused)
    #expect(!table.flipForComputer())
    table.resume()
    #expect(table.flipForComputer())
  }

  @Test("Coming back by undo cannot change what a computer draws")
  func noSecondDraw() throws {
    let table = PairsTable.with(.person, .forgetful(memory: 50))
    let miss = table.someMiss
    var answers: Set<[Pairs.Move]> = []
    for _ in 0..<5 {
      try table.tap(miss)
      table.close()
      while table.isComputersTurn {
        if !table.flipForComputer() { table.close() }
      }
      answers.insert(table.session.moves)
      table.undo()
    }
    #expect(answers.count == 1)
  }
}
