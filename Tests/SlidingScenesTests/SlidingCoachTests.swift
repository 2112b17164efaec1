import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The coach", .tags(.rules))
struct SlidingCoachTests {
  private let adviser = TestAdviser()

  private func harness(_ length: Int, coaches: Bool = true) -> SlidingHarness {
    let harness = SlidingHarness(.dealt(.square(length))) { $0.coaches = coaches }
    harness.sliding.adviser = adviser
    harness.sliding.willAppear()
    return harness
  }

  @Test(
    "says after each move whether it led nearer, by shape and word, and is right",
    arguments: 0..<6)
  func right(seed: UInt64) throws {
    let harness = harness(3)
    let solver = SlidingSolver(.square(3))
    var dice = Dice(seed: seed)
    for _ in 0..<40 {
      let before = (harness.board, try #require(solver.distance(harness.board)))
      if dice.below(6) == 0 {
        harness.key(.command(.undo))
      } else {
        harness.key(.tilt(dice.pick([.left, .right, .up, .down])))
      }
      guard harness.board != before.0, !harness.table.state.isSolved else { continue }
      let isNearer = try #require(solver.distance(harness.board)) < before.1
      #expect(harness.texts.contains(isNearer ? "Closer" : "Farther"))
      #expect(harness.list.pictures(isNearer ? "icon disc" : "icon diamond").count == 1)
    }
    #expect(harness.table.sheet.wasHelped)
  }

  @Test("says of what is not proven no more than that it is probable")
  func probable() {
    let harness = harness(5)
    for direction in [Direction.left, .up, .right, .down, .left, .up] {
      harness.key(.tilt(direction))
    }
    let words = ["Probably closer", "Probably farther", "No closer"]
    #expect(words.contains { harness.texts.contains($0) })
    #expect(!harness.texts.contains("Closer") && !harness.texts.contains("Farther"))
  }

  @Test("is off at first, and then nobody looks for anything")
  func off() {
    let harness = harness(3, coaches: false)
    harness.key(.tilt(.left), .tilt(.up))
    #expect(adviser.searches == 0)
    #expect(!harness.says("loser") && !harness.says("arther"))
  }

  @Test("comes late for no newer move: an answer is of the board on the table")
  func late() throws {
    let harness = harness(3)
    adviser.isLate = true
    let gap = harness.board.gap
    let directions: [Direction] = gap % 3 > 0 ? [.right, .left] : [.left, .right]
    harness.key(.tilt(directions[0]))
    let isAsked = adviser.isAsked
    harness.key(.tilt(directions[1]))
    adviser.answer()
    // Back on the board before: as far as it was, whatever the move between was worth.
    #expect(harness.says("No closer") || !isAsked)
  }
}
