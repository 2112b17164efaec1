import Access
import BoxKit
import Controls
import Files
import GameKernel
import LabelScenes
import MenuScenes
import PictureScenes
import PlayLog
import PlayerScenes
import PuzzleKit
import ReviewKit
import Stage
import StatisticsScenes
import TodayScenes

/// Makes the scenes when they are first needed and switches between them. The scenes do not know each other.
final class Director: SceneNavigator {
  /// Called when the player leaves the program.
  var onLeave: () -> Void = {}
  /// Called with another player who wants to play.
  var onPlayer: (PlayerID) -> Void = { _ in }

  private(set) var games: [any BoxGame] = []
  private var context: GameContext
  private let container: SceneContainer
  private var tables: [String: any Scene] = [:]
  private lazy var menu = makeMenu()
  private let mistakes: MistakeFinder
  /// The games of days; `nil` if the box has none.
  private var today: (model: TodayModel, pages: TodayPages)?
  private var labels: LabelModel?
  private var importer: PictureImporter?
  /// The shown message about a link that cannot be opened, and the number of further such links.
  private weak var linkMessage: MessageScene?
  private var furtherLinks = 0

  /// Makes the games, which restore their saved state.
  init(_ games: [any BoxGame.Type], _ context: GameContext, _ container: SceneContainer) {
    self.context = context
    self.container = container
    mistakes = MistakeFinder(games, context)
    open(games)
    context.stage.input.onTextRequest = { [weak self] in self?.showKeyboard($0) }
  }

  /// Opens the games of another player and shows the menu. The scenes of the former player's games are dropped.
  func reopenGames() {
    let types = games.map { type(of: $0) }
    // The requests of the command line were for the former player.
    var launch = Launch()
    launch.leadsNewPlayers = context.launch.leadsNewPlayers
    context = GameContext(
      stage: context.stage, settings: context.settings, log: context.log, results: context.results,
      tables: context.tables, launch: launch, services: context.services)
    (tables, games, importer) = ([:], [], nil)
    open(types)
    menu = makeMenu()
    container.show(menu, .crossFade)
  }

  private func open(_ games: [any BoxGame.Type]) {
    self.games = games.map { $0.init(context) }
    context.services.pictures?.allPictureUsersAreSet()
    context.navigator = self
    let model = TodayModel(self.games, context)
    today = model.hasGames ? (model, TodayPages(model)) : nil
    today?.pages.onReview = { [weak self] in self?.showReview(of: $0) }
    let labels = LabelModel(self.games, context)
    context.award = { [weak labels] in labels?.award(of: $0, then: $1) }
    self.labels = labels
  }

  /// Shows the first scene: the game named on the command line or opened by its link, otherwise the menu, and over it
  /// the game to replay. Then adds the picture files named on the command line.
  func begin() {
    if showDay(context.launch.link) { return }
    let opened = context.launch.link.map { GameLinks(context.services).open($0, in: games) }
    if case .begun(let game) = opened {
      showTable(of: game.name, .none)
    } else if let game = context.launch.game {
      showTable(of: game, .none)
    } else {
      container.show(menu, .none)
    }
    if case .failure(let words) = opened { reportLink(words) }
    if let game = context.launch[RecordedLine.self] { show(game, plays: true) }
    context.launch.files.forEach(importPicture)
  }

  /// Handles the request of a later start, whatever scene is shown.
  func open(_ thing: OpenRequest) {
    switch thing {
    case .window: break
    case .game(let name):
      if games.contains(where: { $0.name == name }) { showTable(of: name, .push(.left)) }
    case .link(let text):
      if showDay(text) { return }
      switch GameLinks(context.services).open(text, in: games) {
      case .begun(let game): showTable(of: game.name, .push(.left))
      case .failure(let words): reportLink(words)
      }
    case .picture(let path): importPicture(path)
    }
  }

  /// Shows the games of a day over the menu, if a text is a link to them.
  ///
  /// - Returns: whether it is.
  private func showDay(_ text: String?) -> Bool {
    guard let today, let link = text.flatMap({ DayLink($0) }) else { return false }
    container.show(menu, .none)
    today.pages.show(link.day)
    return true
  }

  /// Adds a file to the player's pictures. The first of several is used for a game.
  func importPicture(_ path: FilePath) {
    importer = importer ?? makeImporter()
    importer?.add(path)
  }

  private func makeImporter() -> PictureImporter? {
    guard let pictures = context.services.pictures else { return nil }
    let importer = PictureImporter(pictures, context.stage, navigator: self)
    importer.onFirst = { [games] picture in _ = games.first { $0.play(with: picture) } }
    return importer
  }

  private func game(_ name: String) -> any BoxGame {
    guard let game = games.first(where: { $0.name == name }) else {
      preconditionFailure("There is no game \(name) in the box")
    }
    return game
  }

  private func makeMenu() -> MenuScene {
    let menu = MenuScene(games, context: context.stage)
    let pages = PlayerPages(context) { [weak self] in self?.onPlayer($0) }
    menu.player = ChipButton.players(pages, context: context.stage)
    menu.onPlay = { [weak self] in self?.showTable(of: $0, .push(.left)) }
    menu.onLeave = { [weak self] in self?.confirmLeaving() }
    menu.onFullScreen = context.services.switchFullScreen
    menu.onPaste = { [weak self] in self?.pasteLink(at: nil) }
    if let today {
      menu.strip = TodayStrip(today.model) { [pages = today.pages] in pages.show() }
    }
    if let labels {
      menu.onLabels = { [weak self] in self?.showLabels(labels) }
      menu.newLabels = { labels.newCount }
    }
    menu.onHelp = { [weak self] in self?.showHelpOfAll(at: $0) }
    menu.onStatistics = { [weak self] in self?.showStatistics(at: nil) }
    let mistakes = MistakePages(games, context)
    menu.onMistakes = { mistakes.showDue() }
    menu.mistakesDue = { mistakes.dueCount }
    menu.onSettings = { [weak self] in self?.showSettings(first: nil) }
    menu.lastGame = context.settings.current.menu.lastGame
    return menu
  }

  private func showLabels(_ model: LabelModel) {
    let scene = LabelScene(model, games)
    scene.onBack = { [weak self] in self?.pop() }
    scene.onPlay = { [weak self] game in
      if let game { self?.showTable(of: game, .push(.left)) } else { self?.today?.pages.show() }
    }
    push(scene)
  }

  /// Asks for confirmation, so that one press too many does not quit the program.
  private func confirmLeaving() {
    let scene = MessageScene.leaving(context: context.stage) { [weak self] in self?.onLeave() }
    present(scene) {}
  }

  /// Shows the settings, first those of a game, or with `nil` the general ones.
  private func showSettings(first game: String?) {
    context.offerFirstSteps(of: games)
    var services = context.services
    services.openKeys = { [weak self] in self?.showKeys() }
    let page = SettingsScene(
      context.settings, services: services, first: game, context: context.stage
    ) { [games] editor in
      games.compactMap { game in game.settingsSection(editor).map { (game, $0) } }
    }
    page.onBack = { [weak container] in container?.pop(.turn(.upright, isBackwards: true)) }
    container.push(page, .turn(.upright))
  }

  private func showKeys() {
    let page = KeysScene(context.settings, context: context.stage)
    page.onBack = { [weak self] in self?.pop() }
    push(page)
  }

  // MARK: SceneNavigator

  var active: (any Scene)? { container.active }

  func showMenu(from game: String) {
    menu.lastGame = game
    container.show(menu, .push(.right))
  }

  func showTable(of game: String, _ transition: Transition) {
    let scene = tables[game] ?? self.game(game).makeScene()
    tables[game] = scene
    context.settings.change { $0.menu.lastGame = game }
    container.show(scene, transition)
  }

  func showSettings(of game: String) { showSettings(first: game) }

  func showResults(of game: String) { showStatistics(at: game) }

  /// Shows the statistics of a game, or with `nil` of all games.
  private func showStatistics(at game: String?) {
    let save = context.services.saveFile.map { save in
      { (export: StatisticsExport) in
        save(
          FileToSave({ texts in texts("Save as CSV") }, name: export.fileName) {
            Array(export.csv.utf8)
          })
      }
    }
    var source = StatisticsSource(
      games, log: context.log, results: context.results, settings: context.settings,
      today: context.services.today, save: save)
    source.replay = { [weak self] in self?.showReview(of: $0) }
    let scene = StatisticsScene(source, at: game, context: context.stage)
    scene.onBack = { [weak self] in self?.pop() }
    scene.onHelp = { [weak self] game in
      if let game { self?.showHelp(of: [game], at: game) } else { self?.showHelpOfAll(at: nil) }
    }
    scene.onPlay = { [weak self, texts = context.stage.look.texts] game in
      self?.showTable(of: game, .push(.left))
      if self?.game(game).card.status(texts).isOver == true {
        self?.active?.handle(.command(.newGame))
      }
    }
    push(scene)
  }

  /// Opens the review of a game of the log over the current scene, or says why there is none.
  private func showReview(of id: GameID?) {
    if let id, let game = context.log.log[id], let record = context.log.record(of: id),
      show(RecordedLine(game: game, record: record))
    {
      return
    }
    presentMessage(
      // Translators: Title of a message.
      { texts in texts("This game cannot be replayed") },
      // Translators: Message: an earlier version of the program has kept the result of a game, but not its moves.
      { texts in texts("It was played before the box kept the moves of all games.") })
  }

  /// Opens the review of a recorded game.
  ///
  /// - Returns: whether the game has a review.
  @discardableResult
  private func show(_ line: RecordedLine, plays: Bool = false) -> Bool {
    let module = games.first { $0.name == line.game.game } as? any ReviewableGame
    guard let scene = module?.makeReview(of: line.game, record: line.record) else { return false }
    if plays { scene.playWhenShown() }
    push(scene)
    return true
  }

  func showHelp(of games: [String], at game: String) {
    let lines = (container.active as? any ExplainedScene)?.controlsLines
    let scene = HelpScene(games.map(self.game), at: game, lines, context: context.stage)
    scene.onClose = { [weak container, weak scene] in
      if let scene { container?.dismiss(scene) }
    }
    container.present(scene)
  }

  /// Shows the help of all games, first that of one of them.
  private func showHelpOfAll(at game: String?) {
    let names = games.filter { $0.help != nil }.map(\.name)
    if let first = game ?? names.first { showHelp(of: names, at: first) }
  }

  func pasteLink(at game: String?) {
    if showDay(context.services.pasteText()) { return }
    let links = GameLinks(context.services)
    switch links.paste(to: games, at: game.map { self.game($0) }) {
    case .begun(let opened): if opened.name != game { showTable(of: opened.name, .push(.left)) }
    case .failure(let words): presentMessage({ texts in texts("Paste link") }, words)
    }
  }

  func push(_ page: any Scene) { container.push(page, .push(.left)) }

  func pop() { container.pop(.push(.right)) }

  func present(_ dialog: any Scene) { container.present(dialog) }

  func dismiss(_ dialog: any Scene) { container.dismiss(dialog) }

  /// Presents an on-screen keyboard.
  private func showKeyboard(_ request: TextRequest) {
    let keyboard = KeyboardScene(request, context: context.stage)
    keyboard.onClose = { [weak container, weak keyboard] in
      if let keyboard { container?.dismiss(keyboard) }
    }
    container.present(keyboard)
  }

  func presentMessage(_ title: @escaping (Texts) -> String, _ message: @escaping (Texts) -> String)
  {
    present(MessageScene(context: context.stage, title: title, message: message)) {}
  }

  private func present(_ scene: MessageScene, onClose: @escaping () -> Void) {
    scene.onClose = { [weak container, weak scene] in
      onClose()
      if let scene { container?.dismiss(scene) }
    }
    container.present(scene)
  }

  /// Shows why a link cannot be opened. If such a message is shown already, it only counts the further link.
  private func reportLink(_ words: @escaping (Texts) -> String) {
    if let linkMessage {
      furtherLinks += 1
      return linkMessage.layout(in: context.stage.look.metrics.size)
    }
    furtherLinks = 0
    let scene = MessageScene(
      context: context.stage,
      title: { texts in
        // Translators: Title of the message about a link that cannot be opened.
        texts("Open link")
      },
      message: { [weak self] texts in
        guard let count = self?.furtherLinks, count > 0 else { return words(texts) }
        let more = texts.plural(
          // Translators: After a message about one link. {count} is the number of others.
          "{count} more link cannot be opened.", "{count} more links cannot be opened.", count)
        return words(texts) + " " + more
      })
    linkMessage = scene
    present(scene) { [weak self] in self?.linkMessage = nil }
  }
}
