import BoxKit
import EarthScenes
import GameKernel
import MatchstickScenes
import Motion
import PairsScenes
import PlayLog
import SceneTestSupport
import SlidingScenes
import Stage
import StatisticsScenes
import TestSupport
import Testing

@MainActor @Suite("The page of statistics", .tags(.input))
struct StatisticsSceneTests {
  private let context: StageContext
  private let scene: StatisticsScene
  private let log: PlayLogModel
  private let sample = SampleLog()
  private final class Exports { var all: [StatisticsExport] = [] }
  private let exports = Exports()

  init() { self.init(Size(1280, 800)) }

  private init(_ size: Size, at game: String? = nil, log: PlayLogModel? = nil) {
    context = StageContext.test(size: size)
    let model = log ?? sample.model
    self.log = model
    let boxed = GameContext.test(context)
    let games: [any BoxGame] = [
      MatchsticksModule(boxed), SlidingModule(boxed), PairsModule(boxed), EarthModule(boxed),
    ]
    let source = StatisticsSource(
      games, log: model, results: ResultLists(), today: { [sample] in sample.today },
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
    #expect(texts.contains("Wins of 100 games, by opponent"))
    send(.command(.redo), device: .gamepad)
    #expect(texts.contains("Moves over the shortest solution"))
    send(.command(.undo), device: .gamepad)
    send(.previousTab)
    #expect(texts.contains("Games by kind"))
    send(.previousTab)
    #expect(texts.contains("Your flags and the right places"))
  }

  @Test("opens at the size that was played last, and the choice of another one stays")
  func sizes() {
    let scene = StatisticsSceneTests(Size(1280, 800), at: "sliding")
    #expect(scene.texts.contains("4 × 4") && scene.texts.contains("50"))
    scene.scene.click("group")
    scene.scene.click("group.0")
    #expect(scene.texts.contains("Three games draw this picture."))
    scene.send(.nextTab, .previousTab)
    #expect(scene.texts.contains("Three games draw this picture."))
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
    #expect(scene.texts.contains("Three games draw this picture."))
    scene.log.append(sample.entries)
    #expect(!scene.texts.contains("Three games draw this picture."))
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
    #expect(texts.contains("Ben") && texts.contains("Three games draw this picture."))
    send(.command(.hint), device: .gamepad)
    #expect(!texts.contains("Three games draw this picture."))
  }

  @Test("saves the shown games as CSV by its button, Ctrl+S, and with a pad by X")
  func exporting() {
    send(.nextTab, .nextTab, .command(.save))
    send(.command(.newGame), device: .gamepad)
    context.input.device = .mouse
    scene.click("save-csv")
    #expect(exports.all.count == 3 && Set(exports.all).count == 1)
    let lines = exports.all[0].csv.split(separator: "\r\n")
    #expect(lines.count == 51 && exports.all[0].fileName == "matchwood-sliding.csv")
    #expect(lines.first == GameColumns.csvHeader[...])
  }

  @Test("scrolls to the best games by their button, and back to the choices by Tab")
  func bestGames() {
    let scene = StatisticsSceneTests(Size(1280, 800), at: "sliding")
    scene.context.input.device = .keyboard
    #expect(scene.scene.report("play")?.isInView == false)
    scene.scene.click("best-games")
    #expect(scene.scene.report("play")?.isInView == true)
    for _ in 0..<20 where scene.scene.focused != "game" { scene.send(.focusNext) }
    #expect(scene.scene.report("chart-0")?.isInView == true)
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
