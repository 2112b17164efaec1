import Acoustics
import EarthGame
import GameKernel
import SceneTestSupport
import Stage
import TestSupport
import Testing

@Suite("The sounds of Through the Earth") @MainActor
struct EarthSoundTests {
  private let heard = HeardSounds()

  @Test(
    "Somebody comes out in the sea with a splash, on land with a thud, also where the fall is cut short"
  )
  func fall() {
    let harness = EarthHarness()
    harness.context.feedback.sounds.receiver = heard
    harness.key(.activate)
    heard.run(.milliseconds(2300), harness.scene, harness.context)
    #expect(!heard.names.contains(.splash))
    heard.run(.milliseconds(100), harness.scene, harness.context)
    #expect(heard.names.count { $0 == .splash } == 1)
    heard.run(.seconds(2), harness.scene, harness.context)
    harness.key(.activate, .activate)
    heard.run(.milliseconds(500), harness.scene, harness.context)
    harness.key(.activate)
    heard.run(.seconds(4), harness.scene, harness.context)
    #expect(heard.names.count { $0 == .splash } == 2 && !heard.names.contains(.thud))
  }

  @Test("A dig is heard from the first stroke: the shovel, the fall, the landing")
  func dig() {
    let harness = EarthHarness()
    harness.context.feedback.sounds.receiver = heard
    harness.key(.activate)
    heard.run(.milliseconds(50), harness.scene, harness.context)
    #expect(heard.names.filter { $0 != .globeTurns } == [.dig, .fall])
    heard.run(.seconds(4), harness.scene, harness.context)
    #expect(heard.names.last { $0 != .globeTurns } == .splash)
    #expect(heard.ends(of: .fall) == 1, "the wind ends with the fall")
  }

  @Test("A flag is heard when it is set, a child that only walks is not")
  func flag() {
    let harness = EarthHarness.guess(.person)
    harness.context.feedback.sounds.receiver = heard
    harness.click("globes.far")
    #expect(heard.names.count { $0 == .flag } == 1)
    let walker = EarthHarness()
    walker.context.feedback.sounds.receiver = heard
    walker.click("globes.near")
    #expect(heard.names.count { $0 == .flag } == 1)
  }

  @Test("A globe rubs while it is turned, and not while it is only held")
  func globe() {
    let harness = EarthHarness()
    harness.context.feedback.sounds.receiver = heard
    let middle = harness.middle("far")
    harness.drag(from: middle + Point(90, 40), to: middle)
    #expect(heard.names.contains(.globeTurns))
    heard.run(.seconds(2), harness.scene, harness.context)
    #expect(heard.ends(of: .globeTurns) == heard.names.count { $0 == .globeTurns })
  }

  @Test("A good flag and a find ring out, a poor flag does not", arguments: [900.0, 1100])
  func hit(error: Double) throws {
    let harness = EarthHarness.guess(.person)
    harness.context.feedback.sounds.receiver = heard
    let far = harness.state.place.antipode
    try harness.table.session.perform(.flag(far.moved(by: error, bearing: 1)))
    heard.run(.seconds(4), harness.scene, harness.context)
    #expect(heard.names.contains(.pairFound) == (error < 1000))
    let dry = EarthHarness(EarthSetup(mode: .dry))
    dry.context.feedback.sounds.receiver = heard
    try dry.table.session.perform(.stand(.at(40, -4.5)))
    try dry.table.session.perform(.dig)
    heard.run(.seconds(4), dry.scene, dry.context)
    #expect(heard.names.count { $0 == .pairFound } == (error < 1000 ? 2 : 1))
  }
}
