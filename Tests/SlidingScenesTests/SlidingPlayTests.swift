import BoxKit
import GameKernel
import PictureArt
import PictureScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The sliding puzzle is played", .tags(.input))
struct SlidingPlayTests {
  private nonisolated static let home: SlidingPuzzle.Options = .home(.square(4))

  @Test("to the end, by arrows, by clicks and by drags", arguments: 0..<12)
  func wholeGames(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let shape = BoardShape.square(3 + Int(seed) % 3)
    // A walk from home, played backwards, is a solution.
    let walk = SlidingTable(.home(shape), seed: seed)
    var directions: [Direction] = []
    while directions.count < 30 {
      let direction = dice.pick(Direction.allCases)
      if (try? walk.session.perform(.tilt(direction))) != nil { directions.append(direction) }
    }
    let harness = SlidingHarness(.board(walk.state.board))
    for direction in directions.reversed().map(\.opposite) where harness.solved.isEmpty {
      let cell = try #require(
        harness.board.shape.neighbour(of: harness.board.gap, direction.opposite))
      switch dice.below(3) {
      case 0: harness.key(.tilt(direction))
      case 1: harness.click(cell: cell)
      default: harness.drag(cell: cell, by: direction.unit * 0.7)
      }
      if dice.below(2) == 0 { harness.run(.milliseconds(100)) }
      harness.key(.focusSwitch, .focusSwitch)
    }
    #expect(harness.table.state.isSolved)
    #expect(harness.solved == [harness.table.state.tileMoves])
    #expect(harness.refusals.isEmpty)
    harness.run(.seconds(3))
    #expect(harness.says("Solved in \(harness.table.state.tileMoves) moves"))
  }

  @Test("by a click on any tile in the gap's row or column, which moves the run between")
  func run() {
    let harness = SlidingHarness(Self.home)
    harness.click(cell: 12)
    #expect(Array(harness.tiles[12...]) == [15, 12, 13, 14])
    #expect(harness.table.session.moves == [.slide(12)])
    #expect(harness.table.state.tileMoves == 3)
    harness.click(cell: 0)
    #expect(harness.board.gap == 0)
    #expect(harness.table.session.moveCount == 2)
  }

  @Test("by a drag past half a cell, and by a press that slips on its tile; else nothing moves")
  func drags() {
    let harness = SlidingHarness(Self.home)
    harness.drag(cell: 14, by: Point(0.4, 0))
    #expect(harness.table.session.moves == [.move(14, .right)])
    harness.key(.command(.undo))
    harness.drag(cell: 14, by: Point(0.4, 0), ending: .cancelled)
    #expect(harness.table.session.moves.isEmpty)
    harness.drag(cell: 14, by: Point(0.6, 0), ending: .cancelled)
    #expect(harness.table.session.moves.isEmpty)
    harness.drag(cell: 14, by: Point(0, -0.9))
    #expect(harness.table.session.moves.isEmpty)
    harness.drag(cell: 14, by: Point(0.6, 0.1), .touch)
    #expect(harness.table.session.moves == [.move(14, .right)])
    harness.drag(cell: 2, by: Point(0, 0.7))
    #expect(harness.table.session.moves.last == .slide(2))
    harness.drag(cell: 5, by: Point(0.9, 0))
    #expect(harness.table.session.moveCount == 2)
  }

  @Test("by the directions of tiles; a setting lets arrow keys, and no other device, mean the gap")
  func sense() {
    let harness = SlidingHarness(Self.home)
    harness.key(.tilt(.right), .tilt(.right))
    #expect(harness.board.gap == 13)
    harness.settings.change { $0.sliding.arrowsMoveGap = true }
    harness.key(.tilt(.right))
    #expect(harness.board.gap == 14)
    harness.pad(.tilt(.right))
    #expect(harness.board.gap == 13)
  }

  @Test("by the rules: what they refuse is heard, and nothing moves")
  func refusals() {
    let harness = SlidingHarness(Self.home)
    harness.key(.tilt(.left))
    harness.click(cell: 0)
    harness.click(cell: 15)
    #expect(harness.refusals == [.noTileMoves(.left), .gapIsNotInLine(with: 0)])
    #expect(harness.tiles == Array(0..<16))
    #expect(!harness.isOn("undo"))
  }

  @Test("with a light on what a click would slide, wherever tiles go, and none for keys")
  func light() {
    let harness = SlidingHarness(Self.home)
    func lights() -> Int {
      harness.run(.seconds(1))
      return harness.list.pictures("light on a tile").count
    }
    harness.hover(cell: 12)
    #expect(lights() == 3)
    harness.hover(cell: 0)
    #expect(lights() == 0)
    harness.hover(cell: 14)
    harness.click(cell: 14)
    #expect(lights() == 0)
    harness.hover(cell: 13)
    #expect(lights() == 1)
    harness.key(.tilt(.down))
    #expect(lights() == 0)
  }

  @Test("on after a pointer has used a button: arrows tilt again")
  func afterAButton() {
    let harness = SlidingHarness(seed: 3)
    harness.click("new-game")
    let gap = harness.board.gap
    for direction in [Direction.left, .up, .right, .down] where harness.board.gap == gap {
      harness.key(.tilt(direction))
    }
    #expect(harness.board.gap != gap)
  }

  @Test("once: a game that is undone and solved again by redo is not told twice")
  func toldOnce() throws {
    let harness = try SlidingHarness.almostSolved()
    harness.sliding.best = { _, _ in 5 }
    harness.bestBy = [.moves, .time]
    harness.key(.tilt(.up))
    #expect(harness.says("Solved in 1 move · 0:00 · new best"))
    harness.key(.command(.undo))
    #expect(!harness.says("Solved"))
    harness.key(.command(.redo), .command(.undo), .focusSwitch, .focusSwitch, .tilt(.up))
    #expect(harness.says("Solved"))
    #expect(harness.solved == [1])
  }

  @Test(
    "and says by what a solved game is the best",
    arguments: [
      ([ResultOrder.moves], " · new best"), ([.time], " · new best time"),
      ([.moves, .time], " · new best"), ([], ""),
    ])
  func best(orders: [ResultOrder], words: String) throws {
    let harness = try SlidingHarness.almostSolved()
    harness.sliding.best = { _, _ in 5 }
    harness.bestBy = Set(orders)
    harness.key(.tilt(.up))
    #expect(harness.texts.contains("Solved in 1 move · 0:00" + words))
  }

  @Test("until it is solved: then the next step is a new game, and back again after an undo")
  func newGameNext() throws {
    let harness = try SlidingHarness.almostSolved()
    harness.key(.tilt(.up))
    harness.run(.seconds(2))
    harness.key(.activate)
    #expect(!harness.table.state.isSolved)
    #expect(harness.table.session.gameNumber == 2)
    harness.key(.command(.undo), .command(.undo))
    #expect(harness.board.gap == 11)
    harness.key(.tilt(.up))
    #expect(harness.table.state.isSolved)
  }

  @Test("with numbers that are noted as seen from the first move on", arguments: [false, true])
  func numbersSeen(isOn: Bool) {
    let harness = SlidingHarness(Self.home) {
      $0.picture = .builtIn(.lake)
      $0.showsNumbers = isOn
    }
    harness.key(.tilt(.right))
    #expect(harness.table.setup.showedNumbers == isOn)
    harness.click("numbers")
    #expect(harness.table.setup.showedNumbers)
    #expect(harness.saidSettings.last?.sliding.showsNumbers == !isOn)
  }
}
