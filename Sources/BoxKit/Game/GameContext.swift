import Files
import GameKernel
import Stage
import Threads

/// What the box lends to each of its games.
public final class GameContext {
  /// Animator, look, words and device.
  public let stage: StageContext
  /// The settings in force.
  public let settings: SettingsModel
  /// The best lists.
  public let results: ResultKeeper
  /// Keeps the tables.
  public let tables: any TableHome
  /// What this run asks for.
  public let launch: Launch
  /// What the program can do for a game.
  public let services: Services
  /// Leads from one scene to the next.
  public weak var guide: (any SceneGuide)?

  /// What all games of one program share.
  public init(
    stage: StageContext, settings: SettingsModel, results: ResultKeeper = ResultKeeper(),
    tables: any TableHome = LooseTables(), launch: Launch = Launch(),
    services: Services = Services()
  ) {
    self.stage = stage
    self.settings = settings
    self.results = results
    self.tables = tables
    self.launch = launch
    self.services = services
  }

  /// Opens the table of a game: the one that was kept, or a new one. A run that asks for a new game gets one.
  ///
  /// - Parameters:
  ///   - setup: of a new game.
  ///   - begin: makes a table with a seed, and is told whether chance has drawn it.
  ///   - settle: sees the table that was kept before anything else happens to it.
  public func openTable<Rules: TracedRules>(
    _ setup: Rules.Setup, begin: (_ seed: UInt64, _ isByChance: Bool) -> GameTable<Rules>,
    settle: (GameTable<Rules>) -> Void = { _ in }
  ) -> GameTable<Rules> {
    tables.open { kept in
      let seed = launch.seed(for: Rules.name)
      guard let kept else { return begin(seed ?? .random(in: 0 ... .max), seed == nil) }
      settle(kept)
      if launch.needsNewGame(of: Rules.name) { kept.newGame(setup, seed: seed) }
      return kept
    }
  }

  /// The ways out of a table.
  ///
  /// - Parameters:
  ///   - game: whose table it is.
  ///   - scene: that shows it, once there is one.
  public func exits(of game: any BoxGame, _ scene: @escaping () -> (any Scene)?) -> TableExits {
    var exits = TableExits()
    let name = game.name
    exits.menu = { [weak self] in self?.guide?.showMenu(from: name) }
    exits.settings = { [weak self] in self?.guide?.showSettings(of: name) }
    if game.help != nil {
      exits.help = { [weak self] in self?.guide?.showHelp(of: [name], at: name) }
      exits.isFirstVisit = { [weak self] in self?.isFirstVisit(of: name) ?? false }
    }
    if game.results != nil { exits.results = { [weak self] in self?.guide?.showResults(of: name) } }
    if game.link != nil {
      exits.copyLink = { [weak self, weak game] in
        guard let self, let game else { return { _ in "" } }
        return GameLinks(services).copy(game)
      }
      exits.pasteLink = { [weak self] in self?.guide?.pasteLink(at: name) }
    }
    exits.fullScreen = services.switchFullScreen
    exits.present = { [weak self] in self?.guide?.present($0) }
    exits.dismiss = { [weak self] in self?.guide?.dismiss($0) }
    exits.isInFront = { [weak self] in
      guard let guide = self?.guide else { return true }
      return guide.active === scene()
    }
    return exits
  }
}

extension GameContext {
  /// Whether nobody has been at the table of a game yet; from now on somebody has.
  private func isFirstVisit(of game: String) -> Bool {
    guard launch.offersHelp, !settings.current.help.offered.contains(game) else { return false }
    settings.change { $0.help.offered.insert(game) }
    return true
  }
}

/// Leads from one scene to the next; scenes and games know nothing of each other.
public protocol SceneGuide: AnyObject {
  /// The scene that takes the input.
  var active: (any Scene)? { get }
  /// Goes back to the menu, to the card of the game that was played.
  func showMenu(from game: String)
  /// Shows the table of a game.
  func showTable(of game: String, _ transition: Transition)
  /// Shows the settings of a game and of the box.
  func showSettings(of game: String)
  /// Shows the best results of a game.
  func showResults(of game: String)
  /// Explains games over the scene at hand.
  ///
  /// - Parameters:
  ///   - games: among which the player can choose.
  ///   - game: the one that is explained first.
  func showHelp(of games: [String], at game: String)
  /// Shows a page over the scene at hand; ``pop()`` leads back.
  func push(_ page: any Scene)
  /// Leads back from a page.
  func pop()
  /// Lays a dialog over the scene at hand.
  func present(_ dialog: any Scene)
  /// Puts a dialog away.
  func dismiss(_ dialog: any Scene)
  /// Starts the game that the clipboard names and shows its table, or says what is wrong with the text.
  ///
  /// - Parameter game: the one at hand, if any.
  func pasteLink(at game: String?)
  /// Lays a message over what is shown.
  ///
  /// - Parameter title: says what it is about.
  func tell(_ title: @escaping (Texts) -> String, _ message: @escaping (Texts) -> String)
}

/// What the program and its desktop can do for a game; each may be missing.
public struct Services {
  /// Puts a text on the clipboard; answers whether that has worked.
  public var copyText: (String) -> Bool = { _ in false }
  /// The text on the clipboard, if any.
  public var pasteText: () -> String? = { nil }
  /// What the accelerometer of the gamepad says now, in m/s²; nil where none is heard.
  public var readPose: () -> Vector3? = { nil }
  /// Whether the window fills the screen; nil where there is no window.
  public var isFullScreen: () -> Bool? = { nil }
  /// Lets the window fill the screen, or leave its edges free again.
  public var setFullScreen: (Bool) -> Void = { _ in }
  /// Lets the window fill the screen or go back; nil where there is no window.
  public var switchFullScreen: (() -> Void)? {
    guard isFullScreen() != nil else { return nil }
    return { [isFullScreen, setFullScreen] in setFullScreen(isFullScreen() != true) }
  }
  /// Today, where the player lives.
  public var today: () -> Day = { Day(secondsSince1970: 0) }
  /// Makes a queue for work beside the main thread, whose results the program hands in; nil where there is none.
  public var makeWorkQueue: (() -> WorkQueue)?
  /// The folder for what can be made again; nil keeps nothing.
  public var cache: FilePath?
  /// Does something beside the main thread that nobody waits for.
  public var doInBackground: (@escaping @Sendable () -> Void) -> Void = { $0() }

  private var others: [ObjectIdentifier: Any] = [:]

  /// No service.
  public init() {}

  /// What serves one game alone, found by the protocol that it asks for.
  public subscript<Service>(_ service: Service.Type) -> Service? {
    get { others[ObjectIdentifier(service)] as? Service }
    set { others[ObjectIdentifier(service)] = newValue }
  }
}
