import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The card of Matchsticks in the menu")
struct MatchsticksCoverTests {
  @Test("shows the matches that are left, and some after a game")
  func matches() throws {
    let context = StageContext.test()
    let table = MatchstickTable(
      setup: MatchstickSetup(pile: 12, seating: .init(first: .person, second: .person)), seed: 7)
    let module = MatchsticksModule(.test(context, tables: .with(table)))
    func shown() -> Int {
      var list = DisplayList()
      module.cover(Rect(13, 21, 296, 272), context).draw(into: &list)
      return list.pictures("match ").count
    }
    #expect(shown() == 12)
    try table.take(3)
    #expect(shown() == 9)
    for _ in 0..<9 { try table.take(1) }
    #expect(shown() == 5)
  }
}
