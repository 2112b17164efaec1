import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The look back on a finished sliding puzzle", .tags(.rules))
struct SlidingLookBackTests {
  private let adviser = TestAdviser()

  /// A game of 3 × 3 that was played home with one detour at its start.
  private func finished(
    _ length: Int = 3, size: Size = Size(1280, 800), scale: Double = 1
  ) -> SlidingHarness {
    let harness = SlidingHarness(.home(.square(length)), size: size, scale: scale)
    harness.sliding.adviser = adviser
    harness.key(.tilt(.right), .tilt(.down), .tilt(.up), .tilt(.left))
    return harness
  }

  @Test("says how many moves were used, how many would have done, and how many were detours")
  func words() throws {
    let start = try #require(SlidingSolver(.square(3)).deal(atDistance: 4, seed: 2))
    let harness = SlidingHarness(.board(start))
    harness.sliding.adviser = adviser
    // There and back, and then by the hints.
    let way = try #require(SlidingSolver(.square(3)).solve(start).moves.first)
    harness.key(.tilt(way), .tilt(way.opposite))
    while !harness.table.state.isSolved { harness.key(.command(.hint)) }
    harness.click("hint")
    harness.run(.milliseconds(500))
    #expect(harness.scene.active == "turns")
    #expect(harness.texts.contains("Solved in 6 moves · shortest solution: 4"))
    #expect(harness.texts.contains("Taken back at once: 2 moves lost."))
    #expect(harness.list.pictures("review time line").count == 1)
  }

  @Test("draws a detour as a closed loop with its cost, and shows the best moves from each board")
  func loop() throws {
    let harness = SlidingHarness(.home(.square(3)))
    harness.sliding.adviser = adviser
    // Three times round four cells.
    for _ in 0..<3 { harness.key(.tilt(.right), .tilt(.down), .tilt(.left), .tilt(.up)) }
    harness.click("hint")
    harness.run(.milliseconds(500))
    #expect(harness.texts.contains("Solved in 12 moves · shortest solution: 0"))
    #expect(harness.texts.count { $0.hasPrefix("Solved in ") } == 1, "once")
    #expect(harness.texts.contains("1 detour cost 12 moves.") && harness.texts.contains("+12"))
    harness.key(.tilt(.right), .tilt(.right))
    let best = try #require(harness.texts.first { $0.hasPrefix("Best from here: ") })
    #expect(best.count { "←→↑↓".contains($0) } == 2)
  }

  @Test("judges each move: closer or farther away, with the moves to go, and what was taken back")
  func moves() throws {
    let start = try #require(SlidingSolver(.square(3)).deal(atDistance: 4, seed: 2))
    let harness = SlidingHarness(.board(start))
    harness.sliding.adviser = adviser
    let way = SlidingSolver(.square(3)).solve(start).moves
    for step in [way[0], way[0].opposite] + way { harness.key(.tilt(step)) }
    harness.click("hint")
    harness.run(.milliseconds(500))
    for (title, words) in [
      ("Turn 1", ["Closer.", "3 moves to go."]),
      ("Turn 2", ["Farther away.", "4 moves to go. Taken back at once: 2 moves lost."]),
      ("Turn 3", ["Closer.", "3 moves to go."]),
    ] {
      harness.key(.tilt(.right))
      #expect(([title] + words).allSatisfy(harness.texts.contains), "\(harness.texts)")
    }
    #expect(!harness.list.pictures("hint").isEmpty || harness.says("Turn 3"))
    harness.key(.leap(.toEnd))
    #expect(harness.texts.contains("Solved!"))
  }

  @Test("plays on from the chosen move: a game of its own without a result, and undo goes back")
  func playsOn() {
    let harness = finished()
    let record = harness.table.session.record
    harness.click("hint")
    harness.run(.milliseconds(500))
    harness.key(.tilt(.right), .tilt(.right))
    harness.pad(.command(.newGame))
    #expect(harness.scene.active == "sliding")
    #expect(harness.table.session.moves == Array(record.moves.prefix(2)))
    #expect(!harness.table.state.isSolved && !harness.table.sheet.isByChance)
    harness.key(.command(.undo))
    #expect(harness.table.session.record.moves == record.moves)
  }

  @Test("says of larger boards no more than about")
  func about() {
    let harness = finished(5)
    harness.click("hint")
    harness.run(.milliseconds(500))
    #expect(harness.says("a good solution: about 0"))
    #expect(!harness.says("shortest solution") && !harness.says("detour cost"))
  }

  @Test("is offered by the button of hints, once the board is solved by play")
  func offered() {
    let harness = finished()
    harness.send(.mouse, [.hover(harness.scene.report("hint")?.frame.center)])
    harness.run(.milliseconds(600))
    #expect(harness.says("Review"))
    harness.key(.command(.undo))
    harness.click("hint")
    harness.run(.milliseconds(500))
    #expect(harness.scene.active == "sliding")
  }

  @Test("shows how far it has come, and ends its work with Esc")
  func progress() {
    adviser.isLate = true
    let harness = finished()
    harness.click("hint")
    harness.run(.milliseconds(500))
    #expect(harness.says("Boards checked: 2 of 5"))
    #expect(adviser.isAsked)
    harness.key(.back)
    #expect(harness.scene.active == "sliding")
    #expect(!adviser.isAsked)
  }

  @Test(
    "holds in every size and scale",
    arguments: [
      Size(480, 320), Size(640, 480), Size(1280, 800), Size(3840, 2160), Size(480, 800),
      Size(320, 480), Size(800, 800), Size(400, 900),
    ], [1, 1.5, 2])
  func layout(size: Size, scale: Double) {
    let harness = finished(size: size, scale: scale)
    harness.click("hint")
    harness.run(.milliseconds(500))
    #expect(harness.scene.active == "turns")
    #expect(faults(harness.scene, harness.context).isEmpty)
    if scale == 1 { #expect(!harness.texts.contains { $0.hasSuffix("…") && $0 != "…" }) }
  }
}
