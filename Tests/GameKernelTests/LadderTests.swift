import GameKernel
import TestSupport
import Testing

@Suite("The next computer", .tags(.rules))
struct LadderTests {
  /// Two steps before the end, where a person begins against a computer; the first game stands untouched.
  private let table = GameTable<Race>(true, false, length: 5)

  /// Plays a new game to its end.
  private func play(isWon: Bool, _ setup: Race.Setup? = nil) throws {
    table.newGame(setup, seed: 7)
    isWon ? try table.step(2) : try table.step(1, 1)
  }

  private func offers(_ games: [Bool]) throws -> [Bool] {
    try games.map { isWon in
      try play(isWon: isWon)
      return table.nextRung != nil
    }
  }

  @Test("is offered after two wins in a row, and again after two more")
  func twoInARow() throws {
    #expect(
      try offers([true, true, true, true, false, true, true])
        == [false, true, false, true, false, false, true])
  }

  @Test("is never offered after a game that was lost")
  func lost() throws { #expect(try offers([true, false, true]) == [false, false, false]) }

  @Test("is offered by a table that was restored as by the one that was kept")
  func restored() throws {
    try play(isWon: true)
    let later = try GameTable<Race>(restoring: table.record)
    later.newGame(seed: 7)
    try later.step(2)
    #expect(later.nextRung?.name == "+")
    #expect(try GameTable<Race>(restoring: later.record).nextRung?.name == "+")
  }

  @Test("is not offered for a win with help, or one after an undo")
  func helped() throws {
    try play(isWon: true)
    table.newGame(seed: 7)
    table.noteHelp()
    try table.step(2)
    #expect(table.nextRung == nil)
    try play(isWon: true)
    #expect(table.nextRung == nil, "the row begins anew")
    try play(isWon: true)
    #expect(table.nextRung != nil)
    table.undo()
    #expect(table.nextRung == nil)
    try table.step(2)
    #expect(table.nextRung == nil)
  }

  @Test("is offered for wins against the same computer alone, in games that somebody has begun")
  func sameComputer() throws {
    let other = Race.Setup(isPerson: [true, false], length: 5, name: "+")
    try play(isWon: true)
    try play(isWon: true, other)
    #expect(table.nextRung == nil)
    table.newGame(Race.Setup(isPerson: [true, false], length: 5))
    try play(isWon: true, other)
    #expect(table.nextRung?.name == "++", "a game that nobody has begun is no interruption")
    table.newGame(Race.Setup(isPerson: [true, false], length: 5), seed: 7)
    try table.step(1)
    try play(isWon: true, other)
    #expect(table.nextRung == nil, "one that was given up is")
  }

  @Test("is not offered after the strongest one, nor where people or computers play alone")
  func none() throws {
    let strongest = Race.Setup(isPerson: [true, false], length: 5, name: "++")
    for setup in [strongest, Race.Setup(isPerson: [true, true], length: 5)] {
      for _ in 0..<2 { try play(isWon: true, setup) }
      #expect(table.nextRung == nil)
    }
  }

  @Test(
    "has the next greater strength of those that are met", arguments: [(0, 40), (40, 60), (70, 80)])
  func strengths(now: Int, next: Int) {
    #expect(Ladder.next(after: now) == next)
    #expect(Ladder.next(after: 80) == nil)
  }
}
