import BoxKit
import GameKernel
import PlayLog
import Stage
import Today

/// The table with a game of a day, or with practices of it. It has settings of its own, so that nothing changes the
/// rules.
final class DayTable {
  /// The scene of the table.
  let scene: any Scene
  private let module: any BoxGame
  private let link: String
  private let home: DayHome

  /// Opens the saved table, or one with a new game. A new try enters the log.
  ///
  /// - Parameter isTry: whether the game is the try that counts, not a practice.
  /// - Returns: `nil` if the game rejects its own link.
  init?(
    _ type: any DailyBoxGame.Type, _ day: Day, _ daily: DailyGame, isTry: Bool,
    _ context: GameContext
  ) {
    link = daily.link
    home = DayHome(context.tables.tables(of: day), context.log)
    var settings = context.settings.current
    type.prepare(&settings)
    let own = GameContext(
      stage: context.stage, settings: SettingsModel(settings), log: context.log,
      results: context.results, tables: home, services: context.services)
    own.navigator = context.navigator
    own.award = context.award
    module = type.init(own)
    if home.opened?.goesOn(isTry) != true {
      guard module.open(link: link) == nil else { return nil }
      home.opened?.begin(isTry)
    }
    home.opened?.fixRules()
    scene = module.makeScene()
    guard isTry else { return }
    guard let id = home.opened?.id().map(GameID.init) else { return nil }
    let entry = DayGame(player: context.log.player, day: day, game: type.name, id: id)
    if !context.log.log.days(of: context.log.player).contains(entry) {
      context.log.append([.day(entry)])
    }
  }

  /// Sets the routes that differ from those of the player's own table.
  func set(_ edit: (inout TableRoutes) -> Void) {
    guard let table = scene as? any TableScene else { return }
    edit(&table.routes)
  }

  /// Enters an unfinished try in the log as one that was given up.
  func giveUp() { home.opened?.leave() }

  /// Begins the game of the day again, as another practice.
  func practiseAgain() { _ = module.open(link: link) }
}

/// Opens a game's table through another home, and knows it without its type.
private final class DayHome: TableHome {
  struct Opened {
    /// Returns whether the saved table has an unfinished game of the kind: the try, or a practice.
    let goesOn: (_ isTry: Bool) -> Bool
    /// Makes the current game the only one of the table, and the try or a practice.
    let begin: (_ isTry: Bool) -> Void
    let fixRules: () -> Void
    let id: () -> UInt64?
    let leave: () -> Void
  }

  private let base: any TableHome
  private let log: PlayLogModel
  private(set) var opened: Opened?

  init(_ base: any TableHome, _ log: PlayLogModel) { (self.base, self.log) = (base, log) }

  func open<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    var wasTry: Bool?
    let table = base.open { (saved: GameTable<Rules>?) in
      wasTry = saved?.isOfDay
      return begin(saved)
    }
    opened = Opened(
      goesOn: { isTry in wasTry == isTry && (isTry || !Rules.isOver(table.state)) },
      begin: { isTry in isTry ? table.dedicateToDay() : table.dropOtherGames() },
      fixRules: { table.hasFixedRules = true }, id: { table.sheet.id },
      leave: { [log] in log.leave(table) })
    return table
  }

  func openDocument<Document: GameDocument>(_ type: Document.Type) -> DocumentModel<Document> {
    base.openDocument(type)
  }

  func tables(of day: Day) -> any TableHome { base.tables(of: day) }

  func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type) {
    base.refused(refusal, by: rules)
  }
}
