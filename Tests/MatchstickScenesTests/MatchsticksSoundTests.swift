import Acoustics
import MatchstickBoard
import MatchstickScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@Suite("The sounds of Matchsticks") @MainActor
struct MatchsticksSoundTests {
  private let heard = HeardSounds()

  @Test(
    "Matches are taken one after the other; those that burn are struck once, and burn as long as they are seen to"
  )
  func matches() {
    let falling = TableHarness.forTwo()
    falling.context.feedback.sounds.receiver = heard
    falling.take(3)
    heard.run(.milliseconds(100), falling.scene, falling.context)
    #expect(heard.names == [.matchTaken, .matchTaken])
    heard.run(.seconds(1), falling.scene, falling.context)
    #expect(heard.names == [.matchTaken, .matchTaken, .matchTaken])
    let burning = TableHarness.forTwo { $0.matchsticks.takeAnimation = .burn }
    burning.context.feedback.sounds.receiver = heard
    burning.take(3)
    heard.run(.milliseconds(900), burning.scene, burning.context)
    #expect(Array(heard.names.dropFirst(3)) == [.matchTaken, .matchStruck, .matchBurns])
    #expect(heard.ends(of: .matchBurns) == 0)
    heard.run(.milliseconds(200), burning.scene, burning.context)
    #expect(heard.ends(of: .matchBurns) == 1)
  }

  @Test("A button clicks, whether it is pressed by mouse, finger or key; what is off does not")
  func buttons() {
    let harness = TableHarness.forTwo()
    harness.context.feedback.sounds.receiver = heard
    harness.click("undo")
    #expect(heard.names.isEmpty)
    harness.click("settings")
    #expect(heard.names == [.button])
  }

  @Test("While everything is muted the bar shows it, and says how to change that")
  func sign() {
    let harness = TableHarness.forTwo()
    #expect(harness.list.pictures("badge muted").isEmpty)
    harness.context.feedback.sounds.set(volume: 1, isMuted: true)
    #expect(harness.list.pictures("badge muted").count == 1)
    harness.hover("settings")
    harness.run(.seconds(1))
    #expect(harness.says("muted (M)"))
  }
}
