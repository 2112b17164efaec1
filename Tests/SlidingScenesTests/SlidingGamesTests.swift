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

@MainActor @Suite("Games of the sliding puzzle")
struct SlidingGamesTests {
  /// A game with three moves on home, before which another one was parked.
  private func secondGame() -> (harness: SlidingHarness, first: [Int]) {
    let harness = SlidingHarness(.home(.square(4)))
    harness.key(.tilt(.right), .tilt(.down))
    let first = harness.tiles
    harness.key(.command(.newGame))
    for direction in [Direction.left, .up, .right, .down, .left, .up] {
      harness.key(.tilt(direction))
    }
    return (harness, first)
  }

  @Test("end for a held undo at their start; a fresh press goes on into the parked one")
  func heldUndo() {
    let (harness, first) = secondGame()
    let start = harness.table.session.gameNumber
    harness.key(.command(.undo))
    for _ in 0..<20 { harness.key(.commandRepeat(.undo)) }
    #expect(harness.table.session.gameNumber == start)
    #expect(harness.table.isAtStart)
    harness.key(.command(.undo))
    #expect(harness.tiles == first)
    #expect(harness.number(beside: "Moves") == "2" || harness.table.state.tileMoves == 2)
    for _ in 0..<20 { harness.key(.commandRepeat(.undo)) }
    #expect(harness.table.state.isSolved)
    #expect(!harness.isOn("undo"))
  }

  @Test("end for a held redo at their last move; a fresh press enters the later one")
  func heldRedo() {
    let (harness, _) = secondGame()
    let last = harness.tiles
    for _ in 0..<40 { harness.key(.command(.undo)) }
    harness.key(.command(.redo))
    for _ in 0..<20 { harness.key(.commandRepeat(.redo)) }
    #expect(harness.table.session.gameNumber == 1)
    #expect(harness.table.state.tileMoves == 2)
    harness.key(.command(.redo))
    for _ in 0..<20 { harness.key(.commandRepeat(.redo)) }
    #expect(harness.tiles == last)
    #expect(!harness.isOn("redo"))
  }

  @Test(
    "say their true size, and another one can be chosen",
    arguments: [(4, 3), (3, 6), (2, 2), (9, 9), (10, 2)])
  func shapes(width: Int, height: Int) throws {
    let shape = try #require(BoardShape(width: width, height: height))
    for size in [Size(1280, 800), Size(480, 320)] {
      let harness = SlidingHarness(.dealt(shape), size: size)
      #expect(harness.texts.contains("\(width)×\(height)"))
      #expect(!harness.texts.contains("4×4"))
      harness.key(.command(.newGame))
      #expect(harness.board.shape == shape)
      harness.table.newGame(options: .dealt(.square(5)))
      #expect(harness.texts.contains("5×5") && !harness.texts.contains("\(width)×\(height)"))
    }
  }

  @Test("with a picture of one's own ask for the part that has the form of the board")
  func pictureForms() throws {
    let table = SlidingTable(.dealt(try #require(BoardShape(width: 4, height: 3))), seed: 1)
    let (context, tables, pictures) = (StageContext.test(), InMemoryTables(), MemoryPictures(3))
    tables.add(table)
    let settings = SettingsModel.test { $0.sliding.picture = .own(id: "p1") }
    var services = Services()
    services.pictures = pictures
    let game = SlidingModule(
      GameContext(stage: context, settings: settings, tables: tables, services: services))
    let scene = game.makeScene()
    scene.layout(in: context.look.metrics.size)
    #expect(pictures.forms == [PieceGrid(columns: 4, rows: 3)])
    let pixels = [UInt32](repeating: 0, count: 64 * 48)
    pictures.finishLoads { _ in .success(PixelImage(width: 64, height: 48, pixels: pixels)) }
    table.newGame(options: .dealt(.square(4)))
    #expect(pictures.forms.last == PieceGrid(1))
    table.newGame(options: .dealt(.square(5)))
    #expect(pictures.forms.count == 2)
  }

  @Test("of another length park the one before, and remember the length", arguments: 3...8)
  func length(length: Int) {
    let harness = SlidingHarness(length == 4 ? .dealt(.square(5)) : .dealt(.square(4))) {
      $0.length = length == 4 ? 5 : 4
    }
    let before = harness.tiles
    harness.click("length.\(length - 3)")
    #expect(harness.board.shape == .square(length))
    #expect(harness.saidSettings.last?.sliding.length == length)
    #expect(harness.scene.report("board.\(length * length - 1)") != nil)
    #expect(harness.scene.report("board.\(length * length)") == nil)
    harness.key(.command(.undo))
    #expect(harness.tiles == before)
    #expect(harness.isOn("redo"))
  }

  @Test("begin by a deal of the same length, by one button, and never ask")
  func begins() {
    let harness = SlidingHarness(.home(.square(3)))
    #expect(harness.scene.report("shuffle") == nil)
    harness.click("new-game")
    #expect(harness.scene.active == "sliding")
    #expect(harness.table.isAtStart && harness.table.state.tileMoves == 0)
    let first = harness.tiles
    harness.click("new-game")
    #expect(harness.tiles != first && harness.board.shape == .square(3))
    harness.key(.command(.undo))
    #expect(harness.tiles == first)
    harness.key(.command(.undo))
    #expect(harness.tiles == Array(0..<9))
  }

  @Test("show their moves in figures that are exact after any haste")
  func counter() {
    let harness = SlidingHarness(.home(.square(4)))
    var dice = Dice(seed: 3)
    let directions: [Direction] = [.left, .right, .up, .down]
    for step in 0..<150 {
      harness.key(.tilt(dice.pick(directions)))
      if dice.below(5) == 0 { harness.key(.command(.undo)) }
      if dice.below(3) == 0 { harness.run(.milliseconds(50)) }
      guard step % 10 == 0 else { continue }
      harness.run(.seconds(1))
      #expect(harness.number(beside: "Moves") == String(harness.table.state.tileMoves))
    }
    harness.key(.command(.newGame))
    harness.run(.seconds(1))
    #expect(harness.number(beside: "Moves") == "0")
  }

  @Test("roll each figure of their moves the shorter way: from nine on to zero")
  func rolling() {
    let harness = SlidingHarness(.home(.square(4)))
    for direction in [Direction.right, .down, .left, .up, .right, .down, .left, .up, .right] {
      harness.key(.tilt(direction))
    }
    harness.run(.seconds(1))
    #expect(harness.number(beside: "Moves") == "9")
    harness.key(.tilt(.down))
    harness.run(.milliseconds(16))
    // The one comes, and of the ones only nine and zero are to be seen on the way.
    #expect(Set(harness.number(beside: "Moves")) == ["0", "1", "9"])
    harness.key(.command(.undo))
    harness.run(.seconds(1))
    #expect(harness.number(beside: "Moves") == "9")
  }

  @Test("with reduced motion show their moves by a fade, without rolling")
  func reducedMotion() {
    let harness = SlidingHarness(.home(.square(4)), reducedMotion: true)
    harness.key(.tilt(.right))
    harness.run(.milliseconds(60))
    let figures = harness.list.commands.filter { $0.string == "0" || $0.string == "1" }
    #expect(Set(figures.filter { $0.alpha < 1 }.map(\.frame.y)).count == 1)
    #expect(figures.filter { $0.alpha < 1 }.count == 2)
    harness.run(.milliseconds(150))
    #expect(harness.number(beside: "Moves") == "1")
  }

  @Test("show the best result known for their shape and tiles, and a dash where none is")
  func best() {
    let harness = SlidingHarness()
    #expect(harness.number(beside: "Best") == "–")
    harness.sliding.best = { shape, showsNumbers in
      shape == .square(4) && showsNumbers ? 112 : nil
    }
    #expect(harness.number(beside: "Best") == "112")
    harness.click("length.0")
    harness.run(.seconds(1))
    #expect(harness.number(beside: "Best") == "–")
  }
}
