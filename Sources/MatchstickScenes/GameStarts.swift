import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// Starts games with other forms, matches, rules or opponents at the table, and saves these as settings.
final class GameStarts {
  private unowned let controller: TableController<Matchsticks>
  private let settings: SettingsModel

  init(_ controller: TableController<Matchsticks>, _ settings: SettingsModel) {
    (self.controller, self.settings) = (controller, settings)
  }

  private var table: MatchstickTable { controller.table }

  /// Starts a game with the current settings.
  func newGame() {
    controller.begin { table.newGame(settings.current.matchsticks.setup) }
  }

  /// Starts a game with other matches.
  func play(_ matches: Matchsticks.Matches) {
    start(Matchsticks.Layout(matches, last: table.setup.layout.last))
  }

  /// Starts a game against another opponent.
  func play(against opponent: MatchstickOccupant) {
    settings.change { $0.matchsticks.seating.second = opponent }
    table.newGame(settings.current.matchsticks.setup, isAskedFor: false)
    controller.focus.goHome()
  }

  private func start(_ layout: Matchsticks.Layout) {
    settings.change { $0.matchsticks.layout = layout }
    table.newGame(settings.current.matchsticks.setup, isAskedFor: false)
    controller.focus.goHome()
  }

  /// Continues the game of another form, or begins one.
  func enter(_ form: Matchsticks.Form) {
    guard form != table.setup.layout.form, !table.hasFixedRules else { return }
    controller.end.dismiss()
    settings.change { $0.matchsticks.form = form }
    table.enter(settings.current.matchsticks)
    controller.focus.goHome()
  }

  /// Starts a game with another outcome for the last match. A game in progress asks first.
  func change(to last: LastMatch) {
    let isFree = table.isAtStart || table.state.isOver
    if !isFree, controller.message.asks("last", MatchsticksWords.lastMatchQuestion) { return }
    controller.end.dismiss()
    start(Matchsticks.Layout(table.setup.layout.matches, last: last))
  }
}
