import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The cards of the menu")
struct CoverTests {
  private let context = StageContext.test()
  private let tables = LooseTables()

  private func list(_ game: (GameContext) -> any BoxGame, felt: Rect) -> DisplayList {
    var list = DisplayList()
    game(.test(context, tables: tables)).cover(felt, context).draw(into: &list)
    return list
  }

  @Test("show the matches that are left, and some after a game")
  func matches() throws {
    let table = MatchstickTable(
      setup: MatchstickSetup(pile: 12, seating: .init(first: .person, second: .person)), seed: 7)
    tables.lay(table)
    let felt = Rect(13, 21, 296, 272)
    func shown() -> Int {
      list(MatchsticksModule.init, felt: felt).pictures("match ").count
    }
    #expect(shown() == 12)
    try table.take(3)
    #expect(shown() == 9)
    for _ in 0..<9 { try table.take(1) }
    #expect(shown() == 5)
  }

  @Test("show the board with its gap, inside the tray", arguments: [0.4, 1, 2.5])
  func board(unit: Double) throws {
    let table = SlidingTable(.board(try .almostSolved(.square(3))), seed: 1)
    tables.lay(table)
    let felt = Rect(13, 21, 296 * unit, 272 * unit)
    let list = list(SlidingModule.init, felt: felt)
    let tiles = list.pictures("tile ").map(\.frame)
    #expect(tiles.count == 8 && tiles.allSatisfy(felt.contains))
    let written = list.texts.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(written == table.state.board.tiles.filter { $0 < 8 }.map { "\($0 + 1)" })
  }
}
