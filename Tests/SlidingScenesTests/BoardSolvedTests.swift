import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import Testing

@MainActor @Suite("A solved board")
struct BoardSolvedTests {
  @Test("becomes whole in a second and a half: the last piece appears, the joints close")
  func closes() {
    for face in [TileFace.numbers, .numberedPieces] {
      let harness = BoardHarness.almostSolved(face: face)
      harness.play(.tilt(.up))
      harness.run(.milliseconds(160))
      #expect(harness.list.pictures("tile ").count == 15)
      harness.run(.milliseconds(60))
      #expect(harness.list.pictures("tile ").count == 16)
      #expect(harness.list.wholes.isEmpty)
      harness.run(.milliseconds(300))
      #expect(harness.list.wholes.count == 16)
      harness.run(.milliseconds(980))
      #expect(harness.board.isSettled)
      #expect(harness.list.wholes.count == 1 && harness.list.pictures("tile ").isEmpty)
      #expect(harness.list == harness.fresh.board)
    }
  }

  @Test("shows all its numerals, the sixteenth too; a picture hides its numbers")
  func numerals() {
    for (face, expected) in [(TileFace.numbers, 16), (.numberedPieces, 0)] {
      let harness = BoardHarness.almostSolved(face: face)
      harness.play(.tilt(.up))
      harness.run(.seconds(2))
      #expect(Set(harness.list.texts).count == expected)
    }
  }

  @Test("closes its joints step by step, down to none")
  func joints() {
    let harness = BoardHarness.almostSolved()
    harness.play(.tilt(.up))
    var widths: [Double] = []
    for _ in 0..<100 {
      harness.run(.milliseconds(8))
      if let part = harness.list.wholes.first?.clip { widths.append(part.width) }
    }
    #expect(widths == widths.sorted())
    let cell = harness.board.grid.frame(of: 0)
    #expect((widths.first ?? 0) < cell.width - 3)
    #expect((widths.last ?? 0) > cell.width - 0.5)
  }

  @Test("glows once, up and down, and never in high contrast", arguments: Theme.Name.allCases)
  func glow(_ theme: Theme.Name) {
    let harness = BoardHarness.almostSolved(theme: theme)
    harness.play(.tilt(.up))
    var light: [Double] = []
    for _ in 0..<190 {
      harness.run(.milliseconds(8))
      light.append(harness.list.light)
    }
    guard theme != .contrast else { return #expect(light.allSatisfy { $0 == 0 }) }
    let peak = light.indices.max { light[$0] < light[$1] } ?? 0
    #expect(light[peak] > 0.9 && light.last == 0)
    #expect(Array(light[..<peak]) == light[..<peak].sorted())
    #expect(Array(light[peak...]) == light[peak...].sorted(by: >))
  }

  @Test("comes apart at once when the last move is undone, and play goes on meanwhile")
  func undo() {
    let harness = BoardHarness.almostSolved()
    let before = harness.list
    harness.play(.tilt(.up))
    harness.run(.milliseconds(600))
    harness.table.undo()
    harness.run(.milliseconds(16))
    #expect(harness.list.pictures("tile ").count == 16)
    harness.run(.milliseconds(160))
    #expect(harness.list == before && harness.board.isSettled)
    harness.table.redo()
    harness.run(.seconds(2))
    #expect(harness.list.wholes.count == 1)
    harness.play(.tilt(.right))
    harness.run(.milliseconds(40))
    harness.play(.tilt(.down))
    harness.run(.milliseconds(200))
    #expect(harness.list == harness.fresh.board && harness.astray.isEmpty)
  }

  @Test("that nobody solved shows its gap")
  func home() {
    let harness = BoardHarness(.home(.square(4)))
    harness.run(.seconds(2))
    #expect(harness.tiles.count == 15 && harness.list.wholes.isEmpty)
    harness.table.newGame()
    harness.table.undo()
    harness.run(.seconds(2))
    #expect(harness.tiles.count == 15 && harness.list.wholes.isEmpty)
  }

  @Test("that is brought back from before is whole again, without a glow")
  func parked() {
    let harness = BoardHarness.almostSolved()
    harness.play(.tilt(.up))
    harness.run(.seconds(2))
    harness.table.newGame()
    harness.run(.seconds(1))
    #expect(harness.tiles.count == 15 && harness.list.wholes.isEmpty)
    harness.table.undo()
    for _ in 0..<150 {
      harness.run(.milliseconds(10))
      #expect(harness.list.light == 0)
    }
    #expect(harness.board.isSettled && harness.list.wholes.count == 1)
  }

  @Test("goes along when the board gets another place of the same size")
  func moved() {
    let harness = BoardHarness.almostSolved()
    harness.play(.tilt(.up))
    harness.run(.seconds(2))
    harness.layout(at: Point(148, 61))
    #expect(harness.list.wholes.count == 1 && harness.list == harness.fresh.board)
  }

  @Test("becomes whole by fades of 150 ms with reduced motion, without a glow")
  func reducedMotion() {
    let harness = BoardHarness.almostSolved(reducedMotion: true)
    harness.play(.tilt(.up))
    harness.run(.milliseconds(75))
    #expect(harness.list.light == 0)
    harness.run(.milliseconds(75))
    #expect(harness.board.isSettled && harness.list == harness.fresh.board)
    #expect(harness.list.wholes.count == 1)
  }
}

extension DisplayList {
  /// The parts of the board grown together.
  fileprivate var wholes: [DrawCommand] { pictures("whole ") + pictures("plate ") }

  /// How bright the board glows, 0 to 1: its light lies outside the tiles.
  fileprivate var light: Double {
    commands.reduce(0) { brightest, command in
      guard case .patch(let picture, _) = command.content,
        picture.name.hasPrefix("shadow ffc566")
          || picture.name.hasPrefix("shadow ffd98a")
      else { return brightest }
      return max(brightest, command.alpha)
    }
  }
}
