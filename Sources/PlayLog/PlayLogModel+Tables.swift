import Files
import GameKernel
import JSON

/// The tables, whose games enter the log.
extension PlayLogModel {
  /// Logs the games of a saved table that ended without a line in the log, as after a kill. Call it before anything
  /// else changes the table.
  ///
  /// Games of versions without a log get an identifier, which is the same each time the file is read.
  public func settle<Rules: LoggedRules>(_ table: GameTable<Rules>) {
    var starts: [UInt64: UInt64] = [:]
    table.identify { game in
      let start = Self.hash(of: game)
      defer { starts[start, default: 0] += 1 }
      return start &+ starts[start, default: 0]
    }
    for game in table.keptGames where game.isOver {
      guard let line = LoggedGame(game, of: player, among: log.players, at: now()),
        log.isOver(line.id) != true
      else {
        continue
      }
      let name = Rules.earlierName(of: game) ?? line.start
      settle(.init(name: name, game: line, record: game.record.logText))
    }
  }

  /// Enters the games of a table in the log from now on. Call it before other observers are added.
  ///
  /// A game enters at its first end, and when a person has made a move in it and it is left for another. A game that
  /// continues after its undone end is another one.
  public func follow<Rules: LoggedRules>(_ table: GameTable<Rules>) {
    table.identify { [makeID] _ in makeID() }
    let observation = table.session.changes.observe { [weak self, weak table] change in
      if let self, let table { follow(change, table) }
    }
    keep(observation, for: table)
  }

  private func follow<Rules: LoggedRules>(
    _ change: GameKernel.Change<Rules>, _ table: GameTable<Rules>
  ) {
    guard !change.entersAnotherGame else {
      guard change.cause == .restart else { return }
      table.identify { [makeID] _ in makeID() }
      if let left = table.parkedGame, !left.isOver { enter(left) }
      return
    }
    guard change.cause == .move || change.cause == .redo, let id = table.sheet.id else { return }
    let wasOver = Rules.isOver(change.before)
    if change.cause == .move, !wasOver, log.isOver(GameID(rawValue: id)) == true {
      table.identifyRetry(makeID())
    }
    if !wasOver, Rules.isOver(change.after) { enter(table.currentGame) }
  }

  /// Enters the current game of a table as one that was left, unless it has ended or no person has made a move.
  public func leave<Rules: LoggedRules>(_ table: GameTable<Rules>) { enter(table.currentGame) }

  /// Enters a game in the log, unless it has ended before.
  private func enter<Rules: LoggedRules>(_ game: TableGame<Rules>) {
    guard let line = LoggedGame(game, of: player, among: log.players, at: now()),
      log.isOver(line.id) != true
    else {
      return
    }
    append([.game(line, record: game.record.logText)])
  }

  /// Returns a number that follows from the start of a game.
  private static func hash<Rules: LoggedRules>(of game: TableGame<Rules>) -> UInt64 {
    let options = (try? JSONWriter().write(game.options)) ?? []
    return FNV1a.hash((Array("\(Rules.name) \(game.seed) ".utf8) + options)[...])
  }
}
