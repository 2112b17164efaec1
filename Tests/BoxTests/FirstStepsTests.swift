import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@testable import BoxKit
@testable import MatchwoodMain

@MainActor @Suite("The first steps of a game")
struct FirstStepsTests {
  private nonisolated static let games = ["matchsticks", "sliding", "pairs", "tunnel"]

  private func type(_ game: String) throws -> any BoxGame.Type {
    try #require(Box.games.first { $0.name == game })
  }

  /// Shows the table of a game that is to lead its player.
  private func led(_ game: String) throws -> HeadlessProgram {
    let program = try HeadlessProgram.box("en")
    program.settings.change { $0.firstSteps.show(game) }
    _ = show(game, program)
    return program
  }

  /// Shows a new table of a game. Returns a closure that describes the moves made there.
  private func show(_ game: String, _ program: HeadlessProgram) -> () -> String {
    program.settings.change { $0.tunnel.mode = .guess }
    switch game {
    case "matchsticks":
      let table = sticks(against: .humanLike(strength: 40))
      program.show(MatchsticksModule.self, table)
      return { "\(table.session.moves)" }
    case "sliding":
      let table = SlidingTable(.dealt(.square(3)), seed: 3)
      program.show(SlidingModule.self, table)
      return { "\(table.session.moves)" }
    case "pairs":
      let table = PairsTable(PairsSetup(layout: .fourByFour), seed: 3)
      program.show(PairsModule.self, table)
      return { "\(table.session.moves)" }
    default:
      let table = EarthTable(EarthSetup(guessing: [.person]), seed: 9)
      program.show(EarthModule.self, table)
      return { "\(table.session.moves)" }
    }
  }

  private func sticks(against opponent: MatchstickOccupant) -> MatchstickTable {
    let seats = MatchstickSeats(first: .person, second: opponent)
    return MatchstickTable(setup: MatchstickSetup(pile: 18, takeLimit: 3, seating: seats), seed: 7)
  }

  private func words(_ scene: (any Scene)?) -> String? {
    func words(_ scene: some TableScene) -> String? { scene.controller.guide.words }
    return (scene as? any TableScene).flatMap { words($0) }
  }

  private func isDue(_ game: String, _ program: HeadlessProgram) -> Bool {
    program.settings.current.firstSteps.due.contains(game)
  }

  /// Makes the moves of the game, one at each call.
  private func play(_ game: String, _ number: Int, _ program: HeadlessProgram) throws {
    switch game {
    case "matchsticks": program.key(.number(1))
    case "sliding":
      let table = try #require(program.tables.table(of: SlidingPuzzle.self))
      let before = table.session.moveCount
      for direction in Direction.allCases where table.session.moveCount == before {
        program.key(.tilt(direction))
      }
    case "pairs": program.click("board.\(number)")
    default:
      program.click("globes.far")
      program.click("next")
    }
  }

  @Test("lead to their end by the moves that they ask for", arguments: games)
  func lead(_ game: String) throws {
    let program = try led(game)
    var seen: [String] = []
    for number in 0..<8 {
      let text = try #require(words(program.root))
      if seen.last != text { seen.append(text) }
      try play(game, number, program)
      if let text = words(program.root), seen.last != text { seen.append(text) }
      program.run(4)
      if words(program.root) == nil { break }
    }
    #expect(words(program.root) == nil)
    #expect(!isDue(game, program))
    #expect((3...5).contains(seen.count), "\(seen)")
  }

  @Test("of Matchsticks say nothing while the computer takes and its matches leave")
  func silence() throws {
    let program = try led("matchsticks")
    let table = try #require(program.tables.table(of: Matchsticks.self))
    program.key(.number(1))
    while table.isComputersTurn {
      #expect(words(program.root) == nil)
      program.run(0.1)
    }
    #expect(words(program.root) == nil, "its matches are falling")
    program.run(3)
    #expect(words(program.root) == "Leave the last match to Amateur.")
  }

  @Test("of Pairs are not said a second time by the status")
  func said() throws {
    let program = try led("pairs")
    _ = program.list
    program.run(1)
    #expect(program.list.texts.joined(separator: " ").contains("Each card has a twin. "))
    #expect(!program.list.texts.contains("Flip a card."))
    program.key(.command(.undo))
    program.click("board.0")
    program.key(.command(.undo))
    #expect(words(program.root) == nil && program.list.texts.contains("Flip a card."))
  }

  @Test("end at another move, for good", arguments: games)
  func skip(_ game: String) throws {
    let program = try led(game)
    try play(game, 0, program)
    program.run(4)
    #expect(words(program.root) != nil)
    program.key(.command(.undo))
    #expect(words(program.root) == nil)
    #expect(!isDue(game, program))
    // A restart of the program has the same files.
    program.key(.command(.newGame))
    program.showTable(try type(game))
    #expect(words(program.root) == nil)
  }

  @Test("end with the game, though some are left")
  func gameOver() throws {
    let program = try HeadlessProgram.box("en")
    program.settings.change { $0.firstSteps.show("sliding") }
    let board = try SlidingBoard(.square(3), values: [0, 1, 2, 3, 4, 5, 6, 8, 7])
    program.show(SlidingModule.self, SlidingTable(.board(board), seed: 1))
    #expect(words(program.root) != nil)
    program.key(.tilt(.left))
    #expect(words(program.root) == nil && !isDue("sliding", program))
  }

  @Test("of a mode of Through the Earth end alone, and not by a look at another mode")
  func modes() throws {
    let program = try HeadlessProgram.box("en")
    program.settings.change { $0.firstSteps[names: EarthModule.allFirstSteps] = true }
    _ = show("tunnel", program)
    program.click("globes.far")
    program.click("next")
    program.run(8)
    let second = try #require(words(program.root))
    program.click("mode.1")
    let dry = try #require(words(program.root))
    program.click("mode.2")
    let dig = try #require(words(program.root))
    program.click("mode.0")
    #expect(words(program.root) == second)
    #expect(Set([second, dry, dig]).count == 3)
    program.key(.command(.undo))
    #expect(words(program.root) == nil)
    program.click("mode.1")
    #expect(words(program.root) == dry)
    #expect(program.settings.current.firstSteps.due == ["tunnel-dry", "tunnel-dig"])
  }

  @Test("let the child walk until it digs, and end with the climb", arguments: [1, 2])
  func walks(_ mode: Int) throws {
    let program = try HeadlessProgram.box("en")
    program.settings.change { $0.firstSteps[names: EarthModule.allFirstSteps] = true }
    _ = show("tunnel", program)
    program.click("mode.\(mode)")
    program.run(2)
    var seen = [words(program.root)]
    for point in [Point(20, 10), Point(-40, 5), Point(10, 60)] {
      let middle = try #require(program.report("globes.near")?.frame.center)
      for intent in [Intent.press(middle + point), .tap(middle + point)] {
        program.container.handle(intent)
      }
      seen.append(words(program.root))
    }
    #expect(seen[1] == seen[3] && seen[0] != seen[1])
    program.click("next")
    program.run(8)
    seen.append(words(program.root))
    #expect(Set(seen).count == 3 && !seen.contains(nil))
    program.click("next")
    #expect(words(program.root) == nil)
    let name = mode == 1 ? "tunnel-dry" : "tunnel-dig"
    #expect(!program.settings.current.firstSteps.due.contains(name))
  }

  @Test("wait as long as the player does nothing, and stay at a stray click", arguments: games)
  func wait(_ game: String) throws {
    let program = try led(game)
    let text = words(program.root)
    program.run(20)
    for point in [Point(5, 795), Point(1275, 400)] {
      for intent in [Intent.hover(point), .press(point), .tap(point)] {
        program.container.handle(intent)
      }
    }
    #expect(text != nil)
    #expect(words(program.root) == text)
  }

  @Test("begin again with a new game, but not in the middle of one", arguments: games)
  func again(_ game: String) throws {
    let program = try HeadlessProgram.box("en")
    program.settings.change { $0.tunnel.mode = .guess }
    program.showTable(try type(game))
    #expect(words(program.root) == nil)
    try play(game, 0, program)
    program.run(4)
    let table = try #require(program.root)
    program.showSettings(of: Box.games)
    program.click("first-steps")
    #expect(isDue(game, program))
    program.show(table)
    #expect(words(table) == nil)
    program.key(.command(.newGame))
    // A round of Through the Earth asks first.
    if game == "tunnel" { program.key(.command(.newGame)) }
    #expect(words(table) != nil)
    program.showSettings(of: Box.games)
    program.click("first-steps")
    program.show(table)
    #expect(words(table) == nil)
  }

  @Test("change nothing in the game", arguments: games)
  func records(_ game: String) throws {
    func moves(_ isLed: Bool) throws -> String {
      let program = try HeadlessProgram.box("en")
      if isLed { program.settings.change { $0.firstSteps.show(game) } }
      let moves = show(game, program)
      for number in 0..<4 {
        try play(game, number, program)
        program.run(4)
        _ = program.list
      }
      return moves()
    }
    let plain = try moves(false)
    #expect(try moves(true) == plain)
    #expect(plain.count > 10)
  }

  // MARK: The offer of help

  private nonisolated static let devices: [InputDevice] = [.mouse, .touch, .keyboard, .gamepad]

  /// The games whose steps have a bubble.
  private nonisolated static let bubbles = games.filter { $0 != "tunnel" }

  @Test(
    "of Through the Earth stand below the question, with no bubble and no other light on the help")
  func tunnelLine() throws {
    let program = try led("tunnel")
    for size in [Size(480, 320), Size(800, 600), Size(1280, 800), Size(1920, 1080)] {
      program.layout(LayoutView(size: size, percent: 100, font: .lato))
      _ = program.list
      #expect(program.report("how-to-play") == nil)
      let frame = try #require(program.report("help")?.frame)
      let isMarked = program.list.commands.contains { command in
        guard case .picture(let picture, _) = command.content else { return false }
        return picture.name.hasPrefix("accent") && command.frame.center == frame.center
      }
      #expect(!isMarked, "\(size)")
      #expect(program.list.texts.contains("Click where you come out."), "\(size)")
    }
  }

  @Test("offer the help by every device", arguments: bubbles, devices)
  func help(_ game: String, _ device: InputDevice) throws {
    let program = try led(game)
    program.layout(LayoutView(size: Size(1280, 800), percent: 100, font: .lato))
    _ = program.list
    let button = try #require(program.report("how-to-play"))
    #expect(button.isEnabled)
    program.context.input.device = device
    switch device {
    case .mouse, .touch:
      for intent in [Intent.press(button.frame.center), .tap(button.frame.center)] {
        program.container.handle(intent)
      }
    case .keyboard, .gamepad:
      let step = Intent.focusNext
      for _ in 0..<40 {
        guard program.root?.focused != "how-to-play" else { break }
        program.container.handle(step)
      }
      #expect(program.root?.focused == "how-to-play")
      program.container.handle(.activate)
    }
    #expect(program.active?.name == "help")
  }

  @Test("are read at the table where the window has no room for the bubble", arguments: games)
  func inSmallWindow(_ game: String) throws {
    let program = try led(game)
    for size in [Size(480, 320), Size(600, 1000), Size(800, 600)] {
      program.layout(LayoutView(size: size, percent: 100, font: .lato))
      _ = program.list
      program.run(1)
      let texts = program.list.texts.joined(separator: " ")
      #expect(texts.contains(try #require(words(program.root))), "\(size): \(texts)")
    }
  }

  @Test("cover no text, no control and no piece", arguments: bubbles)
  func covers(_ game: String) throws {
    func bubble(_ scene: some TableScene) -> StepBubble { scene.controller.guide.bubble }
    let program = try led(game)
    let scene = try #require(program.root as? any TableScene)
    var count = 0
    for size in [Size(600, 1000), Size(800, 600), Size(1280, 800), Size(1920, 1080)] {
      for percent in [100, 150, 200] {
        let view = LayoutView(size: size, percent: percent, font: .lato)
        program.layout(view)
        let list = program.list
        guard let layout = bubble(scene).layout else { continue }
        count += 1
        #expect(Rect(.zero, size).intersection(layout.frame) == layout.frame)
        let own = layout.lines + ["How to play"]
        for command in list.commands {
          guard case .text(let text, _, _) = command.content, !own.contains(text) else { continue }
          #expect(!command.frame.intersects(layout.frame), "\(view): \(text)")
        }
        for control in program.container.controls
        where control.id != "how-to-play" && !control.id.hasPrefix("globes") {
          #expect(!control.frame.intersects(layout.frame), "\(view): \(control.id)")
        }
        let target = bubble(scene).content()?.target?.frame ?? .zero
        #expect(!target.intersects(layout.frame), "\(view)")
      }
    }
    #expect(count > 0)
  }

  // MARK: What they point at

  @Test("of the sliding puzzle mark a tile that can move, and a row that is not done")
  func tiles() throws {
    let program = try HeadlessProgram.box("en")
    program.settings.change { $0.firstSteps.show("sliding") }
    // Solved but for the last tile: the first row is right, and so is the tile above the gap.
    let values = [0, 1, 2, 3, 4, 5, 6, 8, 7]
    let board = try SlidingBoard(.square(3), values: values)
    program.show(SlidingModule.self, SlidingTable(.board(board), seed: 1))
    func mark() throws -> Rect {
      let scene = try #require(program.root as? SlidingScene)
      return try #require(scene.controller.guide.bubble.content()?.target?.frame)
    }
    _ = program.list
    #expect(try mark() == program.report("board.8")?.frame)
    program.key(.tilt(.right))
    program.key(.tilt(.left))
    program.settle()
    _ = program.list
    let row = try mark()
    #expect(row.contains(try #require(program.report("board.7")).frame.center))
    #expect(!row.contains(try #require(program.report("board.1")).frame.center))
  }
}
