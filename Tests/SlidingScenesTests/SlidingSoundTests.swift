import Acoustics
import GameKernel
import SceneTestSupport
import Stage
import TestSupport
import Testing

@Suite("The sounds of the sliding puzzle") @MainActor
struct SlidingSoundTests {
  private let heard = HeardSounds()

  @Test("A tile rubs while it slides, and knocks when it stops, higher the lower its number")
  func tiles() throws {
    let harness = try SlidingHarness.almostSolved()
    harness.context.feedback.sounds.receiver = heard
    harness.key(.tilt(.down))
    #expect(heard.names == [.tileSlides] && heard.ends(of: .tileSlides) == 0)
    heard.run(.milliseconds(140), harness.scene, harness.context)
    #expect(heard.names == [.tileSlides])
    heard.run(.milliseconds(50), harness.scene, harness.context)
    #expect(heard.names == [.tileSlides, .tileStops] && heard.ends(of: .tileSlides) == 1)
    let low = try #require(heard.requests.last { $0.name == .tileStops })
    harness.key(.tilt(.right))
    heard.run(.milliseconds(200), harness.scene, harness.context)
    let other = try #require(heard.requests.last { $0.name == .tileStops })
    #expect(low.command.rate != other.command.rate)
  }

  @Test("A puzzle that is solved is heard with its dialog")
  func solved() throws {
    let harness = try SlidingHarness.almostSolved()
    harness.bestBy = [.moves]
    harness.context.feedback.sounds.receiver = heard
    harness.key(.tilt(.up))
    heard.run(.seconds(1), harness.scene, harness.context)
    #expect(!heard.names.contains(.newBest))
    heard.run(.seconds(1), harness.scene, harness.context)
    #expect(heard.names.last == .newBest)
  }
}
