import SceneTestSupport
import Stage
import Testing

@testable import PairsScenes

@MainActor @Suite("The gain of a turn of Pairs")
struct PairsCostsTests {
  @Test(
    "has a decimal only where it is not whole",
    arguments: [(0.5, "0.5 pairs"), (0.96, "1 pair"), (2.0, "2 pairs")])
  func gain(pairs: Double, words: String) {
    let texts = StageContext.test().look.texts
    #expect(texts.gain(pairs: pairs) == "About \(words) better than the table.")
  }
}
