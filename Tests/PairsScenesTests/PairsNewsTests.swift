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

  @Test("is told at the table; one in the settings waits for the next game")
  func told() {
    let harness = PairsHarness.people(2)
    harness.choose(card: 0)
    harness.choose(card: 1)
    harness.set { $0.layout = .sixByFour }
    #expect(!harness.says(news) && harness.table.state.layout == .fourByFour)
    harness.run(.seconds(3))
    harness.click("layout.2")
    #expect(harness.table.state.layout == .sixBySix)
    #expect(harness.says(news))
  }
}
