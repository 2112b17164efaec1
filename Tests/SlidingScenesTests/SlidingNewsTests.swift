import GameKernel
import SceneTestSupport
import SlidingGame
import Stage
import Testing

@MainActor @Suite("A change that ends a game of the sliding puzzle")
struct SlidingNewsTests {
  private let news = "A new game has begun · Undo (U)"

  @Test("is told where a length was chosen at the table")
  func told() {
    let harness = SlidingHarness()
    for direction in Direction.allCases { harness.key(.tilt(direction)) }
    harness.click("length.2")
    #expect(harness.says(news))
    harness.key(.command(.newGame))
    #expect(!harness.says(news))
  }
}
