import BoxKit
import Files
import GameKernel
import PlayLog
import Stage

/// A game whose recorded games can be reviewed: on a page, and by the command `matchwood review`.
package protocol ReviewableGame: BoxGame {
  /// Creates the page of a game of the log. Returns `nil` if the rules refuse its record.
  func makeReview(of game: LoggedGame, record: String) -> ReviewScene?
  /// Judges a game from the text of its record in the log. Returns `nil` if it is no game that the rules allow.
  ///
  /// - Parameter cache: the folder for files that can be made again; with `nil`, no files are cached.
  static func review(record: String, cache: FilePath?) -> ReviewAnswer?
  /// Judges a game in the game's own notation. Returns `nil` for other texts. Default: `nil`.
  static func review(notation: String) -> ReviewAnswer?
}

extension ReviewableGame {
  package static func review(notation: String) -> ReviewAnswer? { nil }
}

extension ReviewAnswer {
  /// Judges a line of the log, or a game in the notation of one of the games.
  package init(
    to line: String, _ games: [any ReviewableGame.Type], cache: FilePath?
  ) {
    if let answer = games.lazy.compactMap({ $0.review(notation: line) }).first {
      self = answer
    } else if line.hasPrefix("matchwood:")
      || games.contains(where: { line.hasPrefix($0.name + ":") })
    {
      self.init(error: "A link has no moves")
    } else if case .game(let logged, let record)? = LogEntry(line: line) {
      let game = games.first { $0.name == logged.game }
      self =
        game?.review(record: record, cache: cache)
        ?? ReviewAnswer(error: "The game has no moves or is not over")
    } else {
      self.init(error: "This is no game: \(line.prefix(60))")
    }
  }
}

extension ReviewScene {
  /// Creates the review of a game, whose position after a turn becomes the next game at a table.
  ///
  /// - Parameters:
  ///   - setup: the setup of the next game; `nil` for that of the game on the table.
  ///   - id: the identifier of the reviewed game; `nil` for that of the game on the table.
  package convenience init<Game: ReviewedGame>(
    _ game: Game, on table: GameTable<Game.Rules>, _ setup: Game.Rules.Setup? = nil,
    of id: UInt64? = nil, routes: TableRoutes, context: StageContext
  ) {
    self.init(game, at: game.firstTurn, routes: routes, context: context)
    let (setup, id) = (setup ?? table.setup, id ?? table.sheet.id)
    onPlayOn = { try? table.playOn(from: game.record(to: $0), setup, of: id) }
  }
}

extension GameContext {
  /// Creates the page of a game of the log. *Play on from here* leads to the table of such games.
  ///
  /// - Parameters:
  ///   - game: the game with its record; `nil` if the rules refuse the record.
  ///   - module: the module of the table.
  package func makeReview<Game: ReviewedGame>(
    _ game: Game?, of logged: LoggedGame, on table: GameTable<Game.Rules>,
    _ setup: Game.Rules.Setup, from module: any BoxGame
  ) -> ReviewScene? {
    guard let game else { return nil }
    let scene = ReviewScene(
      game, on: table, setup, of: logged.id.rawValue, routes: routes(of: module) { nil },
      context: stage)
    let playOn = scene.onPlayOn
    scene.onPlayOn = { [weak self, name = module.name] turn in
      playOn?(turn)
      self?.navigator?.showTable(of: name, .push(.left))
    }
    return scene
  }
}
