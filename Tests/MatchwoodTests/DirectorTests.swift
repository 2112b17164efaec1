import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import Motion
import PlayLog
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import MatchwoodMain

/// The scenes of the whole box, with no window and no files.
@MainActor final class DirectorRig {
  let settings: SettingsModel
  let tables = InMemoryTables()
  let context: StageContext
  let container: SceneContainer
  let director: Director
  let log = PlayLogModel()

  /// - Parameters:
  ///   - game: to begin with; nil for the menu.
  ///   - link: to be opened at once.
  ///   - games: those of the box.
  init(
    _ game: String? = nil, link: String? = nil, settings: Settings = Settings(),
    games: [any BoxGame.Type] = Box.games, services: Services = Services(),
    size: Size = Size(1280, 800), prepare: (inout Launch) -> Void = { _ in }
  ) {
    self.settings = SettingsModel(settings)
    context = StageContext(
      Look(theme: .named(.evening), metrics: Metrics(size: size), measurer: FixedMeasurer()))
    container = SceneContainer(context: context)
    container.layout(in: size)
    var launch = Launch()
    launch.game = game
    launch.link = link
    prepare(&launch)
    let lent = GameContext(
      stage: context, settings: self.settings, log: log, tables: tables, launch: launch,
      services: services)
    director = Director(games, lent, container)
    director.begin()
  }

  var active: String? { container.active?.name }

  /// All words that are shown, once nothing moves.
  var texts: [String] {
    context.animator.advance(by: .seconds(1))
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap { command in
      if case .text(let string, _, _) = command.content { string } else { nil }
    }
  }

  func press(_ intents: Intent...) { for intent in intents { container.handle(intent) } }

  /// Clicks on controls, one after the other.
  func click(_ ids: String...) throws {
    for id in ids {
      let control = try #require(container.controls.first { $0.id == id })
      press(.press(control.frame.center), .tap(control.frame.center))
    }
  }

  /// The state of a game's table.
  func state<Rules: TracedRules>(of rules: Rules.Type) -> Rules.State? {
    tables.table(of: rules)?.state
  }
}

@MainActor @Suite("Director", .tags(.input))
struct DirectorTests {
  @Test(
    "Esc leads from a game to the menu, and out only with a word more, however often it is pressed")
  func wayOut() {
    var hasLeft = false
    let rig = DirectorRig("matchsticks")
    rig.director.onLeave = { hasLeft = true }
    rig.press(.back)
    #expect(rig.active == "menu")
    rig.press(.back)
    #expect(rig.active == "leaving")
    rig.press(.back)
    #expect(rig.active == "menu" && !hasLeft)
    rig.press(.back, .activate)
    #expect(rig.active == "menu" && !hasLeft, "Enter after Esc keeps playing")
    rig.press(.back, .tilt(.left), .activate)
    #expect(hasLeft)
  }

  @Test("What is wrong with a link or a file is said below a title that tells what it is about")
  func titles() {
    let rig = DirectorRig("matchsticks")
    rig.director.pasteLink(at: "matchsticks")
    #expect(rig.texts.contains("Paste link") && !rig.texts.contains("Please note"))
    rig.press(.back)
    let error = PersistenceError.newer(.results, path: "results.json")
    rig.director.presentMessage(error.title, error.message)
    #expect(rig.texts.contains("Best games"))
  }

  @Test("An empty list of results begins a new game where the one on the table is over")
  func playFromResults() throws {
    let rig = DirectorRig("matchsticks")
    let table = try #require(rig.tables.table(of: Matchsticks.self))
    try table.take(1)
    rig.director.showResults(of: "matchsticks")
    try rig.click("view.2", "play")
    #expect(rig.active == "matchsticks" && table.session.gameNumber == 1)
    table.newGame(MatchstickSetup(pile: 12, seating: MatchstickSeats(second: .person)))
    for count in [3, 1, 3, 1, 3, 1] { try table.take(count) }
    let game = table.session.gameNumber
    rig.director.showResults(of: "matchsticks")
    try rig.click("view.2", "play")
    #expect(rig.active == "matchsticks" && table.session.gameNumber == game + 1)
    #expect(!table.state.isOver)
  }

  @Test("The settings hand the new pile over, and undo brings the old game back")
  func newPile() {
    let rig = DirectorRig("matchsticks")
    rig.press(.command(.settings), .tilt(.right), .back)
    #expect(rig.settings.current.matchsticks.pile == 19)
    #expect(rig.state(of: Matchsticks.self)?.remaining == 19)
    #expect(rig.container.active?.controls.first { $0.id == "undo" }?.isEnabled == true)
  }

  @Test("The menu leads to each game of the box", arguments: ["matchsticks", "sliding", "pairs"])
  func menu(game: String) throws {
    let rig = DirectorRig()
    try rig.click(game)
    #expect(rig.active == game)
  }

  @Test("The way back from a game leads to its own card, also if the menu was never seen")
  func ownCard() {
    let rig = DirectorRig("sliding")
    rig.press(.back, .activate)
    #expect(rig.active == "sliding")
  }

  @Test("The settings open at the game of the table, and from the menu at the general ones")
  func whoseSettings() throws {
    let rig = DirectorRig("sliding")
    func ids() -> Set<String> { Set(rig.container.controls.map(\.id)) }
    rig.press(.command(.settings))
    #expect(ids().isSuperset(of: ["arrows", "tilt"]))
    #expect(ids().isDisjoint(with: ["pile", "language"]))
    rig.press(.back, .back, .command(.settings))
    #expect(ids().contains("language") && !ids().contains("arrows"))
    try rig.click("box-group.4")
    #expect(ids().contains("arrows"))
    rig.press(.back, .tilt(.left), .activate, .command(.settings))
    #expect(ids().contains("pile") && !ids().contains("arrows"))
  }

  @Test("What was set from the menu holds for a game that was not played yet")
  func fromTheMenu() {
    let rig = DirectorRig()
    rig.press(.command(.settings), .nextTab, .nextTab, .nextTab)
    rig.press(.focusNext, .tilt(.right), .back, .activate)
    #expect(rig.active == "matchsticks")
    #expect(rig.state(of: Matchsticks.self)?.remaining == 19)
  }

  @Test("A length chosen at the table is a setting that is kept")
  func length() {
    let rig = DirectorRig("sliding")
    // What ends the game is chosen by Enter alone.
    rig.press(.focusNext, .tilt(.right))
    #expect(rig.settings.current.sliding.chosenLength == nil)
    rig.press(.activate)
    #expect(rig.settings.current.sliding.chosenLength == 4)
    #expect(rig.state(of: SlidingPuzzle.self)?.board.shape == .square(4))
  }

  @Test("Words about the clipboard lie over the sliding puzzle")
  func clipboard() {
    var services = Services()
    services.pasteText = { "3:0" }
    let rig = DirectorRig("sliding", services: services)
    rig.press(.command(.paste))
    #expect(rig.active == "message")
    rig.press(.activate)
    #expect(rig.active == "sliding")
  }

  @Test(
    "A link opens its game from the menu and from the table of another, with or without its scheme",
    arguments: [nil, "sliding", "pairs"], ["matchwood:", ""])
  func link(from game: String?, scheme: String) {
    var services = Services()
    services.pasteText = { "\(scheme)matchsticks:1:21:4:first=2:seed=5:players=person,simple" }
    let rig = DirectorRig(game, services: services)
    rig.press(.command(.paste))
    #expect(rig.active == "matchsticks")
    #expect(rig.state(of: Matchsticks.self)?.remaining == 21)
  }

  @Test("A text on the clipboard that names no game of the box is said to be no link in the menu")
  func noLink() {
    var services = Services()
    services.pasteText = { "chess:1" }
    let rig = DirectorRig(services: services)
    rig.press(.command(.paste))
    #expect(rig.active == "message")
    rig.press(.activate)
    #expect(rig.active == "menu")
  }

  @Test(
    "What a later start hands over is opened wherever the player is, and a game unknown is none",
    arguments: [[], ["settings"], ["more", "more.0"], ["new-game"], ["sliding"]] as [[String]])
  func handed(clicks: [String]) throws {
    let rig = DirectorRig(clicks == ["sliding"] ? nil : "sliding")
    for id in clicks where rig.container.controls.contains(where: { $0.id == id }) {
      try rig.click(id)
    }
    let before = rig.active
    rig.director.open(.window)
    rig.director.open(.game("chess"))
    #expect(rig.active == before)
    rig.director.open(.link("matchwood:sliding:1:2x2:board=0-3-2-1"))
    #expect(rig.active == "sliding")
    #expect(rig.state(of: SlidingPuzzle.self)?.board.shape == .square(2))
    rig.director.open(.link("matchwood:sliding:1:2x2:board=0-1"))
    #expect(rig.active == "message")
    rig.director.open(.game("matchsticks"))
    #expect(rig.active == "matchsticks")
  }

  @Test("Links that cannot be opened are said in one message, however many are handed over")
  func manyWrongLinks() {
    let rig = DirectorRig("sliding")
    for number in 0..<500 { rig.director.open(.link("matchwood:chess:\(number)")) }
    #expect(rig.active == "message")
    let words = rig.texts.joined(separator: " ")
    #expect(words.contains("499 more links cannot be opened."))
    rig.press(.activate)
    #expect(rig.active == "sliding")
    rig.director.open(.link("matchwood:chess:1"))
    #expect(rig.active == "message" && !rig.texts.contains { $0.contains("more link") })
  }
}
