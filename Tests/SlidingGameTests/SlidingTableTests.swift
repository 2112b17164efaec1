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
    let moves = SlidingPuzzle.Direction.allCases.filter {
      (try? table.session.perform(.tilt($0))) != nil
    }
    #expect(!table.isAtStart)
    for _ in moves { #expect(table.undo()) }
    #expect(table.state == shuffled && table.isAtStart)
    table.undo()
    #expect(table.state.isSolved && table.session.gameNumber == 1)
    #expect(!table.canUndo && !table.undo())
  }

  @Test("A table goes on from a record as it was, a shuffled one from its shuffle")
  func replay() throws {
    table.shuffle(seed: 3)
    let copy = try SlidingTable(replaying: table.session.record)
    #expect(copy.state == table.state && copy.isAtStart && !copy.canUndo)
    #expect(copy.link == table.link)
  }

  @Test("A link leads to the board where the game began, dealt, shuffled or given")
  func link() throws {
    #expect(table.link == .board(Board(.square(4))))
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

  @Test("The number of moves can be followed alone: up by tiles, down on undo, zero when dealt")
  func counter() throws {
    var heard: [Int] = []
    let observation = table.tileMoves.changes.observe { heard.append($0) }
    #expect(table.tileMoves.count == 0)
    try table.session.perform(.slide(12))
    try table.session.perform(.tilt(.down))
    table.undo()
    table.undo()
    table.redo()
    table.newGame()
    table.newGame()
    table.undo()
    table.undo()
    try table.session.perform(.shuffle(seed: 2))
    table.session.undo()
    #expect(heard == [3, 4, 3, 0, 3, 0, 3, 0, 3])
    #expect(table.tileMoves.count == 3)
    withExtendedLifetime(observation) {}
  }
}
