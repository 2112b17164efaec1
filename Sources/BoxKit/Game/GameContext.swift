import Files
import GameKernel
import PlayLog
import Stage
import Threads

/// The objects that the program shares with each of its games.
public final class GameContext {
  /// The animator, look, feedback and input of the window.
  public let stage: StageContext
  /// The current settings.
  public let settings: SettingsModel
  /// The log of all games, and the player.
  public let log: PlayLogModel
  /// The best games.
  public let results: ResultLists
  /// Opens and saves the tables.
  public let tables: any TableHome
  /// The requests of the command line for this run.
  public let launch: Launch
  /// The services that the program offers to games.
  public let services: Services
  /// Passes on the keepsake that a finished game has won, if there is one, at once or later.
  package var award: (GameID, _ show: @escaping (EndAward) -> Void) -> Void = { _, _ in }
  /// Switches between scenes.
  public weak var navigator: (any SceneNavigator)?

  /// Creates a context for all games of one program.
  public init(
    stage: StageContext, settings: SettingsModel, log: PlayLogModel = PlayLogModel(),
    results: ResultLists? = nil, tables: any TableHome = InMemoryTables(),
    launch: Launch = Launch(),
    services: Services = Services()
  ) {
    self.stage = stage
    self.settings = settings
    self.log = log
    self.results = results ?? ResultLists(log)
    self.tables = tables
    self.launch = launch
    self.services = services
  }

  /// Opens the table of a game, and enters its games in the log from then on.
  ///
  /// - Parameter begin: returns the table to play at. Its argument is the saved table, if there is one.
  public func openTable<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    tables.open { [log] saved in
      if let saved { log.settle(saved) }
      let table = begin(saved)
      log.follow(table)
      return table
    }
  }

  /// Opens the table of a game: the saved one, or a new one. Starts a new game on a saved table if the command line
  /// requests one.
  ///
  /// - Parameters:
  ///   - setup: the setup for a new game that the command line requests.
  ///   - begin: creates a table from a seed. `isByChance` is `true` for a random seed, `false` for the seed of the
  ///     command line.
  public func openTable<Rules: TracedRules>(
    _ setup: Rules.Setup, begin: (_ seed: UInt64, _ isByChance: Bool) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    openTable { saved in
      let seed = launch.seed(for: Rules.name)
      guard let saved else { return begin(seed ?? .random(in: 0 ... .max), seed == nil) }
      if launch.needsNewGame(of: Rules.name) { saved.newGame(setup, seed: seed) }
      return saved
    }
  }

  /// Returns the line of the current game of a table in the log, or `nil` before its end.
  public func logged<Rules: TracedRules>(_ table: GameTable<Rules>) -> LoggedGame? {
    table.sheet.id.flatMap { log.log[GameID(rawValue: $0)] }
  }

  /// Returns whether a game without a saved table is new to the player, and so begins with an easy size.
  ///
  /// It is not new if the best games have it. A seed on the command line names a deal of the usual size.
  public func isNew(_ game: String) -> Bool {
    launch.seed(for: game) == nil && !results.book.hasResults(ResultFilter(game))
  }

  /// Returns the routes from a table to other scenes.
  ///
  /// - Parameters:
  ///   - game: the game of the table.
  ///   - scene: returns the scene of the table, once it exists.
  public func routes(of game: any BoxGame, _ scene: @escaping () -> (any Scene)?) -> TableRoutes {
    var routes = TableRoutes()
    let name = game.name
    routes.menu = { [weak self] in self?.navigator?.showMenu(from: name) }
    routes.settings = { [weak self] in self?.navigator?.showSettings(of: name) }
    if game.help != nil {
      routes.help = { [weak self] in self?.navigator?.showHelp(of: [name], at: name) }
    }
    let type = type(of: game)
    routes.showsFirstSteps = { [weak self] in
      self?.showsFirstSteps(of: type, $0, isUnplayed: $1) ?? false
    }
    routes.endFirstSteps = { [weak self] variant in
      self?.settings.change { $0.firstSteps.end(type.firstSteps(of: variant)) }
    }
    if game.results != nil {
      routes.results = { [weak self] in self?.navigator?.showResults(of: name) }
    }
    if game.link != nil {
      routes.copyLink = { [weak self, weak game] in
        guard let self, let game else { return { _ in "" } }
        return GameLinks(services).copy(game)
      }
      routes.pasteLink = { [weak self] in self?.navigator?.pasteLink(at: name) }
    }
    routes.savePicture = savePicture
    routes.challenge = { [weak game] in (game as? any ChallengingGame)?.challengeWords }
    routes.speak = { [settings, services] in settings.current.speaks ? services.speak : nil }
    routes.award = { [weak self] in self?.award($0, $1) }
    routes.fullScreen = services.switchFullScreen
    routes.present = { [weak self] in self?.navigator?.present($0) }
    routes.dismiss = { [weak self] in self?.navigator?.dismiss($0) }
    routes.push = { [weak self] in self?.navigator?.push($0) }
    routes.pop = { [weak self] in self?.navigator?.pop() }
    routes.isInFront = { [weak self] in
      guard let navigator = self?.navigator else { return true }
      return navigator.active === scene()
    }
    return routes
  }
}

extension GameContext {
  /// Records that games that are new to the player show their first steps, as before the settings show it.
  public func offerFirstSteps(of games: [any BoxGame]) {
    for game in games { beginFirstSteps(of: type(of: game)) }
  }

  private func beginFirstSteps(of game: any BoxGame.Type) {
    guard launch.leadsNewPlayers, isNew(game.name),
      !settings.current.firstSteps.seen.contains(game.name)
    else { return }
    settings.change { $0.firstSteps[names: game.allFirstSteps] = true }
  }

  /// Returns whether the table of a game shows the first steps of a variant, and records a first visit in the settings.
  ///
  /// A visit is the first one if the game has no moves and no results, and no earlier visit was recorded.
  private func showsFirstSteps(
    of game: any BoxGame.Type, _ variant: String, isUnplayed: Bool
  ) -> Bool {
    if isUnplayed { beginFirstSteps(of: game) }
    return settings.current.firstSteps.due.contains(game.firstSteps(of: variant))
  }
}

/// Switches between scenes on behalf of scenes and games, which do not refer to each other.
public protocol SceneNavigator: AnyObject {
  /// The scene that takes the input.
  var active: (any Scene)? { get }
  /// Returns to the menu and focuses the card of a game.
  func showMenu(from game: String)
  /// Shows the table of a game with a transition.
  func showTable(of game: String, _ transition: Transition)
  /// Shows the settings of a game and of the box.
  func showSettings(of game: String)
  /// Shows the statistics of a game with its best games.
  func showResults(of game: String)
  /// Shows the help of games over the current scene.
  ///
  /// - Parameters:
  ///   - games: the games to choose from.
  ///   - game: the game whose help is shown first.
  func showHelp(of games: [String], at game: String)
  /// Pushes a page over the current scene; ``pop()`` removes it.
  func push(_ page: any Scene)
  /// Removes the top page.
  func pop()
  /// Presents a dialog over the current scene.
  func present(_ dialog: any Scene)
  /// Dismisses a dialog.
  func dismiss(_ dialog: any Scene)
  /// Adds a picture file to the player's own pictures, as if it had been dropped on the window.
  func importPicture(_ path: FilePath)
  /// Starts the game of the link on the clipboard and shows its table, or reports an error in the link.
  ///
  /// - Parameter game: the game on the screen, if any.
  func pasteLink(at game: String?)
  /// Presents a message over the current scene.
  ///
  /// - Parameter title: the subject of the message.
  func presentMessage(_ title: @escaping (Texts) -> String, _ message: @escaping (Texts) -> String)
}

/// The services of the program and the desktop for games. Any of them may be missing.
public struct Services {
  /// Copies a text to the clipboard and returns whether that succeeded.
  public var copyText: (String) -> Bool = { _ in false }
  /// Returns the text on the clipboard, if any.
  public var pasteText: () -> String? = { nil }
  /// Returns the current acceleration of the gamepad in m/s²; `nil` without a sensor reading.
  public var readPose: () -> Vector3? = { nil }
  /// Returns whether the window fills the screen; `nil` without a window.
  public var isFullScreen: () -> Bool? = { nil }
  /// Switches full screen on or off.
  public var setFullScreen: (Bool) -> Void = { _ in }
  /// Toggles full screen; `nil` without a window.
  public var switchFullScreen: (() -> Void)? {
    guard isFullScreen() != nil else { return nil }
    return { [isFullScreen, setFullScreen] in setFullScreen(isFullScreen() != true) }
  }
  /// Returns the current day in the player's time zone.
  public var today: () -> Day = { Day(secondsSince1970: 0) }
  /// Returns the day in the player's time zone of a time in seconds since 1970.
  public var localDay: (Int64) -> Day = { Day(secondsSince1970: $0) }
  /// Returns the names of the players of the box who have one.
  public var playerNames: () -> [String] = { [] }
  /// Returns the name of the current player, if the box has several; tables then show it in place of “You”.
  public var playerName: () -> String? = { nil }
  /// Speaks, or switches speech on or off.
  public var speak: (Intent.SpeechCommand) -> Void = { _ in }
  /// Returns whether speech is on and no service answers.
  public var isSpeechMissing: () -> Bool = { false }
  /// Asks where to save a file, and saves it there. Default: `nil`, if no file can be saved.
  public var saveFile: ((FileToSave) -> Void)?
  /// Asks for a file to open. Default: `nil`, if no file can be opened.
  public var openFile: ((FileToOpen) -> Void)?
  /// Asks where to save everything in one file. Default: `nil`.
  public var saveEverything: (() -> Void)?
  /// Asks for the file from which to load everything. Default: `nil`.
  public var loadEverything: (() -> Void)?
  /// Opens the page where the player exchanges keys. Default: `nil`.
  public var openKeys: (() -> Void)?
  /// Returns the families of the installed fonts that can write the program's texts.
  public var fontFamilies: () -> [String] = { [] }
  /// Draws a display list of a size, and returns the bytes of a PNG file. The path is that of the file, for the error.
  /// Default: `nil`.
  public var renderPicture: ((Size, DisplayList, FilePath) throws(FileError) -> [UInt8])?
  /// Makes a queue for work on another thread. The program delivers its results on the main actor. Default: `nil`.
  public var makeWorkQueue: (() -> WorkQueue)?
  /// The folder for files that can be made again. With `nil`, no files are cached.
  public var cache: FilePath?
  /// Runs a closure on another thread and returns at once. Default: runs it on the caller's thread before returning.
  public var doInBackground: (@escaping @Sendable () -> Void) -> Void = { $0() }

  private var others: [ObjectIdentifier: Any] = [:]

  /// Creates a set in which all services are missing.
  public init() {}

  /// The service that only one game uses, stored under its protocol.
  public subscript<Service>(_ service: Service.Type) -> Service? {
    get { others[ObjectIdentifier(service)] as? Service }
    set { others[ObjectIdentifier(service)] = newValue }
  }
}
