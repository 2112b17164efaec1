import BoxKit
import EarthScenes
import Foundation
import GameKernel
import MatchstickScenes
import Motion
import PairsScenes
import PlayLog
import SceneTestSupport
import SlidingScenes
import Stage
import TestSupport
import Testing

@testable import StatisticsScenes

@MainActor @Suite("The page of statistics", .tags(.input))
struct StatisticsSceneTests {
  private let context: StageContext
  private let scene: StatisticsScene
  private let source: StatisticsSource
  private let log: PlayLogModel
  private let sample = SampleLog()
  private let settings = SettingsModel()
  private final class Exports { var all: [StatisticsExport] = [] }
  private let exports = Exports()

  init() { self.init(Size(1280, 800)) }

  private init(
    _ size: Size, at game: String? = nil, log: PlayLogModel? = nil, hasResults: Bool = false
  ) {
    context = StageContext.test(size: size)
    let model = log ?? sample.model
    self.log = model
    let boxed = GameContext.test(context)
    let games: [any BoxGame] = [
      MatchsticksModule(boxed), SlidingModule(boxed), PairsModule(boxed), EarthModule(boxed),
    ]
    source = StatisticsSource(
      games, log: model, results: hasResults ? ResultLists(model) : ResultLists(),
      settings: settings, today: { [sample] in sample.today },
      save: { [exports] in exports.all.append($0) })
    scene = StatisticsScene(source, at: game, context: context)
    scene.layout(in: size)
  }

  private func send(_ intents: Intent..., device: InputDevice = .keyboard) {
    scene.key(intents, context, device: device)
  }

  private var texts: [String] { scene.list.texts }

  @Test("begins with all games, or with the game of the table")
  func begins() {
    #expect(texts.contains("Games by kind"))
    #expect(StatisticsSceneTests(Size(1280, 800), at: "pairs").texts.contains("Flips against par"))
  }

  @Test("goes from tab to tab by Ctrl+Tab, and with a pad by L1 and R1")
  func tabs() {
    send(.nextTab)
    #expect(texts.contains("Share won, by opponent"))
    send(.command(.redo), device: .gamepad)
    #expect(texts.contains("Moves over the shortest solution"))
    send(.command(.undo), device: .gamepad)
    send(.previousTab)
    #expect(texts.contains("Games by kind"))
    send(.previousTab)
    #expect(texts.contains("Your flags and the right places"))
  }

  @Test(
    "opens at the size that was played last, and the choice of another one stays while it is open")
  func sizes() {
    let scene = StatisticsSceneTests(Size(1280, 800), at: "sliding")
    #expect(scene.texts.contains("4 × 4") && scene.texts.contains("50"))
    scene.scene.click("group")
    scene.scene.click("group.0")
    #expect(scene.texts.contains("From three games on you see a chart here."))
    scene.send(.nextTab, .previousTab)
    #expect(scene.texts.contains("From three games on you see a chart here."))
    let next = StatisticsScene(scene.source, at: "sliding", context: scene.context)
    next.layout(in: Size(1280, 800))
    #expect(next.list.texts.contains("Moves over the shortest solution"))
  }

  @Test(
    "keeps the tabs at their places, whatever game and view are shown",
    arguments: [Size(1280, 800), Size(1920, 1080), Size(800, 600), Size(480, 320), Size(600, 1000)])
  func tabsStay(size: Size) throws {
    let scene = StatisticsSceneTests(size, hasResults: true)
    let place = try #require(scene.scene.report("game")).frame
    for _ in 0..<5 {
      for view in 0..<3 where scene.scene.report("view.\(view)") != nil {
        scene.scene.click("view.\(view)")
        #expect(scene.scene.report("game")?.frame == place)
      }
      scene.send(.nextTab)
      #expect(scene.scene.report("game")?.frame == place)
    }
  }

  @Test("shows the last 50 games, those of this year, or all")
  func periods() {
    let scene = StatisticsSceneTests(Size(1280, 800), at: "sliding")
    #expect(scene.texts.contains("50"))
    scene.scene.click("period")
    scene.scene.click("period.2")
    #expect(scene.texts.contains("60"))
  }

  @Test("shows a game that ends while it is open")
  func live() {
    let scene = StatisticsSceneTests(Size(1280, 800), at: "pairs", log: PlayLogModel())
    #expect(scene.texts.contains("From three games on you see a chart here."))
    scene.log.append(sample.entries)
    #expect(!scene.texts.contains("From three games on you see a chart here."))
  }

  @Test("lets left and right go from game to game in a chart, with the tip of each")
  func tips() {
    let scene = StatisticsSceneTests(Size(1280, 800), at: "pairs")
    for _ in 0..<12 where scene.scene.focused != "chart-0" { scene.send(.focusNext) }
    #expect(scene.scene.focused == "chart-0")
    scene.send(.tilt(.left))
    #expect(scene.texts.contains { $0.hasSuffix(", par 57") })
  }

  @Test("has the choice of a player only if there are several, and P goes on to the next one")
  func players() throws {
    #expect(scene.report("player") == nil)
    let ben = PlayerID(rawValue: 7)
    try log.change(ben, .add(name: "Ben", colour: 1, figure: 1))
    #expect(scene.report("player") != nil && texts.contains("All"))
    send(.nextTab, .nextTab, .command(.peek), .command(.peek))
    #expect(texts.contains("Ben") && texts.contains("From three games on you see a chart here."))
    send(.command(.hint), device: .gamepad)
    #expect(!texts.contains("From three games on you see a chart here."))
  }

  @Test("saves the shown games as CSV by its button, Ctrl+S, and with a pad by X")
  func exporting() {
    send(.nextTab, .nextTab, .command(.save))
    send(.command(.newGame), device: .gamepad)
    context.input.device = .mouse
    scene.click("save-csv")
    #expect(exports.all.count == 3 && Set(exports.all).count == 1)
    let lines = exports.all[0].csv.split(separator: "\r\n")
    #expect(lines.count == 51 && exports.all[0].fileName == "Matchwood Sliding Puzzle.csv")
    #expect(lines.first == GameColumns.csvHeader[...])
  }

  @Test(
    "shows the best games at once in place of the charts, without a second choice of the size",
    arguments: [Size(1280, 800), Size(480, 320), Size(600, 1000)])
  func bestGames(size: Size) {
    let scene = StatisticsSceneTests(size, at: "sliding")
    #expect(scene.scene.report("play") == nil && scene.scene.report("group") != nil)
    scene.scene.click("view.2")
    #expect(scene.scene.report("play")?.isInView == true)
    #expect(scene.scene.report("chart-0") == nil && scene.scene.report("group") == nil)
    scene.scene.click("view.0")
    #expect(scene.scene.report("chart-0") != nil && scene.scene.report("play") == nil)
  }

  @Test(
    "shows the best games with all their buttons without scrolling",
    arguments: [Size(1280, 800), Size(480, 320), Size(600, 1000)])
  func buttons(size: Size) throws {
    let scene = StatisticsSceneTests(size, at: "sliding", hasResults: true)
    scene.scene.click("view.2")
    let clear = try #require(scene.scene.report("clear"))
    #expect(clear.isInView && clear.frame.maxY <= size.height && clear.isEnabled)
  }

  @Test("has no best games of all games together, and shows them again at the next one")
  func viewOfAll() {
    let scene = StatisticsSceneTests(Size(1280, 800), at: "sliding")
    scene.scene.click("view.2")
    scene.scene.click("game.0")
    #expect(scene.texts.contains("Games by kind"))
    scene.scene.click("game.3")
    #expect(scene.scene.report("play") != nil)
  }

  @Test("leads from all games to the best ones of the game that was played last")
  func bestOfAll() {
    let scene = StatisticsSceneTests(Size(480, 320), hasResults: true)
    #expect(scene.settings.current.statistics.game == nil)
    scene.scene.click("view.2")
    let games = ["matchsticks", "sliding", "pairs"]
    let latest = scene.log.log.games(GameFilter()).last { games.contains($0.game) }
    #expect(scene.settings.current.statistics.game == latest?.game)
    #expect(scene.scene.report("results") != nil)
  }

  @Test("goes from view to view by Ctrl+Tab while the views have the focus")
  func views() {
    send(.nextTab)
    for _ in 0..<12 where scene.focused != "view" { send(.focusNext) }
    send(.nextTab)
    #expect(settings.current.statistics.view == .games)
    send(.nextTab, .nextTab)
    #expect(settings.current.statistics.view == .overview)
    #expect(settings.current.statistics.game == "matchsticks")
  }

  @Test(
    "has the game and the filters of the best games in two rows",
    arguments: [Size(480, 320), Size(640, 400)])
  func filters(size: Size) throws {
    let scene = StatisticsSceneTests(size, at: "matchsticks", hasResults: true)
    scene.scene.click("view.2")
    let list = try #require(scene.scene.report("results")).frame
    let view = try #require(scene.scene.report("view")).frame
    let choices = scene.scene.controls.filter {
      !$0.id.contains(".") && $0.frame.y > view.maxY && $0.frame.maxY < list.y
    }
    #expect(choices.count == 4 && Set(choices.map(\.frame.y)).count == 2)
    #expect(list.height > 0.3 * size.height)
  }

  @Test(
    "lets the down key leave a list of games at its end",
    arguments: [Size(1280, 800), Size(480, 320)])
  func leavesList(size: Size) {
    let log = PlayLogModel()
    log.append(
      (1...2).map { .game(.test($0, "sliding", "4:numbers", moves: 90, least: 50), record: "x") })
    let scene = StatisticsSceneTests(size, at: "sliding", log: log)
    #expect(scene.scene.report("figures")?.isInView == true, "the figures come first")
    for _ in 0..<12 where scene.scene.focused != "games" { scene.send(.focusNext) }
    #expect(scene.scene.focused == "games")
    for _ in 0..<12 where scene.scene.focused != "save-csv" { scene.send(.tilt(.down)) }
    #expect(scene.scene.focused == "save-csv")
  }

  @Test("scrolls to its ends by End and Home, from the choices and from a list")
  func ends() {
    let log = PlayLogModel()
    log.append(
      (1...2).map { .game(.test($0, "sliding", "4:numbers", moves: 90, least: 50), record: "x") })
    let scene = StatisticsSceneTests(Size(480, 320), at: "sliding", log: log)
    scene.send(.focusNext)
    let start = scene.scene.focused
    scene.send(.leap(.toEnd))
    #expect(scene.scene.report("save-csv")?.isInView == true && scene.scene.focused == start)
    scene.send(.leap(.toStart))
    #expect(scene.scene.report("figures")?.isInView == true)
    for _ in 0..<12 where scene.scene.focused != "games" { scene.send(.focusNext) }
    scene.send(.leap(.toEnd), .leap(.toEnd))
    #expect(scene.scene.report("save-csv")?.isInView == true)
  }

  @Test("keeps the choices of a player for the next time")
  func lastChoice() throws {
    scene.click("game.2")
    scene.click("period")
    scene.click("period.2")
    scene.click("view.1")
    let data = try JSONEncoder().encode(settings.current.statistics)
    let kept = String(decoding: data, as: UTF8.self)
    #expect(["sliding", "ever", "games"].allSatisfy(kept.contains))
    let next = StatisticsScene(source, context: context)
    next.layout(in: Size(1280, 800))
    #expect(next.report("games.0") != nil && next.list.texts.contains("Sliding Puzzle"))
    next.click("view.0")
    #expect(next.list.texts.contains("60"))
  }

  @Test("opens the help of its game with F1")
  func help() {
    var opened: [String?] = []
    scene.onHelp = { opened.append($0) }
    send(.command(.help), .nextTab, .command(.help))
    #expect(opened == [nil, "matchsticks"])
  }

  @Test("says why games are in no average")
  func uncounted() {
    let log = PlayLogModel()
    var games = (1...4).map { LoggedGame.test($0, "sliding", "4:numbers", moves: 90, least: 50) }
    games[1].marks = .helped
    games[2].isOver = false
    games[3].from = games[0].id
    log.append(games.map { .game($0, record: "x") })
    let scene = StatisticsSceneTests(Size(1280, 800), at: "sliding", log: log)
    let note = scene.texts.joined(separator: " ")
    #expect(note.contains("1 game was not finished. 1 game with help is in no average."))
    #expect(note.contains("1 game that was played on after its end is not counted."))
    #expect(UncountedNote.text(.test([games[0]])) == nil)
  }

  @Test(
    "lets the down key lead past all of a page that scrolls",
    arguments: [Size(480, 320), Size(600, 1000)])
  func keysLeadPastAll(size: Size) throws {
    let scene = StatisticsSceneTests(size, at: "pairs")
    var seen: Set<String> = []
    for _ in 0..<60 {
      scene.send(.tilt(.down))
      for report in scene.scene.controls where report.isInView { seen.insert(report.id) }
    }
    #expect(seen.isSuperset(of: ["figures", "lesson", "chart-0", "chart-1", "save-csv"]))
  }

  @Test("says once that there are too few games")
  func tooFew() {
    let scene = StatisticsSceneTests(Size(1280, 800), at: "pairs", log: PlayLogModel())
    #expect(scene.texts.count { $0 == "From three games on you see a chart here." } == 1)
  }

  @Test(
    "lets Tab reach all controls, and R2 the charts",
    arguments: [Size(1280, 800), Size(480, 320), Size(600, 1000)])
  func focus(size: Size) {
    let scene = StatisticsSceneTests(size, at: "pairs")
    let all = Set(scene.scene.controls.filter { $0.isEnabled && !$0.id.contains(".") }.map(\.id))
    var reached: Set<String> = []
    for _ in 0..<30 {
      scene.send(.focusNext)
      if let id = scene.scene.focused { reached.insert(id) }
    }
    #expect(reached == all)
    scene.send(.focusSwitch, device: .gamepad)
    scene.send(.focusSwitch, device: .gamepad)
  }

  @Test("goes back by Esc, B and its arrow")
  func back() {
    var count = 0
    scene.onBack = { count += 1 }
    send(.back)
    send(.back, device: .gamepad)
    context.input.device = .mouse
    scene.click("back")
    #expect(count == 3)
  }
}
