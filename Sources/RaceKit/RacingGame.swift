import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// A game of the box in which two race on equal boards.
package protocol RacingGame: BoxGame {
  /// The sizes to choose from, such as *3 × 3*.
  static var raceSizes: [String] { get }
  /// The drawing of the game's pieces.
  static var pieces: EndWords.Sketch { get }
  /// The index of the size that is chosen first, such as that of the game on the table.
  var firstRaceSize: Int { get }
  /// Creates the board of one side.
  func makeRaceBoard(context: StageContext) -> any RaceBoard
  /// Returns the index of the size of a finished game of one person, or `nil` if none can race against it.
  static func raceSize(of game: LoggedGame) -> Int?
}

/// The deal of a race, which is the same for both sides.
package nonisolated enum RaceDeal: Hashable, Sendable {
  case new(size: Int, seed: UInt64)
  /// The deal of a game in the log, by its record.
  case recorded(String)
}

/// The board of one side of a race. It plays at a table of its own, which is neither saved nor logged.
package protocol RaceBoard: AnyObject {
  /// The pieces.
  var control: Control { get }
  /// Called after each change of the game.
  var onChange: () -> Void { get set }
  /// Whether the goal is reached.
  var isFinished: Bool { get }
  /// Whether a move can be taken back.
  var canUndo: Bool { get }
  /// The number of moves of a recorded deal; 0 for a new one.
  var recordedMoves: Int { get }
  /// Shows the pieces without telling the deal.
  ///
  /// - Returns: whether the deal is one of this game.
  func prepare(_ deal: RaceDeal) -> Bool
  /// Deals.
  func begin()
  /// Makes a move of a recorded deal.
  func play(_ move: Int)
  func undo()
  /// Returns the number of moves in words.
  func moves(_ texts: Texts) -> String
  /// Returns the rest of the task in words.
  func rest(_ texts: Texts) -> String
  /// Lays out the pieces and their control.
  func layout(in frame: Rect)
  /// Draws the parts below the pieces, such as their tray.
  func drawBelow(into list: inout DisplayList)
  /// Draws the parts above the pieces.
  func drawAbove(into list: inout DisplayList)
  func advance(by elapsed: Duration)
  /// The time until ``advance(by:)`` has something to do; `nil` where nothing is pending.
  var nextTimer: Duration? { get }
}

extension RaceBoard {
  /// Default: draws nothing.
  package func drawBelow(into list: inout DisplayList) {}
  /// Default: draws nothing.
  package func drawAbove(into list: inout DisplayList) {}
  /// Default: does nothing.
  package func advance(by elapsed: Duration) {}
  /// Default: `nil`.
  package var nextTimer: Duration? { nil }
}

/// The opponent in a race.
package nonisolated enum RaceRival: Hashable, Sendable {
  case person
  /// The fastest game of the player in the log.
  case fastest
  /// The player's game of the day.
  case today
}

/// The choices for a race.
package nonisolated struct RaceSetup: Hashable, Sendable {
  /// The index of the size.
  package var size: Int
  package var rival = RaceRival.person
  package var allowsUndo = true
  /// The players of a race of two persons.
  package var names = RaceNames()

  package init(size: Int) { self.size = size }
}

extension RacingGame {
  /// Asks for the choices of a race, then opens its page.
  package func showRace(_ context: GameContext) {
    let dialog = RaceSetupScene(self, context)
    dialog.onClose = { [weak context, weak dialog] in
      if let dialog { context?.navigator?.dismiss(dialog) }
    }
    dialog.onStart = { [weak self, weak context] setup in
      guard let self, let context else { return }
      weak var shown: RaceScene?
      let ghost = ghosts(of: setup.size, context)[setup.rival].flatMap { game in
        context.log.record(of: game.id).map { RaceGhost(record: $0, time: game.time) }
      }
      var setup = setup
      if ghost != nil { setup.names = RaceNames(left: context.services.playerName()) }
      let boards = RaceSide.pair(context.stage) { self.makeRaceBoard(context: $0) }
      let scene = RaceScene(
        boards, setup, against: ghost, title: Self.raceSizes[setup.size],
        seed: context.launch.seed(for: name), pieces: Self.pieces,
        routes: context.routes(of: self) { shown }, context: context.stage)
      shown = scene
      context.navigator?.push(scene)
    }
    context.navigator?.present(dialog)
  }

  /// Returns the games of the log that can be raced against, by their rival.
  func ghosts(of size: Int, _ context: GameContext) -> [RaceRival: LoggedGame] {
    let (log, player) = (context.log.log, context.log.player)
    func isFit(_ game: LoggedGame) -> Bool {
      game.isOver && game.hasRecord && game.time > .zero && !game.marks.contains(.shown)
        && game.seats.count == 1 && Self.raceSize(of: game) == size
    }
    var ghosts: [RaceRival: LoggedGame] = [:]
    ghosts[.fastest] = log.games(GameFilter(player: player, game: name))
      .filter { $0.counts && isFit($0) }.min { $0.time < $1.time }
    let today = Day(secondsSince1970: context.log.now().secondsSince1970)
    ghosts[.today] = DayHistory(log, of: player).game(today, game: name)
      .flatMap { log[$0] }.flatMap { isFit($0) ? $0 : nil }
    return ghosts
  }
}
