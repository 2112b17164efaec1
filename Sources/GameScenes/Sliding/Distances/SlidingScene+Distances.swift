import Stage

extension SlidingScene {
  /// Whether there is a way to be looked back on.
  var canLookBack: Bool { isSolvedByPlay && adviser != nil }

  /// Shows how far from home the finished game was after each move.
  func lookBack() {
    guard canLookBack, dialog == nil, let adviser else { return }
    guide.stop()
    let dialog = DistanceScene(table.boards, adviser, context: context)
    dialog.dialog.onClose = { [weak self] in self?.closeDialog() }
    dialog.onNewGame = { [weak self] in
      self?.closeDialog()
      self?.newGame()
    }
    self.dialog = dialog
    onPresent(dialog)
  }

  /// Puts the dialog away, and ends its work.
  func closeDialog() {
    guard let dialog else { return }
    self.dialog = nil
    guide.stop()
    onDismiss(dialog)
  }
}
