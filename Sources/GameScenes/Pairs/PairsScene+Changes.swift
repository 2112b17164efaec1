import GameKernel
import PairsGame
import Stage

extension PairsScene {
  /// Follows the model: one change, whole.
  func show(_ change: Change<Pairs>) {
    closeDialog()
    wait = nil
    found = nil
    cards.show(change)
    counters.show(table)
    if change.cause == .move { for event in change.events { show(event) } }
    if change.cause == .move, change.before.openCards.count == 1 {
      suspense = Suspense(state: change.before, left: flipTime)
    } else {
      tell()
    }
    if change.entersAnotherGame { layout(in: context.metrics.size) }
    startWaiting()
    refresh()
    // What was over and goes on is played by cards again, not dealt away by the next Enter.
    if change.entersAnotherGame || change.before.isOver || change.after.isOver { focusCards() }
  }

  /// What a move has brought about, as far as words and dialogs follow from it.
  private func show(_ event: Pairs.Event) {
    switch event {
    case .paired(_, _, let seat): found = seat
    case .over: noteOver()
    case .opened, .closed, .passed, .peeked: break
    case .covered, .returned, .reopened, .peekReturned, .resumed:
      preconditionFailure("A move takes nothing back")
    }
  }

  /// A game counts once, when it ends by a move; not again when it is undone and redone.
  private func noteOver() {
    let game = table.session.gameNumber
    if lastOver?.game != game { lastOver = (game, onOver(table)) }
    wait = Wait(next: .dialog, left: dialogDelay)
  }

  /// Brings the controls in line with the state.
  func refresh() {
    bar.setEnabled(.undo, table.canUndo)
    bar.setEnabled(.redo, table.canRedo)
    newDealButton.isPrimary = table.state.isOver
    peekButton.isEnabled = isPersonsTurn && (table.state.openCards.isEmpty || table.isMissOpen)
    resumeButton.isEnabled = table.isPaused
    resumeButton.isPrimary = table.isPaused
    layoutChoice.show(Self.layouts.firstIndex(of: table.state.layout))
    point(at: pointed)
  }

  func openDialog() {
    let place = lastOver?.game == table.session.gameNumber ? lastOver?.place : nil
    let showResults = onResults.map { show in
      { [weak self] in
        self?.closeDialog()
        show()
      }
    }
    let dialog = PairsEndDialog(
      table: table, place: place, context: context, onMenu: { [weak self] in self?.onMenu() },
      onResults: showResults, onNewGame: { [weak self] in self?.newDeal() })
    dialog.dialog.onClose = { [weak self] in self?.closeDialog() }
    dialog.dialog.onCommand = { [weak self] in self?.perform($0) }
    self.dialog = dialog
    onPresent(dialog)
  }

  func closeDialog() {
    if let dialog { onDismiss(dialog) }
    dialog = nil
  }
}
