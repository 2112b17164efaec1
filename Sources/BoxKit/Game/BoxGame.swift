import Commands
import GameKernel
import Stage

/// The interface of a game to the menu, settings, command line, files, trace and best games.
///
/// Each game has one conforming type, in the folder of its scenes. The box creates it at the start of the program,
/// and its scene on first use.
public protocol BoxGame: AnyObject {
  /// The name of the game on the command line, in files and in the trace, such as `sliding`. Not translated; must
  /// not change between versions.
  nonisolated static var name: String { get }
  /// The rules with which the program loads the saved table in the background, before it creates the game. `nil`
  /// loads the table when the game opens it.
  nonisolated static var rules: (any TracedRules.Type)? { get }
  /// Loads data for the first frame on another thread while the window opens, because loading is slow. `nil` if
  /// there is none.
  ///
  /// Called only if the program starts with this game.
  nonisolated static var readAhead: (@Sendable () -> Void)? { get }
  /// The title shown to the player.
  nonisolated static func title(_ texts: Texts) -> String
  /// The variants that lead a new player by first steps of their own, the usual one first. Default: a single variant.
  nonisolated static var ledVariants: [String] { get }
  /// The type of the game's settings; `nil` if it has none.
  nonisolated static var settings: (any SettingsPart.Type)? { get }
  /// The game's own command line options.
  nonisolated static var options: [GameOption] { get }
  /// The game's own commands of the command line.
  nonisolated static var commands: [any GameCommand.Type] { get }

  /// Opens the saved table, or a new one.
  init(_ context: GameContext)

  /// Returns the emblem beside the name of the box, or `nil`. The menu shows only the first game's emblem.
  func emblem(height: Double, _ look: Look) -> (any MenuEmblem)?
  /// The game's card in the menu.
  var card: MenuCard { get }
  /// Creates the scene of the game's table.
  func makeScene() -> any Scene
  /// Returns the game's section of the settings page; `nil` if it has no settings.
  func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)?
  /// The contents of the game's best games; `nil` if it has none.
  var results: ResultKind? { get }
  /// The game's statistics; `nil` if it has none.
  var statistics: GameStatistics? { get }
  /// The game's help; `nil` if it has none.
  var help: GameHelp? { get }
  /// Shows a picture in the game. The picture was dropped on the window and has been added to the player's own.
  ///
  /// - Returns: whether the game can show pictures.
  func play(with picture: PictureName) -> Bool
  /// The link to the current game without its scheme, which begins with the name of the game. `nil` if the game has
  /// no links.
  var link: String? { get }
  /// Starts the game that a link names.
  ///
  /// - Returns: a closure that describes the error in the link, or `nil` if the game has started.
  func open(link: String) -> ((Texts) -> String)?
}

extension BoxGame {
  /// Default: `nil`.
  public nonisolated static var rules: (any TracedRules.Type)? { nil }
  /// Default: `nil`.
  public nonisolated static var readAhead: (@Sendable () -> Void)? { nil }
  /// The name of the game's type.
  public var name: String { Self.name }
  /// Returns the title of the game's type.
  public func title(_ texts: Texts) -> String { Self.title(texts) }

  /// Default: a single variant.
  public nonisolated static var ledVariants: [String] { [""] }
  /// Returns the name in the settings of the first steps of a variant.
  nonisolated static func firstSteps(of variant: String) -> String {
    variant == ledVariants.first ? name : "\(name)-\(variant)"
  }
  /// The names in the settings of all first steps of the game.
  nonisolated static var allFirstSteps: [String] { ledVariants.map(firstSteps) }

  /// Default: `nil`.
  public nonisolated static var settings: (any SettingsPart.Type)? { nil }
  /// Default: no options.
  public nonisolated static var options: [GameOption] { [] }
  /// Default: none.
  public nonisolated static var commands: [any GameCommand.Type] { [] }
  /// Default: `nil`.
  public func emblem(height: Double, _ look: Look) -> (any MenuEmblem)? { nil }
  /// Default: `nil`.
  public func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)? { nil }
  /// Default: `nil`.
  public var results: ResultKind? { nil }
  /// Default: `nil`.
  public var statistics: GameStatistics? { nil }
  /// Default: `nil`.
  public var help: GameHelp? { nil }
  /// Default: shows no pictures.
  public func play(with picture: PictureName) -> Bool { false }
  /// Default: `nil`.
  public var link: String? { nil }
  /// Default: returns the error that the game has no links.
  public func open(link: String) -> ((Texts) -> String)? {
    { texts in texts("This game has no links.") }
  }
}

extension HelpScene {
  /// Creates the help of the games that have one.
  ///
  /// - Parameters:
  ///   - games: the games to choose from. Those without a help are left out.
  ///   - name: the game whose help is shown first.
  ///   - lines: the controls of the page over which it is; `nil` for those of the game.
  /// - Precondition: at least one of the games has a help.
  package convenience init(
    _ games: [any BoxGame], at name: String, _ lines: ControlsLines? = nil, context: StageContext
  ) {
    let all = games.compactMap { game in
      game.help.map { (game.name, ExplainedGame(title: game.title, help: $0)) }
    }
    self.init(
      all.map(\.1), at: all.firstIndex { $0.0 == name } ?? 0, lines, context: context)
  }
}

/// The card of a game in the menu.
public struct MenuCard {
  /// A short sentence about the game.
  package let motto: (Texts) -> String
  /// The state of the game.
  package let status: (Texts) -> CardStatus
  /// The surface of the tray.
  package let ground: TrayGround
  /// Creates the drawing of the pieces in the tray.
  package let cover: (_ felt: Rect, StageContext) -> any GameCover

  /// Creates a card. `motto` and `status` are called whenever they are shown, with the current language.
  public init(
    motto: @escaping (Texts) -> String, status: @escaping (Texts) -> CardStatus,
    ground: TrayGround = .felt, cover: @escaping (_ felt: Rect, StageContext) -> any GameCover
  ) {
    self.motto = motto
    self.status = status
    self.ground = ground
    self.cover = cover
  }
}

extension BoxGame {
  /// Creates the drawing of the pieces in their current positions, for one frame.
  package func cover(_ felt: Rect, _ context: StageContext) -> any GameCover {
    card.cover(felt, context)
  }
}

extension MenuCard {
  /// Creates a small tray with the pieces in their current places.
  ///
  /// - Returns: a closure that draws it.
  public func picture(
    in frame: Rect, _ context: StageContext
  ) -> (_ list: inout DisplayList) -> Void {
    let rim = context.look.metrics.px(12, small: 8)
    let tray = Tray(frame, rim: rim, ground: ground, look: context.look)
    let cover = cover(frame.inset(by: rim), context)
    return { list in
      tray.draw(into: &list)
      cover.draw(into: &list)
    }
  }
}

/// A small drawing of a game's pieces, created for one frame and look.
public protocol GameCover {
  /// Draws the pieces within the felt.
  func draw(into list: inout DisplayList)
}

/// A small drawing beside the name of the box in the menu, created for one height and look.
public protocol MenuEmblem {
  /// Draws the emblem around its center.
  func draw(at center: Point, into list: inout DisplayList)
}
