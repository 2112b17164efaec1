import Acoustics
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import SlidingGame
import Stage
import TestSupport
import Testing

@Suite("What is heard at the tables") @MainActor
struct SoundTests {
  private let heard = HeardSounds()

  /// Lets time pass for what is shown and heard.
  private func run(_ time: Duration, _ context: StageContext, _ run: (Duration) -> Void) {
    let step = Duration.milliseconds(16)
    var left = time
    while left > .zero {
      heard.now += step
      run(step)
      context.sounds.advance()
      left -= step
    }
  }

  private func ends(of name: SoundName) -> Int {
    heard.requests.count { $0.name == name && $0.order.kind == .end }
  }

  @Test("A tile rubs while it slides, and knocks when it stops, higher the lower its number")
  func tiles() throws {
    let harness = try SlidingHarness.almostSolved()
    harness.context.sounds.receiver = heard
    harness.key(.tilt(.down))
    #expect(heard.names == [.tileSlides] && ends(of: .tileSlides) == 0)
    run(.milliseconds(140), harness.context, harness.run)
    #expect(heard.names == [.tileSlides])
    run(.milliseconds(50), harness.context, harness.run)
    #expect(heard.names == [.tileSlides, .tileStops] && ends(of: .tileSlides) == 1)
    let low = try #require(heard.requests.last { $0.name == .tileStops })
    harness.key(.tilt(.right))
    run(.milliseconds(200), harness.context, harness.run)
    let other = try #require(heard.requests.last { $0.name == .tileStops })
    #expect(low.order.rate != other.order.rate)
  }

  @Test("A puzzle that is solved is heard with its dialog")
  func solved() throws {
    let harness = try SlidingHarness.almostSolved()
    harness.bestBy = [.moves]
    harness.context.sounds.receiver = heard
    harness.key(.tilt(.up))
    run(.seconds(1), harness.context, harness.run)
    #expect(!heard.names.contains(.newBest))
    run(.seconds(1), harness.context, harness.run)
    #expect(heard.names.last == .newBest)
  }

  @Test("A card is turned and laid; a pair sounds when it is seen, and so does a miss")
  func cards() {
    let harness = PairsHarness.people(1)
    harness.context.sounds.receiver = heard
    let (first, second) = (harness.pair(0), harness.pair(1))
    harness.choose(card: first[0])
    run(.milliseconds(600), harness.context, harness.run)
    #expect(heard.names == [.cardTurned, .cardLaid])
    harness.choose(card: second[0])
    run(.milliseconds(300), harness.context, harness.run)
    #expect(!heard.names.contains(.miss))
    run(.milliseconds(200), harness.context, harness.run)
    #expect(heard.names.count { $0 == .miss } == 1)
    run(.seconds(4), harness.context, harness.run)
    for card in first {
      harness.choose(card: card)
      run(.milliseconds(600), harness.context, harness.run)
    }
    run(.seconds(1), harness.context, harness.run)
    // Once for both cards of it.
    #expect(heard.names.count { $0 == .pairFound } == 1)
  }

  @Test(
    "Matches are taken one after the other; those that burn are struck once, and burn as long as they are seen to"
  )
  func matches() {
    let falling = TableHarness.forTwo()
    falling.context.sounds.receiver = heard
    falling.take(3)
    run(.milliseconds(100), falling.context, falling.run)
    #expect(heard.names == [.matchTaken, .matchTaken])
    run(.seconds(1), falling.context, falling.run)
    #expect(heard.names == [.matchTaken, .matchTaken, .matchTaken])
    let burning = TableHarness.forTwo { $0.matchsticks.takeAnimation = .burn }
    burning.context.sounds.receiver = heard
    burning.take(3)
    run(.milliseconds(900), burning.context, burning.run)
    #expect(Array(heard.names.dropFirst(3)) == [.matchTaken, .matchStruck, .matchBurns])
    #expect(ends(of: .matchBurns) == 0)
    run(.milliseconds(200), burning.context, burning.run)
    #expect(ends(of: .matchBurns) == 1)
  }

  @Test(
    "Somebody comes out in the sea with a splash, on land with a thud, also where the fall is cut short"
  )
  func fall() {
    let harness = EarthHarness()
    harness.context.sounds.receiver = heard
    harness.key(.activate)
    run(.milliseconds(2300), harness.context, harness.run)
    #expect(!heard.names.contains(.splash))
    run(.milliseconds(100), harness.context, harness.run)
    #expect(heard.names.count { $0 == .splash } == 1)
    run(.seconds(2), harness.context, harness.run)
    harness.key(.activate, .activate)
    run(.milliseconds(500), harness.context, harness.run)
    harness.key(.activate)
    run(.seconds(4), harness.context, harness.run)
    #expect(heard.names.count { $0 == .splash } == 2 && !heard.names.contains(.thud))
  }

  @Test("A globe rubs while it is turned, and not while it is only held")
  func globe() {
    let harness = EarthHarness()
    harness.context.sounds.receiver = heard
    let middle = harness.middle("far")
    harness.drag(from: middle + Point(90, 40), to: middle)
    #expect(heard.names.contains(.globeTurns))
    run(.seconds(2), harness.context, harness.run)
    #expect(ends(of: .globeTurns) == heard.names.count { $0 == .globeTurns })
  }

  @Test("A button clicks, whether it is pressed by mouse, finger or key; what is off does not")
  func buttons() {
    let harness = TableHarness.forTwo()
    harness.context.sounds.receiver = heard
    harness.click("undo")
    #expect(heard.names.isEmpty)
    harness.click("settings")
    #expect(heard.names == [.button])
  }

  @Test("While everything is muted the bar shows it, and says how to change that")
  func sign() {
    let harness = TableHarness.forTwo()
    #expect(harness.list.pictures("badge muted").isEmpty)
    harness.context.sounds.set(volume: 1, isMuted: true)
    #expect(harness.list.pictures("badge muted").count == 1)
    harness.hover("settings")
    harness.run(.seconds(1))
    #expect(harness.says("muted (M)"))
  }
}
