import Acoustics

extension TableController {
  /// Presents the dialog at the end of a game, with the buttons of all games.
  ///
  /// - Parameters:
  ///   - review: opens the review of the game; `nil` if it has none.
  ///   - playAgain: starts a new game.
  ///   - onClose: called in addition when the player closes the dialog or leaves it for the results.
  ///   - words: returns the current content, at every layout.
  /// - Returns: the dialog, to refresh when its content changes.
  @discardableResult
  package func presentEnd(
    _ name: String, heard sound: SoundName, review: (() -> Void)? = nil,
    playAgain: @escaping () -> Void, onClose: @escaping () -> Void = {},
    words: @escaping () -> EndWords
  ) -> EndDialog {
    let close = { [weak self] in
      self?.dismissDialog()
      onClose()
    }
    let results = routes.results.map { show in
      {
        close()
        show()
      }
    }
    let actions = EndActions(
      menu: { [weak self] in self?.routes.menu() }, results: results, review: review,
      playAgain: playAgain)
    let dialog = EndDialog(name, actions, context: context, words: words)
    dialog.dialog.onClose = close
    dialog.dialog.onCommand = { [weak self] in self?.perform($0) }
    present(dialog, heard: sound)
    return dialog
  }
}
