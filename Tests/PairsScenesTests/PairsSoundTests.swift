import Acoustics
import SceneTestSupport
import Stage
import TestSupport
import Testing

@Suite("The sounds of Pairs") @MainActor
struct PairsSoundTests {
  private let heard = HeardSounds()

  @Test("A card is turned and laid; a pair sounds when it is seen, and so does a miss")
  func cards() {
    let harness = PairsHarness.people(1)
    harness.context.feedback.sounds.receiver = heard
    let (first, second) = (harness.pair(0), harness.pair(1))
    harness.choose(card: first[0])
    heard.run(.milliseconds(600), harness.scene, harness.context)
    #expect(heard.names == [.cardTurned, .cardLaid])
    harness.choose(card: second[0])
    heard.run(.milliseconds(300), harness.scene, harness.context)
    #expect(!heard.names.contains(.miss))
    heard.run(.milliseconds(200), harness.scene, harness.context)
    #expect(heard.names.count { $0 == .miss } == 1)
    heard.run(.seconds(4), harness.scene, harness.context)
    for card in first {
      harness.choose(card: card)
      heard.run(.milliseconds(600), harness.scene, harness.context)
    }
    heard.run(.seconds(1), harness.scene, harness.context)
    // Once for both cards of it.
    #expect(heard.names.count { $0 == .pairFound } == 1)
  }
}
