import EarthGame
import EarthScenes
import GameKernel
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The review of Through the Earth", .tags(.rules))
struct EarthReviewSceneTests {
  /// The distances of the flags, in kilometres: two good ones, one fair, two poor. The third is the worst.
  private static let errors = [300.0, 2000, 9000, 4000, 600]

  /// Opens the review of a game of Guess whose flags miss by ``errors``.
  private func reviewed(_ size: Size = Size(1280, 800)) -> EarthHarness {
    let harness = EarthHarness(EarthSetup(guessing: [.person]), size: size)
    for (round, error) in Self.errors.enumerated() {
      if round > 0 { _ = try? harness.table.session.perform(.next) }
      let far = harness.state.place.antipode
      _ = try? harness.table.session.perform(.flag(far.moved(by: error, bearing: 2)))
    }
    harness.fall()
    harness.run(.seconds(2))
    harness.click("look-back")
    harness.run(.seconds(1))
    return harness
  }

  private func city(_ harness: EarthHarness, _ round: Int) -> String {
    harness.state.cities[round].name
  }

  @Test("opens at the flag that missed most, and names the turns by their places")
  func opens() {
    let harness = reviewed()
    #expect(harness.scene.active == "turns")
    #expect(harness.texts.contains(city(harness, 2)))
    #expect(harness.texts.contains { $0.hasPrefix("9,000 km off. It lies to the ") })
    for round in 0..<5 { #expect(harness.texts.contains("\(round + 1) \(city(harness, round))")) }
    harness.key(.leap(.toEnd))
    #expect(harness.texts.contains(city(harness, 4)))
    #expect(harness.texts.contains { $0.hasPrefix("600 km off.") })
  }

  @Test("says once which flag was the best, and which the worst")
  func once() {
    let harness = reviewed()
    harness.key(.leap(.toStart))
    let best = "You were closest at \(city(harness, 0)): 300 km off."
    #expect(harness.texts.count { $0 == best } == 1)
    #expect(harness.says("You were farthest off at \(city(harness, 2)): 9,000 km."))
    #expect(harness.says("3,180 km") && harness.says("15,900 km"), "average and total")
  }

  @Test("marks good, fair and poor flags by shapes of their own")
  func marks() {
    let harness = reviewed()
    let bottom = harness.scene.report("time-line")?.frame ?? .zero
    func marks(_ kind: String) -> Int {
      harness.scene.list.pictures("review mark \(kind)").count {
        bottom.contains($0.frame.center)
      }
    }
    // One more of each is in the legend.
    #expect(marks("good") == 3 && marks("luck") == 2 && marks("loss") == 3)
  }

  @Test("shows a flag, its right place and the whole way between them on one globe")
  func globe() throws {
    let harness = reviewed()
    #expect(harness.scene.list.pictures("globe").count == 1)
    #expect(harness.scene.list.pictures("flag").count == 1)
    #expect(harness.scene.list.pictures("child").count == 1)
    #expect(harness.scene.list.pictures("dot of a way").count > 20)
    let globe = try #require(harness.scene.list.pictures("globe").first).frame
    for name in ["flag", "child"] {
      let pin = try #require(harness.scene.list.pictures(name).first).frame.center
      #expect(globe.center.distance(to: pin) < globe.width / 2)
    }
  }

  @Test("shows the whole game on two globes with all flags, each once or at the edge of both")
  func whole() {
    let harness = reviewed()
    harness.key(.leap(.toStart))
    #expect(harness.scene.list.pictures("globe").count == 2)
    #expect(harness.scene.list.pictures("flag").count >= 5)
    #expect(harness.scene.list.pictures("dot of a place").count >= 5)
  }

  @Test("says after a dig that missed what land could have been found, and marks it on both globes")
  func dry() throws {
    let harness = EarthHarness(EarthSetup(mode: .dry))
    var moves: [ThroughTheEarth.Move] = [.stand(.at(56.55, 8.3167)), .dig]
    for (latitude, longitude) in [
      (40.0, -4.5), (-33, -65), (3, 115), (78, -40), (0.5, 101.5), (31, 112),
    ] { moves += [.stand(.at(latitude, longitude)), .dig] }
    for move in moves { try harness.table.session.perform(move) }
    harness.fall()
    harness.run(.seconds(2))
    harness.click("look-back")
    harness.run(.seconds(1))
    #expect(harness.texts.contains("Dig 1: Denmark"))
    #expect(harness.says("Land on both sides was ") && harness.says(" away: "))
    #expect(harness.says("You dug here: Denmark → South Pacific"))
    #expect(harness.scene.list.pictures("dot of a place").count == 2)
    #expect(!harness.scene.list.pictures("dot of a way").isEmpty)
    harness.key(.leap(.toStart))
    #expect(harness.says("Six finds in 7 digs"))
    #expect(harness.says("Dig 1 was farthest from land on both sides: "))
    harness.key(.tilt(.right), .tilt(.right))
    #expect(harness.says("Land on both sides.") && harness.says("Spain → New Zealand"))
  }
}
