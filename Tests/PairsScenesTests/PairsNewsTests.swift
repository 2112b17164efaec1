import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("A change that ends a game of Pairs")
struct PairsNewsTests {
  private let news = "A new game has begun · Undo (U)"

  @Test("is told, be it made in the settings or at the table")
  func told() {
    let harness = PairsHarness.people(2)
    harness.choose(card: 0)
    harness.choose(card: 1)
    harness.set { $0.layout = .sixByFour }
    #expect(harness.says(news))
    harness.table.undo()
    #expect(harness.settings.current.pairs.layout == .fourByFour)
    #expect(!harness.says(news))
    harness.run(.seconds(3))
    harness.click("layout.2")
    #expect(harness.table.state.layout == .sixBySix)
    #expect(harness.says(news))
  }
}
