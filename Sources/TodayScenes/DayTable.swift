import BoxKit
import GameKernel
import PlayLog
import Stage
import Today

/// The table with a game of a day. It has this one game, and settings of its own, so that nothing changes the rules.
final class DayTable {
  /// The scene of the table.
  let scene: any Scene
  private let module: any BoxGame
  private let home: DayHome

  /// Opens the saved table, or one with a new try. A new try enters the log.
  ///
  /// - Returns: `nil` if the game rejects its own link.
  init?(_ type: any DailyBoxGame.Type, _ day: Day, _ daily: DailyGame, _ context: GameContext) {
    home = DayHome(context.tables.tables(of: day), context.log)
    var settings = context.settings.current
    type.prepare(&settings)
    let own = GameContext(
      stage: context.stage, settings: SettingsModel(settings), log: context.log,
      results: context.results, tables: home, services: context.services)
    own.navigator = context.navigator
    own.award = context.award
    module = type.init(own)
    if home.opened?.wasSaved == false {
      guard module.open(link: daily.link) == nil else { return nil }
      home.opened?.dedicate()
    }
    scene = module.makeScene()
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
}

/// Opens a game's table through another home, and knows it without its type.
private final class DayHome: TableHome {
  struct Opened {
    let wasSaved: Bool
    let dedicate: () -> Void
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
    var wasSaved = false
    let table = base.open { (saved: GameTable<Rules>?) in
      wasSaved = saved?.isOfDay == true
      return begin(saved)
    }
    opened = Opened(
      wasSaved: wasSaved, dedicate: { table.dedicateToDay() }, id: { table.sheet.id },
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
