import GameKernel
import Motion
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("A board under random play", .tags(.motion))
struct BoardPlayTests {
  @Test("shows exactly its state in the end, however it was interrupted", arguments: 0..<24)
  func ends(seed: UInt64) {
    var dice = Dice(seed: seed)
    let faces = [TileFace.numbers, .pieces, .numberedPieces]
    let harness = BoardHarness(
      .dealt(.square(2 + dice.below(4))), face: dice.pick(faces),
      reducedMotion: dice.below(4) == 0)
    for _ in 0..<60 {
      act(harness, &dice)
      harness.run(.milliseconds(dice.below(90)))
      expectOneOfEach(harness)
    }
    harness.board.letGo()
    harness.board.highlight(cell: nil)
    harness.board.hint(cell: nil, nil)
    harness.run(.seconds(3))
    #expect(harness.board.isSettled && harness.goal.isSettled)
    #expect(harness.context.animator.isIdle)
    let fresh = harness.fresh
    #expect(harness.list == fresh.board)
    #expect(harness.goalList == fresh.goal)
  }

  private func act(_ harness: BoardHarness, _ dice: inout Dice) {
    let shape = harness.table.state.board.shape
    let cell = dice.below(shape.size)
    switch dice.below(16) {
    case 0: harness.table.newGame()
    case 1: harness.table.shuffle()
    case 2: harness.table.newGame(.square(2 + dice.below(4)))
    case 3, 4: harness.table.undo()
    case 5: harness.table.redo()
    case 6: harness.layout(width: Double(300 + dice.below(400)))
    case 7: harness.setFace(dice.pick([TileFace.numbers, .pieces, .numberedPieces]))
    case 8:
      let gap = harness.table.state.board.gap
      let way = dice.pick(Direction.allCases)
      guard let next = shape.neighbour(of: gap, way.opposite) else { return }
      harness.board.carry(cells: [next], along: way, offset: Double(dice.below(90)))
    case 9: harness.board.letGo()
    case 10: harness.board.highlight(cell: cell)
    case 11: harness.board.hint(cell: cell, dice.pick(Direction.allCases))
    case 12, 13: harness.play(.slide(cell))
    default: harness.play(.tilt(dice.pick(Direction.allCases)))
    }
  }

  /// No tile is missing at any time, and none lies outside the well.
  private func expectOneOfEach(_ harness: BoardHarness) {
    let inside = harness.board.grid.frame
    for (_, place) in harness.tiles { #expect(inside.contains(place)) }
    guard harness.list.pictures("whole ").isEmpty, harness.list.pictures("plate ").isEmpty,
      !harness.context.animator.reducedMotion
    else { return }
    #expect(harness.list.pictures("tile ").count >= harness.homes.count)
  }

  @Test("does not rest on the way to a dealt board, which it reaches in 600 ms", arguments: [3, 8])
  func deal(length: Int) {
    let harness = BoardHarness(.home(.square(length)))
    let before = harness.tiles
    harness.table.newGame()
    #expect(harness.tiles == before)
    harness.run(.milliseconds(300))
    #expect(harness.astray.count > length)
    harness.run(.milliseconds(300))
    #expect(harness.board.isSettled && harness.astray.isEmpty)
  }

  @Test("shows a whole shuffle in two seconds, exact in the end", arguments: [3, 8])
  func shuffle(length: Int) {
    let harness = BoardHarness(.home(.square(length)))
    harness.table.shuffle()
    var places: [Int: Set<Point>] = [:]
    for _ in 0..<90 {
      harness.run(.milliseconds(20))
      for (value, place) in harness.tiles { places[value, default: []].insert(place) }
    }
    #expect(!harness.board.isSettled)
    harness.run(.milliseconds(200))
    #expect(harness.board.isSettled && harness.astray.isEmpty)
    // The tiles really wander about.
    #expect(places.values.filter { $0.count > 10 }.count > length)
  }

  @Test("brings a parked game back by the same glide, also in the middle of a shuffle")
  func parked() {
    let harness = BoardHarness(.dealt(.square(4)))
    let before = harness.tiles
    harness.table.shuffle()
    harness.run(.milliseconds(700))
    #expect(harness.tiles != before)
    harness.table.undo()
    harness.run(.milliseconds(600))
    #expect(harness.tiles == before && harness.board.isSettled)
  }

  @Test("fades to a board of another shape, which lies there at once")
  func shape() {
    let harness = BoardHarness(.dealt(.square(4)))
    harness.table.newGame(.square(3))
    #expect(harness.list.pictures("tile ").count == 15 + 8)
    #expect(harness.board.grid.rows == 3)
    harness.run(.milliseconds(150))
    #expect(harness.board.isSettled && harness.list == harness.fresh.board)
  }

  @Test("shows another face at once, and slides on below")
  func face() {
    let harness = BoardHarness(.home(.square(4)), face: .numbers)
    harness.play(.tilt(.right))
    harness.setFace(.pieces)
    harness.run(.milliseconds(48))
    #expect(harness.list.texts.isEmpty && !harness.board.isSettled)
    harness.run(.milliseconds(160))
    #expect(harness.astray.isEmpty)
    #expect(harness.list == harness.fresh.board)
  }

  @Test("with reduced motion shows no tile on the way, and rests after fades of 150 ms")
  func reducedMotion() {
    let harness = BoardHarness(.home(.square(4)), reducedMotion: true)
    let middles = Set((0..<16).map { harness.board.grid.frame(of: $0).center })
    func act(_ body: () -> Void) {
      body()
      for _ in 0..<15 {
        // Those that fade at their old places count too.
        let shown = harness.list.pictures("tile ").map(\.middleOfTile)
        #expect(shown.allSatisfy(middles.contains))
        harness.run(.milliseconds(10))
      }
      #expect(harness.board.isSettled && harness.list == harness.fresh.board)
    }
    act { harness.play(.tilt(.down)) }
    act { harness.play(.slide(8)) }
    act { harness.table.undo() }
    act { harness.table.newGame() }
    act { harness.table.shuffle() }
    act { harness.table.undo() }
    act { harness.table.undo() }
    act { harness.table.undo() }
  }
}
