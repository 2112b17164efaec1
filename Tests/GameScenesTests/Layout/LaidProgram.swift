import BoxKit
import Files
import GameKernel
import MatchstickGame
import Motion
import PairsGame
import PairsScenes
import PictureScenes
import SlidingGame
import SlidingScenes
import Stage
import TestSupport

@testable import MatchwoodMain

/// The whole program without a window: its games, their tables and what they lead to, laid out in any window,
/// language and font.
@MainActor final class LaidProgram: SceneGuide {
  let context: StageContext
  let settings = SettingsModel(Settings())
  let results = ResultLists()
  let tables = LooseTables()
  let pictures = MemoryPictures(12)
  var decks: DocumentKeeper<DeckBook> { tables.openDocument(DeckBook.self) }
  let container: SceneContainer
  /// The scene that was shown first.
  private(set) var root: (any Scene)?
  let measurer = PrintedMeasurer()
  private var games: [any BoxGame] = []
  private let adviser = TestAdviser()
  private let languages = TestLanguages()

  init(_ language: String) throws {
    context = StageContext(
      theme: .named(.evening), metrics: Metrics(size: Size(1280, 800)), measurer: measurer,
      texts: try CatalogueTexts.of(language))
    container = SceneContainer(context: context)
    container.layout(in: context.metrics.size)
  }

  private lazy var lent: GameContext = {
    var services = Services()
    services.pictures = pictures
    services[(any SlidingAdviser).self] = adviser
    services[(any WordLanguages).self] = languages
    services.isFullScreen = { false }
    let lent = GameContext(
      stage: context, settings: settings, results: results, tables: tables, services: services)
    lent.guide = self
    return lent
  }()

  // MARK: What is shown

  /// Shows a scene first.
  func show(_ scene: any Scene) {
    root = scene
    container.show(scene, .none)
    settle()
  }

  func showMenu() {
    games = Box.games.map { $0.init(lent) }
    let menu = MenuScene(games, context: context)
    menu.onHelp = { [weak self] in
      guard let self else { return }
      showHelp(of: games.filter { $0.help != nil }.map(\.name), at: $0)
    }
    menu.onFullScreen = {}
    show(menu)
  }

  /// Shows the table of a game, as it is at first.
  func showTable(_ game: any BoxGame.Type) {
    games = [game.init(lent)]
    if let scene = games.first?.makeScene() { show(scene) }
  }

  /// Shows the table of a game, which is laid out before.
  func show<Rules: TracedRules>(_ game: any BoxGame.Type, _ table: GameTable<Rules>) {
    tables.lay(table)
    games = [game.init(lent)]
    if let scene = games.first?.makeScene() { show(scene) }
  }

  /// Shows the best results of a game of the box.
  func showResults(of game: any BoxGame.Type) {
    games = [game.init(lent)]
    showResults(of: game.name)
  }

  /// Shows the settings of some games and of the box.
  func showSettings(of types: [any BoxGame.Type]) {
    games = types.map { $0.init(lent) }
    show(
      SettingsScene(settings, services: lent.services, context: context) { [games] editor in
        games.compactMap { $0.settingsSection(editor) }
      })
  }

  // MARK: Where scenes lead

  var active: (any Scene)? { container.active }
  func take(_ path: FilePath) {}
  func showMenu(from game: String) {}
  func showTable(of game: String, _ transition: Transition) {}
  func showSettings(of game: String) {}
  func push(_ page: any Scene) { container.push(page, .none) }
  func pop() { container.pop(.none) }
  func present(_ dialog: any Scene) { container.present(dialog) }
  func dismiss(_ dialog: any Scene) { container.dismiss(dialog) }

  func showResults(of game: String) {
    if let game = games.first(where: { $0.name == game }), let kind = game.results {
      push(ResultsScene(kind, results, picture: game.card.picture, context: context))
    }
  }

  func showHelp(of games: [String], at game: String) {
    let explained = self.games.filter { games.contains($0.name) }
    let scene = HelpScene(explained, at: game, context: context)
    scene.onClose = { [weak self, weak scene] in
      if let scene { self?.container.dismiss(scene) }
    }
    container.present(scene)
  }

  func pasteLink(at game: String?) {}

  func tell(_ title: @escaping (Texts) -> String, _ message: @escaping (Texts) -> String) {
    container.present(MessageScene(context: context, title: title, message: message))
  }

  // MARK: What a player does

  func key(_ intents: Intent...) {
    context.device = .keyboard
    intents.forEach(container.handle)
  }

  func click(_ id: String) {
    context.device = .mouse
    guard let place = report(id)?.frame.center else { return }
    for intent in [Intent.hover(place), .press(place), .tap(place)] { container.handle(intent) }
    settle()
  }

  func report(_ id: String) -> ControlReport? { container.controls.first { $0.id == id } }

  /// Lets time pass in frames of 50 ms.
  func run(_ seconds: Double) {
    for _ in 0..<Int(20 * seconds) {
      container.advance(by: .milliseconds(50))
      context.animator.advance(by: .milliseconds(50))
    }
  }

  /// Lets everything that moves come to rest, without the games going on.
  func settle() { context.animator.advance(by: .seconds(5)) }

  // MARK: Look

  /// Lays everything out in a window.
  func layout(_ view: LaidView) {
    measurer.font = view.font
    context.setLook(.named(.evening), view.metrics)
    container.layout(in: view.size)
    settle()
  }

  var list: DisplayList {
    var list = DisplayList()
    container.draw(into: &list)
    return list
  }

  /// What is wrong with the layout of what is shown.
  func findings() throws -> Set<LayoutFinding> {
    try LayoutInspector(
      active?.name, context.metrics, shown: list, controls: container.controls, measurer
    ).findings()
  }

  /// The size of a tile, a card or a match; nil where there is none.
  var piece: Double? {
    if let cell = report("board.0") { return min(cell.frame.width, cell.frame.height) }
    guard active?.name == "matchsticks" else { return nil }
    return list.pictures("match ").first?.frame.height
  }
}

/// Finds the texts of any language in the sources.
private final class TestLanguages: WordLanguages {
  func words(in language: String) -> Texts? { try? CatalogueTexts.of(language) }
}

/// A window, the scale that is set, and the font.
struct LaidView: Hashable, CustomStringConvertible {
  let size: Size
  let percent: Int
  let font: PrintedMeasurer.Font

  var metrics: Metrics { Metrics(size: size, scale: Double(percent) / 100) }
  var description: String {
    "\(Int(size.width)) × \(Int(size.height)), \(percent) %, \(font.rawValue)"
  }
}
