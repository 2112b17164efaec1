import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("Games and results of Pairs", .tags(.rules))
struct PairsTableResultTests {
  private func finish(_ table: PairsTable) throws {
    while !table.state.isOver { try table.tap(table.somePair) }
  }

  private func alone(isByChance: Bool = true) -> PairsTable {
    PairsTable(PairsSetup(layout: .fourByFour, [.person]), seed: 7, isByChance: isByChance)
  }

  @Test("A game alone that chance dealt has a result, with its flips and its time")
  func result() throws {
    let table = alone()
    table.pass(.seconds(5))
    try table.tap(table.someMiss)
    table.pass(.seconds(30))
    table.close()
    try table.peek()
    try finish(table)
    table.pass(.seconds(7))
    #expect(table.canHaveResult && table.state.flips == 2 + 8 + 16)
    #expect(table.sheet.elapsed == .seconds(30))
    #expect(table.category?.description == "pairs:4x4")
  }

  @Test("A game with an undone turn, with others, by a computer or by a known deal has none")
  func noResult() throws {
    let undone = alone()
    try undone.tap(undone.someMiss)
    undone.undo()
    try finish(undone)
    #expect(undone.state.isOver && !undone.canHaveResult)
    let known = alone(isByChance: false)
    try finish(known)
    #expect(!known.canHaveResult)
    let again = alone()
    again.restart()
    #expect(again.state.kinds == alone().state.kinds)
    try finish(again)
    #expect(!again.canHaveResult)
    let others = PairsTable(
      PairsSetup(layout: .fourByFour, [.person, .person]), seed: 7, isByChance: true)
    try finish(others)
    #expect(!others.canHaveResult)
    let computer = PairsTable(
      PairsSetup(layout: .fourByFour, [.forgetful(memory: 90)]), seed: 7, isByChance: true)
    while !computer.state.isOver { if !computer.close() { computer.flipForComputer() } }
    #expect(!computer.canHaveResult)
  }

  @Test("Each layout that is offered has a list, and others none")
  func categories() {
    let lists = PairsLayout.offered.map { PairsTable.category($0)?.description }
    #expect(lists == ["pairs:4x4", "pairs:6x4", "pairs:6x6", "pairs:8x8"])
    #expect(PairsTable.category(.of("2x2")) == nil)
  }

  @Test("No deal comes again, not even after undo has brought a game back", arguments: 0..<20)
  func newDeals(seed: UInt64) throws {
    let table = PairsTable.with(.person, seed: seed)
    #expect(try FreshSeeds.known(table, seed: seed) == [])
  }

  @Test("A new game with a seed deals by it, and is not by chance")
  func givenSeed() {
    let table = alone()
    table.newGame(seed: 99)
    #expect(table.state == Pairs.start(table.setup.options, seed: 99))
    #expect(!table.sheet.isByChance)
  }
}
