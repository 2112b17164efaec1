import GameKernel
import MatchstickGame
import Stage

extension MatchsticksScene {
  /// Asks the model for a take; says why where it refuses.
  func take(_ count: Int) {
    do {
      try table.take(count)
    } catch {
      onRefusal(error)
      if case .illegalCount(_, let limit) = error { note = .atMost(limit) }
    }
  }

  /// Takes the match at a point with all behind it.
  func takeMatches(at point: Point) {
    guard !table.isComputersTurn, let count = pile.countFromEnd(at: point) else { return }
    take(count)
  }

  /// Lifts the matches that a click would take; beyond the limit nothing lifts, and the note says why.
  func hover(_ intent: Intent) {
    guard case .hover(let point) = intent, panel.highlighted == nil else { return }
    guard isPersonsTurn, let point, let count = pile.countFromEnd(at: point) else {
      pile.lift(0)
      if case .atMost = note { note = .rule }
      return
    }
    let limit = table.state.limit
    pile.lift(count <= limit ? count : 0)
    if count > limit {
      note = .atMost(limit)
    } else if case .atMost = note {
      note = .rule
    }
  }

  /// Lifts the matches that the hovered or focused button would take.
  func show(highlighted control: Control?) {
    let count = takeButtons.firstIndex { $0 === control }.map { $0 + 1 } ?? 0
    pile.lift(isPersonsTurn && count <= table.state.limit ? count : 0)
  }

  func showHint() {
    guard isPersonsTurn else { return }
    note = .hint
    pile.hint(table.state.bestTake ?? 0)
  }

  func newGame() {
    closeDialog()
    table.newGame(context.settings.matchsticks.setup)
  }

  /// Goes from the take buttons to the bar and back.
  func switchFocus() {
    let isAtButtons = takeButtons.contains { $0 === panel.focused }
    panel.focus(id: isAtButtons ? "undo" : "take-1")
  }

  /// Lets a demonstration go on after an undo has paused it.
  func resume() {
    table.resume()
    refresh()
  }

  var isPersonsTurn: Bool { !table.state.isOver && !table.isComputersTurn }
}
