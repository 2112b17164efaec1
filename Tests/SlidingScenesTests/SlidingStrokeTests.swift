import BoxKit
import GameKernel
import Motion
import SceneTestSupport
import SlidingGame
import Stage
import TestSupport
import Testing

@MainActor @Suite("A stroke on the board", .tags(.input)) struct SlidingStrokeTests {
  private nonisolated static let sizes = [
    Size(480, 320), Size(600, 900), Size(1280, 800), Size(3840, 2160),
  ]

  /// A board whose gap is in its middle, with tiles on all sides.
  private func harness(_ length: Int, _ size: Size) -> SlidingHarness {
    let harness = SlidingHarness(.home(.square(length)), size: size)
    harness.key(.tilt(.down), .tilt(.right))
    return harness
  }

  private func center(_ cell: Int, _ harness: SlidingHarness) throws -> Point {
    try #require(harness.scene.report("board.\(cell)")).frame.center
  }

  @Test(
    "of 24 units that is quick moves its tile, on every board and in every window",
    arguments: 3...8, sizes)
  func short(length: Int, size: Size) throws {
    for device in [InputDevice.mouse, .touch] {
      for direction in Direction.allCases {
        let harness = harness(length, size)
        let player = DevicePlayer(harness.scene, harness.context)
        let gap = harness.board.gap
        let cell = try #require(harness.board.shape.neighbour(of: gap, direction.opposite))
        let start = try center(cell, harness)
        let way = direction.unit * (24 * harness.context.look.metrics.k)
        player.stroke([start, start + way], lasting: 120, device)
        #expect(harness.table.session.moveCount == 3)
        #expect(harness.table.session.moves.last == .move(cell, direction))
        player.wait(1000)
        #expect(harness.context.animator.isIdle)
      }
    }
  }

  @Test("moves a whole run, and only ever once", arguments: sizes)
  func run(size: Size) throws {
    for units in [24.0, 60, 200, 900] {
      let harness = SlidingHarness(.home(.square(4)), size: size)
      let player = DevicePlayer(harness.scene, harness.context)
      let start = try center(12, harness)
      let way = Point(units * harness.context.look.metrics.k, 0)
      player.stroke([start, start + way], lasting: 100, .touch)
      #expect(harness.table.session.moves == [.slide(12)])
    }
  }

  @Test("of any other way is refused, once: away from the gap, across, or where no tile can go")
  func otherwise() throws {
    let harness = SlidingHarness(.home(.square(4)))
    let player = DevicePlayer(harness.scene, harness.context)
    var tries = 0
    for cell in harness.board.shape.cells {
      for direction in Direction.allCases
      where harness.board.run(from: cell)?.direction != direction {
        let start = try center(cell, harness)
        player.stroke([start, start + direction.unit * 40], lasting: 100, .mouse)
        tries += cell == harness.board.gap ? 0 : 1
      }
    }
    #expect(harness.table.session.moves.isEmpty && harness.refusals.count == tries)
  }

  @Test(
    "that is slow moves its tile if it ends there or past half a cell, but not if it was brought back",
    arguments: 3...8, sizes)
  func slow(length: Int, size: Size) throws {
    let harness = harness(length, size)
    let player = DevicePlayer(harness.scene, harness.context)
    let cell = harness.board.gap - 1
    let start = try center(cell, harness)
    let width = try #require(harness.scene.report("board.0")).frame.width
    player.stroke([start, start + Point(0, 0.6 * width)], lasting: 2000, .mouse)
    #expect(harness.table.session.moveCount == 2)
    // Out beyond half a cell, and back.
    for back in [0.0, 0.2, 0.4] {
      let places = [start, start + Point(0.9 * width, 0), start + Point(back * width, 0)]
      player.stroke(places, lasting: 900, .touch)
      #expect(harness.table.session.moveCount == 2)
    }
    player.stroke([start, start + Point(0.6 * width, 0)], lasting: 2000, .mouse)
    #expect(harness.table.session.moves.last == .move(cell, .right))
    harness.key(.command(.undo))
    player.stroke([start, start + Point(0.45 * width, 0)], lasting: 2000, .mouse)
    #expect(harness.table.session.moves.last == .move(cell, .right))
  }

  @Test(
    "of any length and pace within its tile is no dead press: with a device of any kind the tile moves",
    arguments: [4, 8, 9, 11, 12, 16, 20, 23, 24, 30, 40] as [Double],
    [20, 60, 120, 400, 900])
  func slips(pixels: Double, time: Int) throws {
    for device in [InputDevice.mouse, .touch] {
      let harness = harness(4, Size(1280, 800))
      let player = DevicePlayer(harness.scene, harness.context)
      let cell = harness.board.gap - 1
      let start = try center(cell, harness)
      player.stroke([start, start + Point(pixels, 0)], lasting: time, device)
      #expect(harness.table.session.moveCount == 3 && harness.board.gap == cell)
    }
  }

  @Test("that is not yet let go when a dialog comes moves nothing")
  func interrupted() throws {
    let harness = SlidingHarness(.home(.square(4)))
    let player = DevicePlayer(harness.scene, harness.context)
    let start = try center(14, harness)
    player.hear(.mouseDown(.left, start))
    player.hear(.mouseMoved(start + Point(30, 0)), after: 40)
    harness.sliding.routes.presentMessage(harness.context) { _ in "Words" }
    player.hear(.mouseUp(.left, start + Point(30, 0)), after: 10)
    #expect(harness.table.session.moves.isEmpty)
  }
}
