import GameKernel
import MatchstickGame
import Motion
import Stage

extension MatchsticksScene {
  /// Follows the model: one change, whole.
  func show(_ change: Change<Matchsticks>) {
    note = .rule
    computersWait = nil
    closeDialog()
    if change.entersAnotherGame {
      pile.show(pile: change.after.pile, remaining: change.after.remaining)
      layout(in: context.metrics.size)
    }
    for event in change.events { show(event) }
    refresh()
  }

  private func show(_ event: Matchsticks.Event) {
    switch event {
    case .took(_, _, let left): pile.take(downTo: left, settings.current.matchsticks.takeAnimation)
    case .returned(_, _, let left): pile.putBack(upTo: left)
    case .over: dialogWait = reducedMotion ? .milliseconds(300) : .milliseconds(900)
    case .reopened: dialogWait = nil
    }
  }

  /// Sets everything that follows from the state: whose turn, which buttons, who waits.
  func refresh() {
    let state = table.state
    for (index, button) in takeButtons.enumerated() {
      button.isEnabled = isPersonsTurn && index < state.limit
    }
    let isDemonstration = table.seating.isDemonstration
    resumeButton.isHidden = !(isDemonstration && table.isPaused)
    bar.setEnabled(.undo, table.canUndo)
    bar.setEnabled(.redo, table.canRedo)
    bar.setEnabled(.hint, isPersonsTurn)
    let isComputerNext = table.isComputersTurn && !table.isPaused
    computersWait = isComputerNext ? computersWait ?? waitOfComputer : nil
    if !state.isOver { dialogWait = nil }
    arrangeRow()
    show(highlighted: panel.highlighted)
  }

  var reducedMotion: Bool { context.animator.reducedMotion }

  /// How long a computer waits before it takes, so that people see whose turn it was.
  var waitOfComputer: Duration { reducedMotion ? .milliseconds(300) : .milliseconds(600) }

  func advanceComputer(by elapsed: Duration) {
    guard let wait = computersWait else { return }
    computersWait = wait - elapsed
    guard wait <= elapsed else { return }
    computersWait = nil
    table.takeForComputer()
  }
}

extension MatchsticksScene {
  func advanceDialog(by elapsed: Duration) {
    guard let wait = dialogWait else { return }
    dialogWait = wait - elapsed
    guard wait <= elapsed else { return }
    openDialog()
  }

  func openDialog() {
    dialogWait = nil
    guard let review = table.review else { return }
    let dialog = ReviewScene(review: review, seating: table.seating, context: context)
    dialog.onMenu = { [weak self] in self?.onMenu() }
    dialog.onNewGame = { [weak self] in self?.newGame() }
    dialog.onRetry = { [weak self] turn in self?.table.retry(fromTurn: turn) }
    dialog.dialog.onClose = { [weak self] in self?.closeDialog() }
    dialog.dialog.onCommand = { [weak self] in self?.perform($0) }
    self.dialog = dialog
    onPresent(dialog)
    refresh()
  }

  func closeDialog() {
    if let dialog { onDismiss(dialog) }
  }
}
