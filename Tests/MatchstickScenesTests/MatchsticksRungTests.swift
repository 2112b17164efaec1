import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("After two wins in a row the end of a game of Matchsticks")
struct MatchsticksRungTests {
  /// Wins against the simple player, which has given it away by its first take.
  private func win(_ harness: TableHarness) {
    for count in [2, 2, 3, 3, 3] {
      harness.take(count)
      harness.run(.seconds(2))
    }
    harness.run(.seconds(2))
  }

  private func wonTwice(_ computer: MatchstickOccupant = .simple) -> TableHarness {
    let harness = TableHarness(.of(.person, computer))
    win(harness)
    #expect(harness.scene.report("next-rung") == nil)
    harness.click("new-game")
    win(harness)
    return harness
  }

  @Test("offers the next computer by a button that does not have the focus")
  func offer() {
    let harness = wonTwice()
    #expect(
      harness.scene.controls.map(\.id) == ["next-rung", "menu", "look-back", "new-game"])
    #expect(harness.texts.contains("Next opponent: Amateur, 40%"))
    harness.key(.activate)
    #expect(harness.table.seating.second == .simple && harness.remaining == 18)
  }

  @Test("begins a game against it where that is accepted, and the settings keep it")
  func accepted() {
    let harness = wonTwice()
    harness.click("next-rung")
    let next = MatchstickOccupant.humanLike(strength: 40)
    #expect(harness.table.seating.second == next && harness.remaining == 18)
    #expect(harness.settings.current.matchsticks.seating.second == next)
  }

  @Test(
    "can be told so by keys and by a gamepad alike", arguments: [InputDevice.keyboard, .gamepad])
  func devices(device: InputDevice) {
    let harness = wonTwice()
    harness.context.input.device = device
    harness.scene.handle(.tilt(.up))
    harness.scene.handle(.activate)
    #expect(harness.table.seating.second == .humanLike(strength: 40))
  }

  @Test("changes nothing where that is ignored, and offers it again only after two more wins")
  func ignored() {
    let harness = wonTwice()
    harness.click("new-game")
    win(harness)
    #expect(harness.scene.active == "review" && harness.scene.report("next-rung") == nil)
    harness.click("new-game")
    win(harness)
    #expect(harness.scene.report("next-rung") != nil)
    #expect(harness.settings.current.matchsticks.seating.second == .simple)
  }

  @Test("offers nothing where a hint has helped")
  func helped() {
    let harness = TableHarness(.of(.person, .simple))
    win(harness)
    harness.click("new-game")
    for _ in 0..<2 { harness.key(.command(.hint)) }
    win(harness)
    #expect(harness.scene.active == "review" && harness.scene.report("next-rung") == nil)
  }

  @Test("leads from one computer to the next, up to the clever one")
  func rungs() throws {
    func next(_ occupant: MatchstickOccupant) -> MatchstickOccupant? {
      Matchsticks.nextRung(.of(occupant, .person)).map(\.seating.first)
    }
    #expect(next(.wild) == .humanLike(strength: 40))
    #expect(next(.humanLike(strength: 40)) == .humanLike(strength: 60))
    #expect(next(.humanLike(strength: 70)) == .humanLike(strength: 80))
    #expect(next(.humanLike(strength: 80)) == .clever)
    #expect(next(.clever) == nil && next(.person) == nil)
    #expect(Matchsticks.nextRung(.of(.simple, .wild)) == nil)
  }
}
