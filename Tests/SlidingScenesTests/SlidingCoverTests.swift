import BoxKit
import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import Testing

@MainActor @Suite("The card of the sliding puzzle in the menu")
struct SlidingCoverTests {
  @Test("shows the board with its gap, inside the tray", arguments: [0.4, 1, 2.5])
  func board(unit: Double) throws {
    let context = StageContext.test()
    let table = SlidingTable(.board(try .almostSolved(.square(3))), seed: 1)
    let felt = Rect(13, 21, 296 * unit, 272 * unit)
    var list = DisplayList()
    SlidingModule(.test(context, tables: .with(table))).cover(felt, context).draw(into: &list)
    let tiles = list.pictures("tile ").map(\.frame)
    #expect(tiles.count == 8 && tiles.allSatisfy(felt.contains))
    let written = list.texts.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(written == table.state.board.tiles.filter { $0 < 8 }.map { "\($0 + 1)" })
  }
}
