import GameKernel
import SceneTestSupport
import SlidingGame
import Stage
import Testing

@MainActor @Suite("A link to a sliding puzzle")
struct SlidingLinkTests {
  private let harness = SlidingHarness(seed: 77)

  @Test("is copied by Ctrl+C and by the menu, and leads to the same board")
  func copied() {
    let start = harness.tiles
    harness.key(.tilt(.right), .tilt(.down), .command(.copy))
    #expect(harness.clipboard == "matchwood:sliding:1:4:seed=77")
    #expect(harness.says("Link copied"))
    harness.run(.seconds(5))
    #expect(!harness.says("Link copied"))
    harness.clipboard = nil
    harness.click("more")
    harness.click("more.0")
    #expect(harness.clipboard == "matchwood:sliding:1:4:seed=77")
    harness.key(.command(.newGame), .command(.paste))
    #expect(harness.tiles == start)
    #expect(harness.table.state.tileMoves == 0)
  }

  @Test("that cannot be copied is said to be so")
  func notCopied() {
    harness.canCopy = false
    harness.key(.command(.copy))
    #expect(harness.says("Could not copy the link"))
  }

  @Test("or a board is pasted as a new game, and undo brings the one before back")
  func pasted() {
    let before = harness.tiles
    harness.clipboard = " 3x2:0-1-2-3-5-4 \n"
    harness.key(.command(.paste))
    #expect(harness.tiles == [0, 1, 2, 3, 5, 4])
    #expect(harness.scene.report("board.5") != nil && harness.scene.report("board.6") == nil)
    harness.key(.command(.undo))
    #expect(harness.tiles == before)
    // Schemes have no case.
    harness.clipboard = "MatchWood:sliding:1:3:board=0-1-2-3-4-5-6-8-7"
    harness.click("more")
    harness.click("more.1")
    #expect(harness.tiles == [0, 1, 2, 3, 4, 5, 6, 8, 7])
  }

  @Test(
    "that is wrong changes nothing, and the part that is wrong is named",
    arguments: [
      (nil, "no text on the clipboard"), (" \n\t", "no text on the clipboard"),
      ("hello world", "starts with “hello world”"),
      ("matchsticks:1:4:seed=1", "starts with “matchsticks”"),
      ("sliding:2:4:seed=1", "newer version"), ("sliding:x:4:seed=1", "unknown version: “x”"),
      ("sliding:1:1:seed=1", "“1” is not a board size"), ("4x:0-1", "“4x” is not a board size"),
      ("99", "“99” is not a board size"),
      ("2:0-1-x-3", "Place 3 of the board holds “x”"), ("2:", "Place 1 of the board"),
      ("2:0-1-2", "has 3 numbers, but this size needs 4"),
      ("3:0", "has 1 number, but this size needs 9"),
      ("2:0-1-2-4", "number 4 in place 4 is too large"), ("2:0-1-1-3", "number 1 appears twice"),
      ("4:1-0-2-3-4-5-6-7-8-9-10-11-12-13-14-15", "can never be solved"),
      ("sliding:1:4:sead=1", "needs a seed or a board"),
      ("sliding:1:4:seed=-1", "seed “-1” is not a whole number"),
      (String(repeating: "z", count: 100_000), "starts with “zzz"),
    ])
  func wrong(text: String?, words: String) {
    let before = harness.tiles
    harness.clipboard = text
    harness.key(.command(.paste))
    #expect(harness.tiles == before)
    #expect(harness.scene.active == "message")
    harness.run(.seconds(1))
    #expect(harness.texts.joined(separator: " ").contains(words), "\(harness.texts)")
    harness.key(.activate)
    #expect(harness.scene.active == "sliding")
  }
}
