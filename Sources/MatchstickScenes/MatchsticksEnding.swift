import Acoustics
import BoxKit
import GameKernel
import MatchstickGame
import ReviewKit
import Stage

/// The end of a game of Matchsticks: it reports the game, and opens the dialog with the result, and the review.
final class MatchsticksEnding {
  /// Called once for each game that ends. Returns the run of wins to which it belongs.
  var onOver: (MatchstickTable) -> WinRun? = { _ in nil }
  /// Called when the player asks for a new game.
  var onNewGame: () -> Void = {}

  /// Returns the suggestion of the machine, if it plays.
  var suggestion: () -> NextSuggestion? = { nil }

  private let controller: TableController<Matchsticks>
  private let settings: SettingsModel
  /// The run of wins to which the last game belongs.
  private var outcome = EndOutcome<Matchsticks, WinRun>()

  private var table: MatchstickTable { controller.table }

  init(_ controller: TableController<Matchsticks>, _ settings: SettingsModel) {
    (self.controller, self.settings) = (controller, settings)
    controller.end.content = { [weak self] in self?.content }
  }

  /// Reports a game that ends by a move, once: not again when the end is undone and redone.
  func report() { outcome.enter(table, onOver) }

  private var content: EndContent? {
    guard let review = table.review else { return nil }
    let run = outcome.value(of: table)
    let isNewBest = run.map { $0.isLongest && $0.wins > 1 } ?? false
    let hasWon = table.state.winner.map { table.seating[$0].isPerson } ?? false
    return EndContent(
      "review", sound: isNewBest ? .newBest : hasWon ? .win : .loss,
      review: { [weak self] in self?.openReview() },
      playAgain: { [weak self] in self?.onNewGame() },
      words: { [weak self, table, playOn, suggestion, context = controller.context] in
        MatchsticksEndWords(
          table: table, review: review, run: run, look: context.look,
          onSetup: { table.newGame($0) },
          onForm: { [weak self] in self?.play($0) },
          onRetry: { [playOn] in playOn($0 - 1) }, learned: suggestion(),
          person: self?.controller.playerName()
        ).words
      })
  }

  /// Opens the review of the finished game.
  func openReview() {
    let table = table
    let game = MatchsticksReviewedGame(
      table.session.record, table.seating, settings.current.matchsticks,
      context: controller.context)
    guard let game else { return }
    controller.routes.push(
      ReviewScene(game, on: table, routes: controller.routes, context: controller.context))
  }

  /// Continues the game of another table, or begins one.
  private func play(_ form: Matchsticks.Form) {
    settings.change { $0.matchsticks.form = form }
    let settings = settings.current.matchsticks
    table.enter(settings)
    if table.state.isOver { table.newGame(settings.setup) }
    controller.focus.goHome()
  }

  /// Plays on from the end of a turn of the current game, as a new game.
  private var playOn: (Int) -> Void {
    let (table, record) = (table, table.session.record)
    return { [setup = table.setup, id = table.sheet.id] turn in
      try? table.playOn(from: record.prefix(turn), setup, of: id)
    }
  }
}
