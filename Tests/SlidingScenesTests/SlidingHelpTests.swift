import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("Help, asked for by its button or by H,", .tags(.rules, .input))
struct SlidingHelpTests {
  /// How a player asks.
  nonisolated enum Way: CaseIterable {
    case button, key, pad
  }

  private let adviser = TestAdviser()

  private func harness(_ start: SlidingPuzzle.Options) -> SlidingHarness {
    let harness = SlidingHarness(start) { $0.distance = 20 }
    harness.sliding.adviser = adviser
    return harness
  }

  /// A board that was played home.
  private func finished() -> SlidingHarness {
    let harness = harness(.home(.square(3)))
    harness.key(.tilt(.right), .tilt(.left))
    return harness
  }

  /// Whether a board is being looked for, by the words on the card or in the bar.
  private func isDealing(_ harness: SlidingHarness) -> Bool {
    harness.texts.joined(separator: " ").contains("Looking for a board")
  }

  private func ask(_ harness: SlidingHarness, _ way: Way) {
    switch way {
    case .button: harness.click("hint")
    case .key: harness.key(.command(.hint))
    case .pad: harness.pad(.command(.hint))
    }
    harness.run(.milliseconds(500))
  }

  @Test("gives a hint in place of the board that is looked for", arguments: Way.allCases)
  func dealing(way: Way) throws {
    let harness = harness(.dealt(.square(3)))
    adviser.isLate = true
    let board = harness.board
    harness.key(.command(.newGame))
    harness.run(.seconds(1))
    #expect(isDealing(harness))
    ask(harness, way)
    #expect(!isDealing(harness) && adviser.searches == 1)
    adviser.answer()
    #expect(harness.board == board)
    #expect(harness.says("proven shortest"))
  }

  @Test("ends the looking for a board also where the way home is known", arguments: Way.allCases)
  func known(way: Way) throws {
    let harness = harness(.dealt(.square(3)))
    ask(harness, way)
    adviser.isLate = true
    harness.key(.command(.newGame))
    ask(harness, way)
    #expect(!adviser.isAsked)
    #expect(harness.says("proven shortest") && !isDealing(harness))
  }

  @Test(
    "looks back on a finished game, for which no board is looked for any more",
    arguments: Way.allCases)
  func finished(way: Way) {
    let harness = finished()
    adviser.isLate = true
    harness.key(.command(.newGame))
    #expect(adviser.isAsked)
    ask(harness, way)
    #expect(harness.scene.active == "turns")
    harness.run(.seconds(1))
    harness.key(.back)
    harness.run(.seconds(1))
    #expect(harness.scene.active == "sliding" && !adviser.isAsked)
    #expect(!isDealing(harness))
    harness.key(.command(.newGame))
    adviser.answer()
    #expect(SlidingSolver(.square(3)).distance(harness.board) == 20)
  }

  @Test("says of a board that just lies in order that nothing is left", arguments: Way.allCases)
  func inOrder(way: Way) {
    let harness = harness(.home(.square(3)))
    adviser.isLate = true
    harness.key(.command(.newGame))
    ask(harness, way)
    #expect(harness.scene.active == "sliding" && !adviser.isAsked)
    #expect(harness.says("Already solved!"))
  }

  @Test("looks back where a show has just ended, and its buttons go", arguments: Way.allCases)
  func afterShow(way: Way) throws {
    let start = try #require(SlidingSolver(.square(3)).deal(atDistance: 2, seed: 1))
    let harness = harness(.board(start))
    harness.click("more")
    harness.click("more.0")
    while !harness.table.state.isSolved { harness.run(.milliseconds(16)) }
    ask(harness, way)
    #expect(harness.scene.active == "turns")
    harness.key(.back)
    harness.run(.seconds(1))
    #expect(harness.scene.report("pause") == nil && harness.isOn("new-game"))
  }
}
