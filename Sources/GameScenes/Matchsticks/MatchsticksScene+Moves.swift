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
      if case .illegalCount(_, let limit) = error { say(.atMost(limit)) }
    }
  }

  /// Takes the match at a point with all behind it.
  func takeMatches(at point: Point) {
    guard !table.isComputersTurn, let count = pile.countFromEnd(at: point) else { return }
    take(count)
  }

  /// Lifts the matches that a click would take; beyond the limit nothing lifts, and the note says why.
  ///
  /// Comes only where the pointer is over no control.
  func hover(_ point: Point?) {
    let count = isPersonsTurn ? point.flatMap(pile.countFromEnd) ?? 0 : 0
    let isLegal = count <= table.state.limit
    pile.lift(isLegal ? count : 0)
    if !isLegal { say(.atMost(table.state.limit)) }
  }

  /// Lifts the matches that the hovered or focused button would take.
  func show(highlighted control: Control?) {
    let count = takeButtons.firstIndex { $0 === control }.map { $0 + 1 } ?? 0
    pile.lift(isPersonsTurn && count <= table.state.limit ? count : 0)
  }

  func highlightChanged(to control: Control?) {
    explained = bar.controls.first { $0 === control }
    show(highlighted: control)
  }

  /// Says something below the buttons, in place of the words of an icon button.
  func say(_ note: Note) {
    self.note = note
    explained = nil
  }

  /// Lets the best take glow; with keys or a pad the focus goes to its button, so that nothing else is lifted.
  func showHint() {
    guard isPersonsTurn else { return }
    let best = table.state.bestTake
    pile.hint(best ?? 0)
    if let best, context.device.showsFocus { panel.focus(id: "take-\(best)") }
    say(.hint)
  }

  func newGame() {
    closeDialog()
    table.newGame(settings.current.matchsticks.setup)
  }

  /// Goes from the row of buttons to the bar and back.
  func switchFocus() {
    let isAtBar = bar.controls.contains { $0 === panel.focused }
    let goal = isAtBar ? rowButtons : bar.commandControls
    if let next = goal.first(where: \.isOperable) { panel.focus(id: next.id) }
  }

  /// Lets a demonstration go on after an undo has paused it.
  func resume() {
    table.resume()
    refresh()
  }

  var isPersonsTurn: Bool { !table.state.isOver && !table.isComputersTurn }
}
