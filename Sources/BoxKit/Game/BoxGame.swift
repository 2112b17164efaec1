import Files
import Stage

/// A game of the box: all that menu, settings, command line, files, trace and best lists know of it.
///
/// Its one conformance stands in the folder of the game's scenes. The box makes it at the start of the program; its
/// scene is made when it is first shown.
public protocol BoxGame: AnyObject {
  /// Names the game on the command line, in files and in the trace, such as `sliding`; never translated, never changed.
  nonisolated static var name: String { get }
  /// The rules of its table, so that what was kept of it can be read before it is made; nil where nothing is to be read.
  nonisolated static var rules: (any TracedRules.Type)? { get }
  /// Reads what its first frame tells of and takes a while, on another thread while the window opens; nil where there is nothing.
  nonisolated static var readAhead: (@Sendable () -> Void)? { get }
  /// What it is called.
  nonisolated static func title(_ texts: Texts) -> String
  /// The type of its settings; nil where it has none.
  nonisolated static var settings: (any SettingsPart.Type)? { get }
  /// Its own options of the command line.
  nonisolated static var options: [GameOption] { get }
  /// Its own commands of the command line.
  nonisolated static var commands: [any GameCommand.Type] { get }

  /// Opens its table: the one that was kept, or a new one.
  init(_ context: GameContext)

  /// The emblem beside the name of the box, where this game is the first; nil shows none.
  func emblem(height: Double, _ context: StageContext) -> (any MenuEmblem)?
  /// How it lies in the menu.
  var card: MenuCard { get }
  /// Makes the scene of its table.
  func makeScene() -> any Scene
  /// Its part of the page of settings; nil where there is nothing to set.
  func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)?
  /// What its best lists tell; nil where it has none.
  var results: ResultKind? { get }
  /// What explains it; nil where nothing does.
  var help: GameHelp? { get }
  /// Takes in a file that was dropped on the window; answers whether it has a use for such.
  func take(_ path: FilePath) -> Bool
  /// The text of a link to the game on its table, which begins with its name; nil where it has no links.
  var link: String? { get }
  /// Starts the game that a link names.
  ///
  /// - Returns: what is wrong with the text; nil where the game has begun.
  func open(link: String) -> ((Texts) -> String)?
}

extension BoxGame {
  /// None are known.
  public nonisolated static var rules: (any TracedRules.Type)? { nil }
  /// Nothing.
  public nonisolated static var readAhead: (@Sendable () -> Void)? { nil }
  /// The name of its type.
  public var name: String { Self.name }
  /// What its type is called.
  public func title(_ texts: Texts) -> String { Self.title(texts) }

  /// None.
  public nonisolated static var settings: (any SettingsPart.Type)? { nil }
  /// None.
  public nonisolated static var options: [GameOption] { [] }
  /// Default: none.
  public nonisolated static var commands: [any GameCommand.Type] { [] }
  /// Default: `nil`.
  public func emblem(height: Double, _ context: StageContext) -> (any MenuEmblem)? { nil }
  /// None.
  public func settingsSection(_ editor: SettingsEditor) -> (any SettingsSection)? { nil }
  /// None.
  public var results: ResultKind? { nil }
  /// None.
  public var help: GameHelp? { nil }
  /// It has none.
  public func take(_ path: FilePath) -> Bool { false }
  /// None.
  public var link: String? { nil }
  /// It opens none.
  public func open(link: String) -> ((Texts) -> String)? {
    { texts in texts("There are no links to this game.") }
  }
}

extension HelpScene {
  /// A help of those games that explain themselves.
  ///
  /// - Parameters:
  ///   - games: among which the player can choose.
  ///   - name: of the one that is explained first.
  /// - Precondition: one of the games explains itself.
  public convenience init(_ games: [any BoxGame], at name: String, context: StageContext) {
    let all = games.filter { $0.help != nil }
    let explained = all.compactMap { game in
      game.help.map { ExplainedGame(title: game.title, help: $0) }
    }
    let first = all.firstIndex { $0.name == name } ?? 0
    self.init(explained, at: first, context: context)
  }
}

/// One game of the box, as the menu shows it.
public struct MenuCard {
  /// One short sentence.
  package let motto: (Texts) -> String
  /// How the game stands.
  package let status: (Texts) -> String
  /// What its cover lies on.
  package let ground: TrayGround
  /// What lies in the tray of its card.
  package let cover: (_ felt: Rect, StageContext) -> any GameCover

  /// A card whose words are asked for in the language of now.
  public init(
    motto: @escaping (Texts) -> String, status: @escaping (Texts) -> String,
    ground: TrayGround = .felt, cover: @escaping (_ felt: Rect, StageContext) -> any GameCover
  ) {
    self.motto = motto
    self.status = status
    self.ground = ground
    self.cover = cover
  }
}

extension BoxGame {
  /// What lies in the tray of its card, made for one place and the game as it stands.
  package func cover(_ felt: Rect, _ context: StageContext) -> any GameCover {
    card.cover(felt, context)
  }
}

extension MenuCard {
  /// Makes a small tray with the pieces on it as they lie now.
  ///
  /// - Returns: what draws it.
  public func picture(
    in frame: Rect, _ context: StageContext
  ) -> (_ list: inout DisplayList) -> Void {
    let rim = context.metrics.px(12, small: 8)
    let tray = Tray(frame, rim: rim, ground: ground, context: context)
    let cover = cover(frame.inset(by: rim), context)
    return { list in
      tray.draw(into: &list)
      cover.draw(into: &list)
    }
  }
}

/// A game's pieces as they lie, small, made for one place and look.
public protocol GameCover {
  /// Draws them, within the felt.
  func draw(into list: inout DisplayList)
}

/// A small drawing beside the name of the box in the menu, made for one height and look.
public protocol MenuEmblem {
  /// Draws the emblem around its center.
  func draw(at center: Point, into list: inout DisplayList)
}
