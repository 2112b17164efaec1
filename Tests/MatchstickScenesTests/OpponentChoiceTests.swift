import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The plaque of the opponent")
struct OpponentChoiceTests {
  @Test("opens the list of opponents, which names the price while a game is in progress")
  func chooses() {
    let harness = TableHarness(.of(.person, .simple))
    harness.click("opponent")
    harness.run(.seconds(1))
    #expect(harness.texts.contains("Clever") && !harness.says("New game: Clever"))
    for strength in ["plays perfectly", "always takes one", "takes at random", "makes mistakes"] {
      #expect(harness.texts.contains(strength), "\(strength)")
    }
    harness.click("opponent.4")
    #expect(harness.table.seating.second == .clever && harness.remaining == 18)
    #expect(harness.settings.current.matchsticks.seating.second == .clever)
    harness.take(2)
    harness.run(.seconds(4))
    let left = harness.remaining
    harness.click("opponent")
    harness.run(.seconds(1))
    #expect(harness.texts.contains("Clever"), "the opponent at the table costs nothing")
    #expect(harness.texts.contains("New game: Simple"))
    harness.click("opponent.1")
    #expect(harness.table.seating.second == .simple && harness.remaining == 18)
    harness.undo()
    #expect(harness.table.seating.second == .clever && harness.remaining == left)
  }

  @Test("is reached and used by keys")
  func keys() {
    let harness = TableHarness(.of(.person, .simple))
    for _ in 0..<20 where harness.scene.report("opponent.1") == nil {
      harness.key(.focusNext)
      if harness.scene.focused == "opponent" { harness.key(.activate) }
    }
    harness.key(.tilt(.down))
    harness.key(.activate)
    #expect(harness.table.seating.second == .wild)
  }

  @Test(
    "has its words beside its arrow",
    arguments: [MatchstickOccupant.machine, .clever, .humanLike(strength: 40)],
    [Size(1280, 800), Size(3840, 2160)])
  func arrow(_ second: MatchstickOccupant, _ size: Size) throws {
    let harness = TableHarness(.of(.person, second), size: size)
    let plaque = try #require(harness.scene.report("opponent")).frame
    let arrow = try #require(
      harness.list.pictures("icon chevron down").first { plaque.contains($0.frame.center) })
    let words = harness.list.commands.filter { $0.isText && plaque.contains($0.frame.center) }
    #expect(words.count == 2)
    for word in words { #expect(word.frame.x >= arrow.frame.maxX, "\(word.string ?? "")") }
  }
}
