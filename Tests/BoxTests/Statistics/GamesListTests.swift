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
import TestSupport
import Testing

@testable import StatisticsScenes

@MainActor @Suite("The list of all games", .tags(.input))
struct GamesListTests {
  private final class Opened { var all: [GameID?] = [] }
  private let context: StageContext
  private let scene: StatisticsScene
  private let log = PlayLogModel()
  private let opened = Opened()

  init() throws { try self.init([]) }

  private init(
    _ games: [LoggedGame], at game: String? = nil, size: Size = Size(1280, 800)
  ) throws {
    context = StageContext.test(size: size)
    log.append(games.map { .game($0, record: "x") })
    let boxed = GameContext.test(context)
    let box: [any BoxGame] = [
      MatchsticksModule(boxed), SlidingModule(boxed), PairsModule(boxed), EarthModule(boxed),
    ]
    var source = StatisticsSource(
      box, log: log, results: ResultLists(), settings: SettingsModel(),
      today: { Day(secondsSince1970: 1_795_219_200) }, save: { _ in })
    source.replay = { [opened] in opened.all.append($0) }
    scene = StatisticsScene(source, at: game, context: context)
    scene.layout(in: size)
  }

  private var texts: [String] { scene.list.texts }

  private static var few: [LoggedGame] {
    var games = [
      LoggedGame.test(1, "sliding", "4:numbers", moves: 93, least: 53),
      LoggedGame.test(2, "matchsticks", "heaps:1-3-5-7:loses", rival: "human-like:40"),
      LoggedGame.test(3, "pairs", "6x6", moves: 66),
      LoggedGame.test(4, "tunnel", "dry", moves: 7),
      LoggedGame.test(5, "matchsticks", "18:3", rival: "clever"),
    ]
    games[1].winners = [0]
    games[2].marks = .peeked
    games[3].from = games[0].id
    games[4].isOver = false
    return games
  }

  @Test(
    "has all games, the latest first, each with its setup, result, players and marks",
    arguments: [Size(1920, 1080), Size(1280, 800), Size(480, 320), Size(600, 1000)])
  func rows(size: Size) throws {
    let test = try GamesListTests(Self.few, size: size)
    test.scene.click("view.1")
    for _ in 0..<5 { test.scene.key([.focusSwitch], test.context, device: .gamepad) }
    var words = test.texts.joined(separator: "|")
    test.scene.key([.leap(.toEnd)], test.context, device: .keyboard)
    test.context.animator.advance(by: .seconds(1))
    words += test.texts.joined(separator: "|")
    for wanted in [
      "Not finished", "18 matches", "Clever", "7 digs", "Dry feet", "played on", "66 flips",
      "with a peek", "Won", "Heaps · Marienbad", "Amateur, 40%", "93 moves (shortest: 53)", "4 × 4",
    ] {
      #expect(words.contains(wanted), "\(wanted) at \(size)")
    }
  }

  @Test("opens the review of a row by a click, Enter and A")
  func opens() throws {
    let test = try GamesListTests(Self.few)
    test.scene.click("view.1")
    test.context.input.device = .mouse
    test.scene.click("games.0")
    for _ in 0..<9 where test.scene.focused != "games" {
      test.scene.key([.focusNext], test.context, device: .keyboard)
    }
    test.scene.key([.tilt(.down), .activate], test.context, device: .keyboard)
    test.scene.key([.activate], test.context, device: .gamepad)
    #expect(test.opened.all.compactMap { $0?.rawValue } == [5, 4, 4])
  }

  @Test("takes the place of the charts while there are too few games for one")
  func inPlaceOfCharts() throws {
    let test = try GamesListTests(Self.few, at: "pairs")
    #expect(test.texts.contains("66 flips") && test.scene.report("games.0") != nil)
    #expect(test.texts.contains { $0.hasPrefix("From three games on") })
    test.context.input.device = .mouse
    test.scene.click("games.0")
    #expect(test.opened.all == [GameID(rawValue: 3)])
  }

  @Test("stays at its place while a game ends, and shows it")
  func live() throws {
    let games = (1...60).map { LoggedGame.test($0, "sliding", "3:numbers", moves: 100 + $0) }
    let test = try GamesListTests(games, at: "sliding")
    test.scene.click("view.1")
    for _ in 0..<9 where test.scene.focused != "games" {
      test.scene.key([.focusNext], test.context, device: .keyboard)
    }
    test.scene.key([.leap(.toEnd)], test.context, device: .keyboard)
    test.context.animator.advance(by: .seconds(1))
    #expect(test.texts.contains("101 moves"))
    test.log.append([.game(.test(61, "sliding", "3:numbers", moves: 7), record: "x")])
    #expect(!test.texts.contains("7 moves") && test.texts.contains("102 moves"))
    test.scene.key([.leap(.toStart)], test.context, device: .keyboard)
    test.context.animator.advance(by: .seconds(1))
    #expect(test.texts.contains("7 moves"))
  }

  @Test("names a player who was removed \u{201C}a player\u{201D}, in games with others alone")
  func removed() throws {
    let ben = PlayerID(rawValue: 7)
    var game = LoggedGame.test(1, "pairs", "4x4", moves: 40)
    game.seats = [LoggedSeat(.player(.first)), LoggedSeat(.player(ben))]
    game.scores = [5, 3]
    game.winners = [0]
    let test = try GamesListTests([])
    try test.log.change(ben, .add(name: "Ben", colour: 1, figure: 1))
    test.log.append([.game(game, record: "x")])
    var alone = LoggedGame.test(2, "pairs", "4x4", moves: 44)
    alone.seats = [LoggedSeat(.player(ben))]
    test.log.append([.game(alone, record: "x")])
    test.scene.click("view.1")
    #expect(test.texts.contains { $0.contains("Ben") } && test.texts.contains("Won · 5 : 3"))
    try test.log.change(ben, .remove)
    #expect(!test.texts.contains { $0.contains("Ben") })
    #expect(test.texts.contains { $0.contains("a player") })
    #expect(test.scene.report("games.0") != nil && test.scene.report("games.1") == nil)
  }

  @Test("makes no more rows than are shown, however many games there are")
  func manyGames() throws {
    let games = (1...5_000).map { LoggedGame.test($0, "sliding", "3:numbers", moves: $0) }
    let test = try GamesListTests(games)
    test.scene.click("view.1")
    #expect(test.scene.list.commands.count < 250)
    test.scene.key([.focusSwitch, .leap(.toEnd)], test.context, device: .keyboard)
    test.context.animator.advance(by: .seconds(1))
    #expect(test.texts.contains("1 move") || test.texts.contains { $0.hasPrefix("1 move ") })
  }
}
