import BoxKit
import Controls
import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import MenuScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The menu")
struct MenuTests {
  private let context = StageContext.test()
  private let table = MatchstickTable(setup: MatchstickSetup(), seed: 7)

  private func menu(
    open: @escaping () -> Void = {}, leave: @escaping () -> Void = {},
    settings: @escaping () -> Void = {}
  ) -> MenuScene {
    let tables = InMemoryTables()
    tables.add(table)
    let menu = MenuScene([MatchsticksModule(.test(context, tables: tables))], context: context)
    menu.onPlay = { _ in open() }
    menu.onLeave = leave
    menu.onSettings = settings
    menu.layout(in: context.look.metrics.size)
    return menu
  }

  @Test("lists the games of the catalogue")
  func lists() {
    let menu = menu()
    #expect(menu.controls.map(\.id) == ["matchsticks", "help", "settings", "leave"])
    #expect(menu.list.texts.contains("Matchsticks"))
  }

  @Test("shows the emblem of its first game to the left of the name of the box")
  func emblem() throws {
    let list = menu().list
    let name = try #require(list.commands.first { $0.string == "Matchwood" })
    #expect(list.pictures("match").contains { $0.frame.maxX < name.frame.x })
  }

  @Test("opens a game by click, and by Enter without a step of the focus")
  func opens() {
    var opened = 0
    let menu = menu(open: { opened += 1 })
    menu.click("matchsticks")
    #expect(opened == 1)
    let another = self.menu(open: { opened += 1 })
    another.handle(.activate)
    #expect(opened == 2)
  }

  @Test(
    "fills the screen and leaves by buttons that a mouse or a finger finds, wherever they have room"
  )
  func buttons() {
    for size in [Size(1280, 800), Size(600, 1000), Size(480, 320)] {
      for scale in [1.0, 2] {
        var done: [String] = []
        let context = StageContext.test(size: size, scale: scale)
        let menu = MenuScene([], context: context)
        menu.onLeave = { done.append("leave") }
        menu.onSettings = { done.append("settings") }
        menu.onFullScreen = { done.append("full-screen") }
        menu.layout(in: size)
        let ids = ["leave", "full-screen", "settings"]
        ids.forEach(menu.click)
        #expect(done == ids)
        let frames = ids.compactMap { menu.report($0)?.frame }
        #expect(frames.allSatisfy { Rect(.zero, size).contains($0) })
        #expect(!frames[0].intersects(frames[1]) && !frames[1].intersects(frames[2]))
      }
    }
  }

  @Test(
    "has each of its buttons within reach of Tab, at every size",
    arguments: [Size(480, 320), Size(800, 600), Size(1280, 800), Size(600, 1000)])
  func reach(size: Size) {
    let program = StageContext.test(size: size)
    let games: [any BoxGame] = [MatchsticksModule(.test(program)), SlidingModule(.test(program))]
    let menu = MenuScene(games, context: program)
    (menu.onStatistics, menu.onLabels, menu.onFullScreen) = ({}, {}, {})
    menu.strip = Button(id: "today", context: program, title: "Today") {}
    menu.layout(in: size)
    program.input.device = .keyboard
    var reached: Set<String> = []
    for _ in 0..<20 {
      menu.handle(.focusNext)
      if let id = menu.focused { reached.insert(id) }
    }
    #expect(reached == Set(menu.controls.map(\.id)), "\(size)")
    #expect(reached.isSuperset(of: ["today", "statistics", "labels"]))
  }

  @Test("leaves by its door and by Esc, and leads to the settings by icon and key")
  func leaves() {
    var (left, asked) = (0, 0)
    let menu = menu(leave: { left += 1 }, settings: { asked += 1 })
    menu.handle(.back)
    #expect((left, asked) == (1, 0))
    menu.click("leave")
    #expect((left, asked) == (2, 0))
    menu.click("settings")
    menu.handle(.command(.settings))
    #expect((left, asked) == (2, 2))
  }

  @Test("shows on the settings' button that the sound is off")
  func muted() {
    let context = StageContext.test()
    let menu = MenuScene([], context: context)
    menu.layout(in: context.look.metrics.size)
    let loud = menu.list
    context.feedback.sounds.set(volume: 1, isMuted: true)
    #expect(menu.list != loud)
  }

  @Test(
    "says on every card in a sentence what the game is, and its state on one line",
    arguments: [
      Size(480, 320), Size(640, 480), Size(800, 600), Size(800, 800), Size(1024, 768),
      Size(1280, 800), Size(480, 800), Size(720, 1280), Size(1920, 1080), Size(3840, 2160),
    ], [1.0, 2])
  func words(size: Size, scale: Double) throws {
    let context = StageContext.test(size: size, scale: scale)
    let mottos = ["1", "A motto", "A motto that has very many words and is long"]
    let statuses = ["New", "18 left · your turn", "18 are left now · it is your turn to take"]
    let games = zip(mottos, statuses).map { motto, status in
      WordyGame(motto: motto, status: CardStatus(status, short: "Turn"))
    }
    let menu = MenuScene(games, context: context)
    menu.layout(in: size)
    let text = menu.list.texts.joined(separator: " ")
    #expect(mottos.allSatisfy(text.contains), "\(text)")
    #expect(faults(menu, context).isEmpty)
    let texts = menu.list.texts
    let shown = texts.filter { $0 == "Turn" || statuses.contains($0) }
    #expect(shown.count == (context.look.metrics.isSmall ? 0 : 3), "\(texts)")
    #expect([0, shown.count].contains(menu.list.pictures("icon play").count))
  }

  @Test("has pills with an arrow in German at 200 % and in 800 × 600, with a short state")
  func pills() throws {
    for (size, percent) in [(Size(1280, 800), 200), (Size(1920, 1080), 200), (Size(800, 600), 100)]
    {
      let program = try HeadlessProgram.box("de")
      program.settings.setOnPage { $0.scale = percent }
      let table = MatchstickTable(setup: MatchstickSetup(), seed: 7)
      try table.take(2)
      if !table.takeForComputer() { Issue.record("The computer was to take") }
      program.tables.add(table)
      program.showMenu()
      program.layout(LayoutView(size: size, percent: percent, font: .lato))
      #expect(program.list.texts.contains("Du bist dran"), "\(program.list.texts)")
      #expect(program.list.pictures("icon play").count == 4)
    }
  }

  @Test("says in short on a finished game what a press shows: its result")
  func result() throws {
    let program = try HeadlessProgram.box("de")
    let table = MatchstickTable(setup: MatchstickSetup(), seed: 7)
    while !table.state.isOver {
      if !table.takeForComputer() { try table.take(1) }
    }
    program.settings.setOnPage { $0.scale = 200 }
    program.tables.add(table)
    program.showMenu()
    program.layout(LayoutView(size: Size(1280, 800), percent: 200, font: .lato))
    #expect(program.list.texts.contains("Ergebnis"))
  }

  @Test("has cards of 256 × 448 with trays of 224 × 296 in the usual window")
  func sizes() throws {
    let program = try HeadlessProgram.box("en")
    program.showMenu()
    program.layout(LayoutView(size: Size(1280, 800), percent: 100, font: .lato))
    let frames = ["matchsticks", "sliding", "pairs", "tunnel"].compactMap { id in
      program.container.controls.first { $0.id == id }?.frame
    }
    #expect(frames == (0..<4).map { Rect(80 + 288 * Double($0), 168, 256, 448) })
  }

  @Test("in a small window has the state of a game in progress in place of its sentence")
  func small() throws {
    let context = StageContext.test(size: Size(480, 320))
    let games = [
      WordyGame(motto: "First", status: CardStatus("Begun", isInProgress: true)),
      WordyGame(motto: "Second", status: CardStatus("Over")),
    ]
    let menu = MenuScene(games, context: context)
    menu.layout(in: context.look.metrics.size)
    #expect(menu.list.texts.contains("Begun") && !menu.list.texts.contains("First"))
    #expect(menu.list.texts.contains("Second") && !menu.list.texts.contains("Over"))
  }

  @Test("names a computer with its article in a German sentence, and without it in labels")
  func articles() throws {
    let program = try HeadlessProgram.box("de")
    let texts = program.context.look.texts
    #expect(
      MatchstickOccupant.humanLike(strength: 40).subject(texts, begins: true) == "Der Amateur")
    #expect(MatchstickOccupant.machine.subject(texts, begins: false) == "die Schachtelmaschine")
    #expect(MatchstickOccupant.clever.name(texts) == "Meister")
  }

  @Test("has no arrow on the pill of a finished game")
  func finished() {
    let games = [WordyGame(motto: "M", status: CardStatus("Solved", isOver: true))]
    let menu = MenuScene(games, context: context)
    menu.layout(in: context.look.metrics.size)
    #expect(menu.list.texts.contains("Solved") && menu.list.pictures("icon play").isEmpty)
  }

  @Test("shows the state of a finished game on a pill, because the card still opens it")
  func finishedHasPill() {
    let counts = [true, false].map { isOver in
      let status = CardStatus("Solved", isOver: isOver)
      let menu = MenuScene([WordyGame(motto: "M", status: status)], context: context)
      menu.layout(in: context.look.metrics.size)
      return menu.list.commands.count
    }
    // The arrow is the only difference.
    #expect(counts[0] == counts[1] - 1)
  }

  @Test("gives the focus to no button that has no room", arguments: [Direction.up, .left])
  func hiddenButtons(direction: Direction) throws {
    let program = try HeadlessProgram.box("de")
    program.settings.setOnPage { $0.scale = 200 }
    program.showMenu()
    program.layout(LayoutView(size: Size(1280, 800), percent: 200, font: .lato))
    for step in [direction, .up, .up, .up, .left, .left, .left, .left] {
      program.key(.tilt(step))
      let id = try #require(program.active?.focused)
      let frame = try #require(program.report(id)?.frame)
      #expect(!frame.isEmpty && Rect(.zero, Size(1280, 800)).contains(frame.center), "\(id)")
    }
  }

  @Test("keeps left in the row of buttons above the cards, down to its end")
  func rowAbove() throws {
    let program = try HeadlessProgram.box("en")
    program.showMenu()
    program.layout(LayoutView(size: Size(1280, 800), percent: 100, font: .lato))
    func place() throws -> Rect {
      let id = try #require(program.active?.focused)
      return try #require(program.report(id)).frame
    }
    for _ in 0..<3 { program.key(.tilt(.up)) }
    let card = try #require(program.report("matchsticks")).frame
    let row = try place().y
    #expect(row < card.y)
    for _ in 0..<10 { program.key(.tilt(.left)) }
    #expect(try place().y == row)
    program.key(.tilt(.down))
    #expect(try place().y >= card.y)
  }

  @Test("has the accent on the pill of the game that was played last, and on no other")
  func lastGame() throws {
    let modules: [any BoxGame] = [
      MatchsticksModule(.test(context)), WordyGame(motto: "M", status: CardStatus("S")),
    ]
    let menu = MenuScene(modules, context: context)
    func inks() -> [Color] {
      menu.layout(in: context.look.metrics.size)
      return menu.list.pictures("icon play").compactMap { command in
        if case .picture(_, let tint) = command.content { tint } else { nil }
      }
    }
    #expect(inks() == [context.look.theme.ink, context.look.theme.ink])
    menu.lastGame = "wordy"
    #expect(inks() == [context.look.theme.ink, context.look.theme.inkOnAccent])
    var opened = ""
    menu.onPlay = { opened = $0 }
    menu.handle(.activate)
    #expect(opened == "wordy")
  }

  private struct NoCover: GameCover {
    func draw(into list: inout DisplayList) {}
  }

  /// A game that is nothing but the words of its card.
  @MainActor private final class WordyGame: BoxGame {
    nonisolated static let name = "wordy"
    let card: MenuCard

    init(motto: String, status: CardStatus) {
      card = MenuCard(
        motto: { _ in motto }, status: { _ in status }, cover: { _, _ in NoCover() })
    }

    convenience init(_ context: GameContext) { self.init(motto: "", status: CardStatus("")) }

    nonisolated static func title(_ texts: Texts) -> String { "G" }
    func makeScene() -> any Scene { MessageScene(context: .test()) { _ in "" } }
  }

  @Test("says on the card how the game stands, and “Play” as long as it was never played")
  func status() throws {
    let menu = menu()
    #expect(menu.list.texts.contains("Play"))
    menu.willDisappear()
    try table.take(2)
    menu.willAppear()
    #expect(menu.list.texts.contains("16 left · Clever"))
    menu.willDisappear()
    while !table.state.isOver {
      if !table.takeForComputer() { try table.take(1) }
    }
    menu.willAppear()
    #expect(menu.list.texts.contains { $0.hasSuffix("won") || $0 == "You won!" })
    menu.willDisappear()
    table.newGame()
    menu.willAppear()
    #expect(menu.list.texts.contains("18 left · your turn"))
  }

  @Test("says of a solved puzzle whether the player has solved it or was shown how")
  func shown() throws {
    var values = Array(0..<9)
    values.swapAt(8, 5)
    let puzzle = SlidingTable(.board(try SlidingBoard(.square(3), values: values)), seed: 1)
    try puzzle.session.perform(.tilt(.up))
    let tables = InMemoryTables()
    tables.add(puzzle)
    let context = StageContext.test()
    let game = SlidingModule(.test(context, tables: tables))
    func pill() -> [String] {
      let menu = MenuScene([game], context: context)
      menu.layout(in: context.look.metrics.size)
      menu.willAppear()
      return menu.list.texts
    }
    #expect(pill().contains("Solved"))
    puzzle.noteShown()
    #expect(pill().contains("Shown") && !pill().contains("Solved"))
  }
}
