import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import Testing

@MainActor @Suite("Pointing at tiles")
struct BoardPointingTests {
  /// The gap is in the third row and column of four.
  private func board(_ face: TileFace = .pieces) -> BoardHarness {
    let harness = BoardHarness(.home(.square(4)), face: face)
    harness.play(.tilt(.down), .tilt(.right))
    harness.run(.seconds(1))
    return harness
  }

  @Test("Carried tiles follow the pointer pixel by pixel, up to the next cell")
  func carry() {
    let harness = board()
    let before = harness.tiles
    let pitch = harness.board.grid.frame(of: 0).width
    for offset in [0.0, 1, 37, 120, pitch, pitch + 50] {
      harness.board.carry(cells: [2, 6], along: .down, offset: offset)
      #expect(!harness.board.isSettled)
      for (value, place) in harness.tiles {
        let way = [2, 6].contains(value) ? min(offset, pitch) : 0
        #expect(place == (before[value] ?? .zero) + Point(0, way))
      }
    }
  }

  @Test("Tiles that are let go glide back in 160 ms, unless they were moved")
  func letGo() {
    let harness = board()
    let before = harness.tiles
    harness.board.carry(cells: [2, 6], along: .down, offset: 60)
    let held = harness.tiles
    harness.board.letGo()
    #expect(harness.tiles == held)
    harness.run(.milliseconds(80))
    #expect(harness.tiles != held && harness.tiles != before)
    harness.run(.milliseconds(80))
    #expect(harness.tiles == before && harness.board.isSettled)

    harness.board.carry(cells: [2, 6], along: .down, offset: 100)
    let carried = harness.tiles
    harness.play(.slide(2))
    harness.board.letGo()
    #expect(harness.tiles == carried)
    var last = carried[2]?.y ?? 0
    for _ in 0..<14 {
      harness.run(.milliseconds(16))
      let now = harness.tiles[2]?.y ?? 0
      #expect(now >= last)
      last = now
    }
    #expect(harness.board.isSettled && harness.astray.isEmpty)
  }

  @Test("A move of another tile leaves the carried ones in the hand")
  func otherMove() {
    let harness = board()
    harness.board.carry(cells: [6], along: .down, offset: 60)
    let held = harness.tiles[6]
    harness.play(.tilt(.up))
    harness.run(.seconds(1))
    #expect(harness.tiles[6] == held && harness.astray == [6])
    harness.board.letGo()
    harness.run(.milliseconds(160))
    #expect(harness.astray.isEmpty)
  }

  @Test("Hovering lights what a click would slide: the run up to the gap, and nothing elsewhere")
  func highlight() {
    let harness = board()
    let middles: (Int) -> Point = { harness.board.grid.frame(of: $0).center }
    let lit: () -> Set<Point> = {
      harness.run(.milliseconds(150))
      return Set(harness.list.pictures("light on a tile").map(\.frame.center))
    }
    for (cell, run) in [
      (8, [8, 9]), (9, [9]), (2, [2, 6]), (14, [14]), (11, [11]), (5, []), (10, []), (8, [8, 9]),
    ] {
      harness.board.highlight(cell: cell)
      #expect(lit() == Set(run.map(middles)))
    }
    harness.play(.slide(9))
    #expect(lit() == [middles(8)])
    harness.board.highlight(cell: nil)
    #expect(lit().isEmpty && harness.board.isSettled)
  }

  @Test(
    "A hint is a ring round the tile and an arrow on the side it goes to",
    arguments: Direction.allCases)
  func hint(_ direction: Direction) {
    let harness = board()
    harness.board.hint(cell: 6, direction)
    harness.run(.milliseconds(300))
    #expect(harness.board.isSettled)
    let tile = harness.board.grid.frame(of: 6).center
    let rings = harness.list.pictures("hint ").map(\.frame.center)
    #expect(rings == [tile])
    let arrow = harness.list.pictures("arrow of a hint \(direction)").first?.frame.center ?? .zero
    let away = arrow - tile
    switch direction {
    case .left: #expect(away.x < -60 && away.y == 0)
    case .right: #expect(away.x > 60 && away.y == 0)
    case .up: #expect(away.x == 0 && away.y < -60)
    case .down: #expect(away.x == 0 && away.y > 60)
    }
  }

  @Test("A hint goes with the next move, and away when it is taken back")
  func hintGoes() {
    for away in [{ $0.play(.tilt(.up)) }, { $0.board.hint(cell: nil, nil) }]
      as [(BoardHarness) -> Void]
    {
      let harness = board()
      let before = harness.list
      harness.board.hint(cell: 6, .down)
      harness.run(.milliseconds(300))
      #expect(harness.list != before)
      away(harness)
      harness.run(.milliseconds(300))
      #expect(harness.board.isSettled && harness.list == harness.fresh.board)
    }
  }
}
