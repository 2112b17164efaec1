import GameKernel
import TestSupport
import Testing

@Suite("A table", .tags(.rules))
struct GameTableTests {
  private typealias Table = GameTable<Race>

  @Test("Undo goes back to the last choice of a person as one change, past all that computers did")
  func lastChoice() throws {
    let table = Table(true, false)
    try table.step(1, 2, 3)
    var causes: [Cause] = []
    let observation = table.session.changes.observe { causes.append($0.cause) }
    #expect(table.undo())
    #expect(table.session.moves == [.step(1), .step(2)], "the computer was to step")
    #expect(table.undo())
    #expect(table.session.moves.isEmpty)
    #expect(causes == [.undo, .undo])
    #expect(table.redo())
    #expect(table.session.moveCount == 2)
    withExtendedLifetime(observation) {}
  }

  @Test("What computers alone have played is not undone: there undo brings the parked game back")
  func opening() throws {
    let table = Table(false, true)
    try table.step(2)
    #expect(table.isAtStart && !table.canUndo && !table.undo())
    #expect(table.state.place == 5, "seed 7 begins at 3")
    table.newGame()
    try table.step(1)
    #expect(table.isAtStart && table.canUndo && table.undo())
    #expect(table.session.gameNumber == 1 && table.session.moveCount == 1)
    #expect(table.redo() && table.session.gameNumber == 2 && table.session.moveCount == 1)
  }

  @Test("A demonstration goes back one turn and pauses, which holds when observers hear of it")
  func demonstration() throws {
    let table = Table(false, false)
    try table.step(1, 1)
    var wasPaused: Bool?
    let observation = table.session.changes.observe { [table] _ in wasPaused = table.isPaused }
    #expect(!table.isPaused)
    table.undo()
    #expect(table.session.moveCount == 1 && wasPaused == true)
    table.redo()
    #expect(table.isPaused)
    table.resume()
    #expect(!table.isPaused)
    while !table.isAtStart { table.undo() }
    #expect(table.isPaused && table.state.place == 3)
    table.newGame()
    #expect(wasPaused == false)
    table.undo()
    #expect(table.isPaused, "one that undo brings back is paused too")
    withExtendedLifetime(observation) {}
  }

  @Test(
    "A game that plays on from a record keeps its moves under undo, which brings the parked game back"
  )
  func playsOn() throws {
    let table = Table(true, true)
    try table.step(1, 2, 3)
    let (record, setup) = (table.session.record, table.setup)
    var causes: [Cause] = []
    let observation = table.session.changes.observe { causes.append($0.cause) }
    try table.playOn(from: record.prefix(2), setup)
    #expect(causes == [.restart] && table.session.moves == [.step(1), .step(2)])
    #expect(table.isAtStart && table.canUndo && !table.sheet.isByChance && !table.isRunning)
    #expect(table.sheet.givenMoves == 2 && !table.session.usedUndo && table.playedOnFrom == 3)
    try table.step(1)
    #expect(table.isRunning && table.undo() && table.session.moveCount == 2)
    #expect(table.undo() && table.session.gameNumber == 1 && table.playedOnFrom == nil)
    #expect(table.session.record.moves == record.moves)
    withExtendedLifetime(observation) {}
  }

  @Test("A deal is no move: it is not undone, no time passes on it, and redo enters it again")
  func deal() throws {
    let table = Table(true, true)
    try table.step(1)
    table.newGame()
    table.perform(dealing: .deal(9))
    table.pass(.seconds(1))
    #expect(table.isAtStart && !table.isRunning && table.sheet.elapsed == .zero)
    try table.step(1)
    table.pass(.seconds(1))
    #expect(table.isRunning && table.sheet.elapsed == .seconds(1))
    #expect(table.undo() && table.isAtStart && table.state.place == 9)
    #expect(table.undo() && table.session.gameNumber == 1)
    #expect(table.redo() && table.state.place == 9)
    #expect(table.redo() && table.state.place == 10)
  }

  @Test("Restart deals the same game again, which then is not by chance")
  func restart() throws {
    let table = Table(true, true)
    table.newGame(Race.Setup(length: 30), seed: 9, isByChance: true)
    table.perform(dealing: .deal(9))
    let (dealt, setup) = (table.session.record, table.setup)
    try table.step(1)
    table.restart()
    #expect(table.session.record == dealt && table.setup == setup)
    #expect(table.session.gameNumber == 3 && !table.sheet.isByChance)
  }

  @Test("Observers of a new game see what was agreed for it")
  func agreedBefore() {
    let table = Table(true, false)
    var seen: [Race.Setup] = []
    let observation = table.session.changes.observe { [table] _ in seen.append(table.setup) }
    table.newGame(Race.Setup(name: "second"))
    table.undo()
    table.redo()
    #expect(seen.map(\.name) == ["second", "", "second"])
    withExtendedLifetime(observation) {}
  }

  @Test("Undo leads to a choice or another game, and redo is its inverse", arguments: 0..<60)
  func undoAndRedo(seed: UInt64) {
    var dice = Dice(seed: seed)
    let table = Table(true, dice.below(2) == 0, seed: dice.next())
    for _ in 0..<200 {
      table.actAtRandom(&dice)
      // From the middle of a computer's turn that redo had not reached, redo goes on to its end.
      let isRest = table.session.undoneMoveCount == 0 || Race.isChoice(table.state, table.setup)
      let (number, record) = (table.session.gameNumber, table.session.record)
      guard isRest, table.undo() else { continue }
      if table.session.gameNumber == number {
        #expect(Race.isChoice(table.state, table.setup))
        #expect(table.redo() && table.session.moves == record.moves)
      } else if table.session.undoneMoveCount == 0 {
        #expect(table.redo() && table.session.record == record)
      }
      #expect(table.canRedo == (table.session.undoneMoveCount > 0 || table.session.canRedo))
    }
    while table.undo() {}
    #expect(table.isAtStart && !table.canUndo)
    while table.redo() {}
    #expect(!table.canRedo)
  }

  @Test(
    "What is known of a game goes where the game goes, and no undo turns it back", arguments: 0..<60
  )
  func sheets(seed: UInt64) {
    var dice = Dice(seed: seed)
    let table = Table(true, false, seed: dice.next())
    var known: [Int: GameSheet<Race>] = [:]
    for _ in 0..<200 {
      let number = table.session.gameNumber
      known[number] = table.sheet
      table.actAtRandom(&dice)
      if table.session.gameNumber != number, let known = known[table.session.gameNumber] {
        #expect(table.sheet == known)
      }
      #expect(Race.matches(table.setup, table.session.options))
    }
  }

  @Test("New game, undo, new game: another deal each time, by chance", arguments: 0..<20)
  func newGameTwice(seed: UInt64) throws {
    let table = Table(true, true, seed: seed)
    var seeds: Set = [seed]
    for _ in 0..<5 {
      table.newGame()
      #expect(table.sheet.isByChance && seeds.insert(table.session.seed).inserted)
      table.undo()
    }
  }

  @Test("No new game has a seed that was there before", arguments: 0..<60)
  func freshSeeds(seed: UInt64) throws {
    #expect(try FreshSeeds.known(Table(true, true, seed: seed), seed: seed) == [])
  }

  @Test("A seed that is given is taken, and the game is not by chance unless that is said")
  func givenSeed() {
    let table = Table(true, true)
    table.newGame(seed: 99)
    #expect(table.session.seed == 99 && !table.sheet.isByChance)
    table.newGame(seed: 98, isByChance: true)
    #expect(table.session.seed == 98 && table.sheet.isByChance)
    table.newGame(isByChance: false)
    #expect(!table.sheet.isByChance)
  }
}
