import FoundationEssentials
import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("The sliding table", .tags(.rules))
struct SlidingTableTests {
  private let table = SlidingTable(.home(.square(4)), seed: 7)

  @Test("New game deals a board of the same shape, parks the one before, and counts from zero")
  func newGame() throws {
    try table.session.perform(.slide(12))
    try table.session.perform(.tilt(.left))
    table.undo()
    let record = table.session.record
    table.newGame()
    #expect(table.session.options == .dealt(.square(4)))
    #expect(table.session.seed != 7)
    #expect(!table.state.isSolved && table.state.tileMoves == 0)
    #expect(table.isAtStart && table.canUndo)
    #expect(table.undo())
    #expect(table.session.record == record)
    #expect(table.state.tileMoves == 3)
    table.newGame(.square(3), seed: 5)
    #expect(table.session.options == .dealt(.square(3)) && table.session.seed == 5)
  }

  @Test("Shuffle walks the board as it lies, and one undo brings the game before back whole")
  func shuffle() throws {
    try table.session.perform(.slide(12))
    try table.session.perform(.tilt(.down))
    table.undo()
    let before = (table.session.record, table.state)
    let log = SlidingLog(table.session)
    table.shuffle(seed: 3)
    #expect(log.changes.map(\.cause) == [.restart, .move])
    #expect(log.changes[1].before.board == before.1.board)
    #expect(log.changes[1].events.count > 64)
    #expect(table.state.tileMoves == 0)
    let shuffled = table.state
    #expect(table.isAtStart)
    #expect(table.undo())
    #expect(table.session.record == before.0 && table.state == before.1)
    #expect(table.redo() && table.redo())
    #expect(table.state == shuffled)
    #expect(!table.canRedo)
  }

  @Test("Undo stops at the start of a shuffled game, and only then leaves it")
  func stopsAtStart() {
    table.shuffle(seed: 3)
    let shuffled = table.state
    let moves = Direction.allCases.filter {
      (try? table.session.perform(.tilt($0))) != nil
    }
    #expect(!table.isAtStart)
    for _ in moves { #expect(table.undo()) }
    #expect(table.state == shuffled && table.isAtStart)
    table.undo()
    #expect(table.state.isSolved && table.session.gameNumber == 1)
    #expect(!table.canUndo && !table.undo())
  }

  @Test("A shown game is recorded as such, also beside its numbers, and the next one is not")
  func shown() throws {
    table.noteShown()
    table.noteNumbers()
    #expect(table.setup == SlidingPuzzle.Setup(showedNumbers: true, wasShown: true))
    for setup in [table.setup, SlidingPuzzle.Setup()] {
      let text = try JSONEncoder().encode(setup)
      #expect(try JSONDecoder().decode(SlidingPuzzle.Setup.self, from: text) == setup)
    }
    table.newGame()
    #expect(!table.setup.wasShown)
  }

  @Test("A link leads to the board where the game began, dealt, shuffled or given")
  func link() throws {
    #expect(table.link == .board(SlidingBoard(.square(4))))
    table.newGame(.of("5x3"), seed: 77)
    let dealt = table.state
    #expect(table.link == .dealt(.of("5x3"), seed: 77))
    let dealtLink = table.link
    table.shuffle(seed: 1)
    let shuffled = table.state
    #expect(table.link == .board(shuffled.board))
    table.open(dealtLink)
    #expect(table.state == dealt && table.session.seed == 77)
    table.open(.board(shuffled.board))
    #expect(table.state == shuffled)
    table.undo()
    #expect(table.state == dealt)
  }

  @Test("Time stands still on a solved board and goes on when that is undone")
  func timeStopsWhenSolved() throws {
    let table = SlidingTable(.board(try SlidingBoard(text: "3:0-1-2-3-4-5-6-8-7")), seed: 1)
    table.pass(.seconds(3))
    try table.session.perform(.slide(6))
    try table.session.perform(.slide(7))
    table.pass(.seconds(1))
    try table.session.perform(.slide(8))
    table.pass(.seconds(5))
    #expect(table.state.isSolved && table.sheet.elapsed == .seconds(1))
    table.undo()
    table.pass(.seconds(1))
    #expect(table.sheet.elapsed == .seconds(2))
  }

  @Test("Numbers that were seen in one game were not seen in the next")
  func numbers() {
    table.noteNumbers()
    for start in [{ self.table.newGame() }, { self.table.shuffle() }, { self.table.restart() }] {
      start()
      #expect(!table.setup.showedNumbers)
    }
    while table.undo() {}
    #expect(table.setup.showedNumbers)
  }

  @Test("New game, undo to the parked one, new game: another board, and both are by chance")
  func newGameTwice() {
    var boards: Set = [table.state.board]
    for _ in 0..<3 {
      table.newGame()
      #expect(table.sheet.isByChance && boards.insert(table.state.board).inserted)
      table.undo()
      table.shuffle()
      #expect(table.sheet.isByChance && boards.insert(table.state.board).inserted)
      table.undo()
    }
  }

  @Test(
    "No new game has a seed that was there before, whatever undo and redo do", arguments: 0..<20)
  func newBoards(seed: UInt64) throws {
    let table = SlidingTable(.dealt(.square(3)), seed: seed, isByChance: true)
    #expect(try FreshSeeds.known(table, seed: seed) == [])
  }
}
