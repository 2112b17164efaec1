import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("The result of a sliding puzzle", .tags(.rules)) struct ResultTests {
  /// Tilts along a shortest way until the 3 × 3 board is solved.
  private func solve(_ table: SlidingTable) throws {
    let search = DepthSearch.threeByThree
    while !table.state.isSolved {
      let depth = search.depth(table.state.board) ?? 0
      let next = Direction.allCases.first { direction in
        var state = table.state
        guard (try? SlidingPuzzle.apply(.tilt(direction), to: &state)) != nil else { return false }
        return search.depth(state.board) == depth - 1
      }
      try table.session.perform(.tilt(#require(next)))
      table.pass(.seconds(1))
    }
  }

  private func solved(_ start: (SlidingTable) -> Void) throws -> SlidingTable {
    let table = SlidingTable(.home(.square(3)), seed: 5)
    start(table)
    try solve(table)
    return table
  }

  /// Whether the game can enter the best results.
  private func counts(_ table: SlidingTable) -> Bool {
    table.isSolvedByPlay && table.sheet.isByChance && !table.sheet.wasHelped
      && table.category != nil
  }

  @Test("has the moves and the time of a game that chance dealt")
  func dealt() throws {
    let table = try solved { $0.newGame() }
    #expect(counts(table) && !table.session.usedUndo)
    #expect(
      table.sheet.elapsed == .seconds(table.state.tileMoves - 1), "the last move stops the clock")
    #expect(table.category?.description == "sliding:3:pictures")
  }

  @Test("counts the first game of a table where chance dealt it")
  func first() throws {
    for isByChance in [true, false] {
      let table = SlidingTable(.dealt(.square(3)), seed: 5, isByChance: isByChance)
      #expect(!counts(table), "it is not solved yet")
      try solve(table)
      #expect(counts(table) == isByChance)
    }
  }

  @Test("counts a shuffled game")
  func shuffled() throws { #expect(counts(try solved { $0.shuffle() })) }

  @Test("does not count a game from a given seed, a link or a position")
  func notByChance() throws {
    let board = try SlidingBoard(.square(3), values: [0, 1, 2, 3, 4, 5, 6, 8, 7])
    let starts: [(SlidingTable) -> Void] = [
      { $0.newGame(seed: 3) }, { $0.shuffle(seed: 3) },
      { $0.open(.dealt(.square(3), seed: 3)) }, { $0.open(.board(board)) },
    ]
    for start in starts { #expect(!counts(try solved(start))) }
  }

  @Test("does not count a game that a solver helped in, nor a board that was never out of order")
  func helped() throws {
    let table = try solved { $0.newGame() }
    table.noteHelp()
    #expect(!counts(table))
    #expect(!counts(SlidingTable(.home(.square(3)), seed: 5, isByChance: true)))
  }

  @Test("is marked after undo")
  func undone() throws {
    let table = try solved { $0.newGame() }
    table.undo()
    table.redo()
    #expect(counts(table) && table.session.usedUndo)
  }

  @Test("stands with the numbers where numbers could be seen")
  func mode() throws {
    let table = try solved { $0.newGame() }
    table.noteNumbers()
    #expect(table.category?.description == "sliding:3:numbers")
  }

  @Test("has no list on a board that is no square from 3 to 8", arguments: ["3x2", "2", "9", "10"])
  func shape(text: String) {
    let table = SlidingTable(.dealt(.of(text)), seed: 5)
    #expect(table.category == nil)
    table.newGame(.square(8))
    #expect(table.category?.description == "sliding:8:pictures")
  }
}
