import BoxKit
import Files
import GameKernel
import MenuScenes
import Motion
import PictureScenes
import PlayLog
import Stage
import StatisticsScenes
import TestSupport

/// A clock that shows the time to which it was set.
@MainActor package final class TestClock {
  package var now = Moment(secondsSince1970: 1_795_305_600)
}

/// The program without a window: some games, their tables and the scenes around them, laid out for any window
/// size, language and font.
@MainActor package final class HeadlessProgram: SceneNavigator {
  package let context: StageContext
  package let settings = SettingsModel(Settings())
  package let log: PlayLogModel
  /// The clock of the log, which tests may set.
  package let clock: TestClock
  package let results: ResultLists
  package let tables = InMemoryTables()
  package let pictures = MemoryPictures(12)
  package let container: SceneContainer
  package let measurer = PrintedMeasurer()
  /// The scene that was shown last by ``show(_:)``, below all pages and dialogs.
  package private(set) var root: (any Scene)?
  package let gameContext: GameContext
  /// Adds what the program adds to each menu.
  package var prepareMenu: (MenuScene) -> Void = { _ in }
  private let types: [any BoxGame.Type]
  /// The games of the menu or the table.
  package private(set) var games: [any BoxGame] = []

  /// - Parameters:
  ///   - types: the games of the menu.
  ///   - lend: edits the services of the games.
  package init(
    _ language: String, _ types: [any BoxGame.Type], lend: (inout Services) -> Void = { _ in }
  ) throws {
    self.types = types
    let clock = TestClock()
    (self.clock, log) = (clock, PlayLogModel(now: { clock.now }))
    results = ResultLists(log)
    context = StageContext(
      Look(
        theme: .named(.evening), metrics: Metrics(size: Size(1280, 800)), measurer: measurer,
        texts: try CatalogueTexts.of(language)))
    container = SceneContainer(context: context)
    container.layout(in: context.look.metrics.size)
    var services = Services()
    services.pictures = pictures
    services.isFullScreen = { false }
    services.fontFamilies = { ["DejaVu Sans", "Lato", "OpenDyslexic"] }
    services.openKeys = {}
    services.playerNames = { [log] in log.log.players.present.compactMap(\.name) }
    lend(&services)
    gameContext = GameContext(
      stage: context, settings: settings, log: log, results: results, tables: tables,
      services: services)
    gameContext.navigator = self
  }

  // MARK: Scenes

  /// Shows a scene without a transition and ends its animations.
  package func show(_ scene: any Scene) {
    root = scene
    container.show(scene, .none)
    settle()
  }

  /// Enters results in the log.
  package func enter(_ book: ResultBook) { log.append(EarlierResults(book).entries) }

  package func showMenu() {
    games = types.map { $0.init(gameContext) }
    let menu = MenuScene(games, context: context)
    menu.onHelp = { [weak self] in
      guard let self else { return }
      showHelp(of: games.filter { $0.help != nil }.map(\.name), at: $0)
    }
    menu.onFullScreen = {}
    menu.onStatistics = {}
    prepareMenu(menu)
    show(menu)
  }

  /// Shows a new table of a game.
  package func showTable(_ game: any BoxGame.Type) {
    games = [game.init(gameContext)]
    if let scene = games.first?.makeScene() { show(scene) }
  }

  /// Shows a given table of a game.
  package func show<Rules: TracedRules>(_ game: any BoxGame.Type, _ table: GameTable<Rules>) {
    tables.add(table)
    showTable(game)
  }

  /// Shows the best games of a game.
  package func showResults(of game: any BoxGame.Type) {
    games = [game.init(gameContext)]
    showResults(of: game.name)
  }

  /// Shows the settings of some games and of the box. They open at the game if there is only one.
  package func showSettings(of types: [any BoxGame.Type]) {
    games = types.map { $0.init(gameContext) }
    let first = types.count == 1 ? types.first?.name : nil
    gameContext.offerFirstSteps(of: games)
    show(
      SettingsScene(
        settings, services: gameContext.services, first: first, context: context
      ) { [games] editor in
        games.compactMap { game in game.settingsSection(editor).map { (game, $0) } }
      })
  }

  // MARK: Navigation

  package var active: (any Scene)? { container.active }
  package func importPicture(_ path: FilePath) {}
  package func showMenu(from game: String) {}
  package func showTable(of game: String, _ transition: Transition) {}
  package func showSettings(of game: String) {}
  package func push(_ page: any Scene) { container.push(page, .none) }
  package func pop() { container.pop(.none) }
  package func present(_ dialog: any Scene) { container.present(dialog) }
  package func dismiss(_ dialog: any Scene) { container.dismiss(dialog) }

  package func showResults(of game: String) {
    let today = Day(secondsSince1970: 1_795_219_200)
    let source = StatisticsSource(
      games, log: log, results: results, settings: settings, today: { today })
    let scene = StatisticsScene(source, at: game, context: context)
    scene.onBack = { [weak self] in self?.pop() }
    push(scene)
  }

  package func showHelp(of games: [String], at game: String) {
    let explained = self.games.filter { games.contains($0.name) }
    let lines = (container.active as? any ExplainedScene)?.controlsLines
    let scene = HelpScene(explained, at: game, lines, context: context)
    scene.onClose = { [weak self, weak scene] in
      if let scene { self?.container.dismiss(scene) }
    }
    container.present(scene)
  }

  package func pasteLink(at game: String?) {}

  package func presentMessage(
    _ title: @escaping (Texts) -> String, _ message: @escaping (Texts) -> String
  ) {
    container.present(MessageScene(context: context, title: title, message: message))
  }

  // MARK: Actions of a player

  package func key(_ intents: Intent...) {
    context.input.device = .keyboard
    intents.forEach(container.handle)
  }

  package func click(_ id: String) {
    context.input.device = .mouse
    guard let place = report(id)?.frame.center else { return }
    for intent in [Intent.hover(place), .press(place), .tap(place)] { container.handle(intent) }
    settle()
  }

  package func report(_ id: String) -> ControlReport? {
    container.controls.first { $0.id == id }
  }

  /// Advances the time in frames of 50 ms.
  package func run(_ seconds: Double) {
    for _ in 0..<Int(20 * seconds) {
      context.input.time += .milliseconds(50)
      container.advance(by: .milliseconds(50))
      context.animator.advance(by: .milliseconds(50))
    }
  }

  /// Advances all animations by 5 s, which ends them. The time of the games does not advance.
  package func settle() { context.animator.advance(by: .seconds(5)) }

  // MARK: Layout

  /// Lays out all scenes in a window, with its scale and font.
  package func layout(_ view: LayoutView) {
    (measurer.font, measurer.isBold) = (view.font, view.isBold)
    context.look.set(.named(.evening), view.metrics)
    container.layout(in: view.size)
    settle()
  }

  package var list: DisplayList {
    var list = DisplayList()
    container.draw(into: &list)
    return list
  }

  /// Returns all faults of the layout.
  package func findings() throws -> Set<LayoutFinding> {
    try LayoutInspector(
      active?.name, context.look.metrics, shown: list, controls: container.controls, measurer
    ).findings()
  }

  /// The shorter side of a tile or card, or the height of a match, in pixels. `nil` if there is none.
  package var piece: Double? {
    if let cell = report("board.0") { return min(cell.frame.width, cell.frame.height) }
    guard active?.name == "matchsticks" else { return nil }
    return list.pictures("match ").first?.frame.height
  }
}

/// A window, its scale and the letters.
package struct LayoutView: Hashable, CustomStringConvertible {
  package let size: Size
  package let percent: Int
  package let font: PrintedMeasurer.Font
  /// Whether the player wants bolder texts.
  package let isBold: Bool

  package init(size: Size, percent: Int, font: PrintedMeasurer.Font, isBold: Bool = false) {
    (self.size, self.percent, self.font, self.isBold) = (size, percent, font, isBold)
  }

  package var metrics: Metrics { Metrics(size: size, scale: Double(percent) / 100) }
  package var description: String {
    "\(Int(size.width)) × \(Int(size.height)), \(percent) %, \(font.rawValue)\(isBold ? ", bolder" : "")"
  }
}
