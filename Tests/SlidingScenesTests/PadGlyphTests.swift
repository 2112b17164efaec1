import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import Testing

@MainActor @Suite("The bar of a table")
struct PadGlyphTests {
  private let glyphs: Set = ["B", "Y", "L1", "R1", "Start"]

  @Test("shows the buttons of a gamepad while one is used")
  func shows() {
    let harness = SlidingHarness()
    harness.sliding.adviser = TestAdviser()
    func shown() -> Set<String> { glyphs.intersection(harness.texts) }
    #expect(shown().isEmpty)
    harness.pad(.tilt(.right))
    #expect(shown() == glyphs)
    harness.key(.tilt(.left))
    #expect(shown().isEmpty)
  }
}
