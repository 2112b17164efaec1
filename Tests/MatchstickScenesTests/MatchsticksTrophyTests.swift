import GameKernel
import MatchstickGame
import Motion
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The trophy on the table after a game of Matchsticks", .tags(.motion))
struct MatchsticksTrophyTests {
  private func fan(_ harness: TableHarness) -> [DrawCommand] { harness.list.pictures("fanned") }

  private func over(reducedMotion: Bool = false) -> TableHarness {
    let harness = TableHarness.forTwo(pile: 12, reducedMotion: reducedMotion)
    harness.take(3, 1, 3, 1, 3, 1)
    return harness
  }

  @Test("is a fan of all matches, which spread before who has won and then stay")
  func spreads() {
    let harness = over()
    harness.run(.milliseconds(500))
    #expect(fan(harness).isEmpty)
    var widths: [Double] = []
    for _ in 0..<60 {
      harness.run(.milliseconds(16))
      let xs = fan(harness).map(\.frame.midX)
      if let left = xs.min(), let right = xs.max() { widths.append(right - left) }
    }
    #expect(widths == widths.sorted() && (widths.first ?? 1e6) < 0.2 * (widths.last ?? 0))
    harness.settle()
    harness.key(.back)
    for _ in 0..<2 {
      harness.run(.seconds(1))
      _ = harness.list
    }
    #expect(harness.context.animator.isIdle && harness.scene.nextTimer == nil)
    #expect(fan(harness).count == 12 && harness.matches.isEmpty)
  }

  @Test("goes with an undo and with a new game, and comes back with the game")
  func goes() {
    let harness = over()
    harness.settle()
    harness.undo()
    harness.run(.milliseconds(300))
    #expect(fan(harness).isEmpty && harness.matches.count == 1)
    harness.take(1)
    harness.settle()
    harness.key(.command(.newGame))
    #expect(fan(harness).isEmpty)
    harness.undo()
    harness.run(.seconds(1))
    #expect(fan(harness).count == 12)
  }

  @Test("only fades in for the one person who has lost, and with reduced motion")
  func still() {
    let lost = TableHarness(.of(.person, .clever, pile: 17))
    while !lost.table.state.isOver {
      if !lost.table.isComputersTurn { lost.take(1) }
      lost.run(.milliseconds(100))
    }
    lost.run(until: { !fan(lost).isEmpty })
    let reduced = over(reducedMotion: true)
    reduced.run(until: { !fan(reduced).isEmpty })
    for harness in [lost, reduced] {
      let places = fan(harness).map(\.frame)
      #expect(!places.isEmpty)
      harness.run(.milliseconds(400))
      #expect(fan(harness).map(\.frame) == places)
    }
  }
}
