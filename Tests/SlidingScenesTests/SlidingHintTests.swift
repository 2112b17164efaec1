import BoxKit
import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("A hint at the sliding puzzle", .tags(.rules))
struct SlidingHintTests {
  private let adviser = TestAdviser()

  private func harness(
    _ length: Int, seed: UInt64 = 7, size: Size = Size(1280, 800),
    edit: (inout SlidingSettings) -> Void = { _ in }
  ) -> SlidingHarness {
    let harness = SlidingHarness(.dealt(.square(length)), seed: seed, size: size, edit: edit)
    harness.sliding.adviser = adviser
    return harness
  }

  @Test(
    "says the proven distance and lets a best move glow; asked again, it steps on to the end",
    arguments: 0..<4)
  func steps(seed: UInt64) throws {
    let harness = harness(3, seed: seed)
    let solver = SlidingSolver(.square(3))
    let distance = try #require(solver.distance(harness.board))
    for left in (1...distance).reversed() {
      harness.key(.command(.hint))
      harness.run(.milliseconds(400))
      #expect(solver.distance(harness.board) == left)
      let words = left == 1 ? "1 move to go" : "\(left) moves to go"
      #expect(harness.texts.joined(separator: " ").contains("\(words), proven shortest"))
      #expect(harness.list.pictures("hint ").count == 1)
    }
    harness.key(.command(.hint))
    #expect(harness.table.state.isSolved)
    #expect(harness.table.state.tileMoves == distance)
    // One search is enough for a whole way.
    #expect(adviser.searches == 1)
  }

  @Test(
    "on a larger board says about how many moves, and never that they are proven",
    arguments: 5...8)
  func about(length: Int) {
    let harness = harness(length)
    harness.click("hint")
    #expect(harness.says("About "))
    #expect(!harness.says("proven"))
  }

  @Test("says at most so many moves of a plain way, until a better one or the end of the search")
  func atMost() throws {
    adviser.isLate = true
    let harness = harness(8)
    harness.key(.command(.hint))
    let solver = SlidingSolver(.square(8))
    let plain = solver.solve(harness.board, effort: .none)
    func sentence(_ harness: SlidingHarness) -> String { harness.texts.joined(separator: " ") }
    func tell(_ best: SlidingSolver.Solution, isPlain: Bool) {
      adviser.tell(.init(best: best, isPlain: isPlain, leastMoves: 300, nodes: 1))
    }
    tell(plain, isPlain: true)
    #expect(sentence(harness).contains("At most \(plain.moves.count) moves"))
    #expect(!harness.says("About"))
    // A shorter way, though of another board.
    let others = (0..<20).lazy.map { seed in
      solver.solve(SlidingPuzzle.start(.dealt(.square(8)), seed: seed).board, effort: .none)
    }
    let better = try #require(others.first { $0.moves.count < plain.moves.count })
    tell(better, isPlain: false)
    #expect(sentence(harness).contains("About \(better.moves.count) moves"))
    #expect(!harness.says("At most"))

    let other = self.harness(8)
    other.key(.command(.hint))
    tell(plain, isPlain: true)
    #expect(other.says("At most"))
    adviser.answer()
    #expect(sentence(other).contains("About \(plain.moves.count) moves") && !other.says("At most"))
    #expect(!other.says("proven"))
  }

  @Test("keeps the game out of the best games, also where it is undone")
  func helped() {
    let harness = harness(3)
    #expect(!harness.table.sheet.wasHelped)
    harness.pad(.command(.hint))
    #expect(harness.table.sheet.wasHelped)
  }

  @Test("on a solved board says so")
  func solved() {
    let harness = SlidingHarness(.home(.square(3)))
    harness.sliding.adviser = adviser
    harness.key(.command(.hint))
    #expect(harness.says("Already solved!"))
    #expect(adviser.searches == 0)
  }

  @Test("goes with the next move; where that was another one, the way is looked for anew")
  func goes() throws {
    let harness = harness(3)
    harness.key(.command(.hint))
    let solver = SlidingSolver(.square(3))
    let best = try #require(solver.solve(harness.board).moves.first)
    let other = try #require(
      Direction.allCases.first {
        $0 != best && harness.board.shape.neighbour(of: harness.board.gap, $0.opposite) != nil
      })
    harness.key(.tilt(other))
    harness.run(.seconds(1))
    #expect(harness.list.pictures("hint ").isEmpty)
    #expect(!harness.says("to go"))
    harness.key(.command(.hint))
    #expect(adviser.searches == 2)
    let distance = try #require(solver.distance(harness.board))
    #expect(harness.says("\(distance) moves to go"))
  }

  @Test("that lasts says after half a second that it is looked for, and comes when it is there")
  func late() {
    adviser.isLate = true
    let harness = harness(3)
    harness.key(.command(.hint))
    harness.run(.milliseconds(480))
    #expect(!harness.says("Looking"))
    harness.run(.milliseconds(40))
    #expect(harness.says("Looking for"))
    adviser.answer()
    #expect(harness.says("proven"))
  }

  @Test("that is looked for ends with any move, and with Esc, which then leads to the menu")
  func ends() {
    adviser.isLate = true
    let harness = harness(3)
    var left = 0
    harness.sliding.routes.menu = { left += 1 }
    harness.key(.command(.hint))
    for direction in [Direction.left, .up, .right] { harness.key(.tilt(direction)) }
    #expect(!adviser.isAsked)
    harness.key(.command(.hint))
    #expect(adviser.isAsked)
    harness.key(.back)
    #expect(!adviser.isAsked && left == 0)
    harness.run(.seconds(1))
    #expect(!harness.says("Looking"))
    harness.key(.back)
    #expect(left == 1)
  }

  @Test("is offered only where somebody can give it")
  func nobody() {
    let harness = SlidingHarness()
    #expect(!harness.isOn("hint"))
    harness.key(.command(.hint))
    #expect(!harness.table.sheet.wasHelped)
  }

  @Test("gives all memory back when the scene goes")
  func memory() {
    let harness = harness(3)
    harness.key(.command(.hint))
    #expect(!adviser.isClosed)
    harness.sliding.willDisappear()
    #expect(adviser.isClosed)
    #expect(!harness.says("to go"))
  }

  @Test(
    "is shown whole in every size",
    arguments: [
      Size(480, 320), Size(480, 800), Size(800, 800), Size(320, 480),
    ])
  func small(size: Size) {
    let harness = harness(3, size: size)
    harness.click("hint")
    #expect(harness.texts.joined(separator: " ").contains("moves to go, proven shortest"))
    #expect(faults(harness.scene, harness.context).isEmpty)
  }
}
