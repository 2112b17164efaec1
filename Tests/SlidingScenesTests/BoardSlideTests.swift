import GameKernel
import Motion
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("Tiles on the board", .tags(.motion))
struct BoardSlideTests {
  @Test("A move takes no tile away from where it is shown: all go on from there")
  func continuity() {
    let harness = BoardHarness(.home(.square(4)))
    for move in [SlidingPuzzle.Move.slide(12), .tilt(.down), .tilt(.left), .slide(3)] {
      let before = harness.tiles
      harness.play(move)
      #expect(harness.tiles == before)
      harness.run(.milliseconds(48))
      #expect(harness.tiles != before)
    }
  }

  @Test("A tile slides for 160 ms, fast at first, in its own row or column")
  func slide() {
    let harness = BoardHarness(.home(.square(4)))
    let (before, from) = (harness.tiles, harness.board.grid.frame(of: 14).center)
    harness.play(.tilt(.right))
    harness.run(.milliseconds(80))
    let to = harness.board.grid.frame(of: 15).center
    let shown = harness.tiles[14] ?? .zero
    #expect(shown.y == from.y)
    #expect(abs(shown.x - (from.x + 0.875 * (to.x - from.x))) <= 1)
    harness.run(.milliseconds(79))
    #expect(!harness.board.isSettled)
    harness.run(.milliseconds(1))
    #expect(harness.board.isSettled)
    #expect(harness.tiles[14] == to)
    #expect(harness.tiles.filter { $0.key != 14 } == before.filter { $0.key != 14 })
  }

  @Test("Of a run the tile at the gap starts first, the others follow by 20 ms, the last by 60")
  func run() {
    let harness = BoardHarness(.home(.square(8)))
    let before = harness.tiles
    harness.play(.slide(56))
    harness.run(.milliseconds(10))
    #expect(harness.tiles.filter { before[$0.key] != $0.value }.map(\.key) == [62])
    harness.run(.milliseconds(45))
    let away = (56...62).reversed().map { (harness.tiles[$0]?.x ?? 0) - (before[$0]?.x ?? 0) }
    #expect(away[0] > away[1] && away[1] > away[2] && away[2] > 0)
    #expect(away[3...].allSatisfy { $0 == 0 })
    harness.run(.milliseconds(165))
    #expect(harness.board.isSettled && harness.astray.isEmpty)
  }

  @Test("At a pace of their own tiles keep to it, and come home when time is as usual again")
  func pace() {
    let harness = BoardHarness(.home(.square(4)))
    harness.board.setPace(4)
    harness.play(.tilt(.right))
    harness.run(.milliseconds(39))
    #expect(!harness.board.isSettled)
    harness.run(.milliseconds(1))
    #expect(harness.board.isSettled && harness.astray.isEmpty)
    harness.play(.tilt(.down))
    harness.run(.milliseconds(10))
    harness.board.setPace(4, isPaused: true)
    let held = harness.tiles
    harness.run(.seconds(1))
    #expect(harness.tiles == held && harness.context.animator.isIdle)
    harness.board.setPace(nil)
    harness.run(.milliseconds(160))
    #expect(harness.board.isSettled && harness.astray.isEmpty)
    harness.play(.tilt(.up))
    harness.run(.milliseconds(150))
    #expect(!harness.board.isSettled)
  }

  @Test("A board that was solved at half the pace closes when its last tile has come")
  func slowEnd() {
    let harness = BoardHarness.almostSolved()
    harness.board.setPace(0.5)
    harness.play(.tilt(.up))
    harness.run(.milliseconds(320))
    #expect(!harness.list.pictures("tile ").isEmpty && harness.list.pictures("whole ").isEmpty)
    harness.run(.seconds(2))
    #expect(harness.board.isSettled && !harness.list.pictures("whole ").isEmpty)
  }

  @Test("Undo during a slide turns the tile round where it is")
  func undo() {
    let harness = BoardHarness(.home(.square(4)))
    let before = harness.tiles
    harness.play(.tilt(.down))
    harness.run(.milliseconds(40))
    let turning = harness.tiles
    #expect(turning != before)
    harness.table.undo()
    #expect(harness.tiles == turning)
    harness.run(.milliseconds(160))
    #expect(harness.tiles == before && harness.board.isSettled)
    harness.table.redo()
    harness.run(.milliseconds(160))
    #expect(harness.astray.isEmpty && harness.tiles != before)
  }

  @Test("Hundreds of moves in one frame all count, and each tile goes to its last place in 220 ms")
  func storm() {
    let harness = BoardHarness(.home(.square(4)))
    var dice = Dice(seed: 3)
    for _ in 0..<500 { harness.play(.tilt(dice.pick(Direction.allCases))) }
    #expect(harness.table.state.tileMoves > 300)
    harness.run(.milliseconds(220))
    #expect(harness.board.isSettled && harness.astray.isEmpty)
  }

  @Test("While a row slides, only the commands of its tiles differ, in the same order")
  func order() {
    for face in [TileFace.numbers, .numberedPieces] {
      let harness = BoardHarness(.home(.square(8)), face: face)
      let before = harness.list.commands
      harness.play(.slide(56))
      harness.run(.milliseconds(96))
      let after = harness.list.commands
      #expect(before.count == after.count)
      let differing = zip(before, after).filter { $0 != $1 }.count
      // Shadow, body and writing of seven tiles.
      #expect((14...35).contains(differing))
    }
  }

  @Test("Numerals move with their tiles", arguments: Theme.Name.allCases)
  func numerals(_ theme: Theme.Name) {
    let harness = BoardHarness(.home(.square(3)), face: .numbers, theme: theme)
    harness.play(.tilt(.right))
    for _ in 0..<10 {
      harness.run(.milliseconds(16))
      let bodies = harness.list.pictures("tile ").map(\.frame)
      let ink = harness.context.look.theme.tileInk
      let numerals = harness.list.commands.filter { command in
        if case .text(_, _, ink) = command.content { true } else { false }
      }
      #expect(numerals.count == 8)
      let offsets = Set(
        zip(bodies, numerals).map { $1.frame.origin - $0.origin })
      #expect(offsets.count == 1)
    }
  }
}
