import GameKernel
import Stage

extension TableController {
  /// Shows for 6 s that a new game has begun, for example by a change of the settings, and how to undo that.
  func announceNewGame() {
    let bar = bar
    message.show(
      for: .seconds(6),
      [
        // Translators: {undo} is a button with its key, such as “Undo (U)”.
        { texts in texts("A new game has begun · {undo}", ["undo": bar.nameOfUndo(texts)]) },
        // Translators: Short message. {undo} is a button with its key, such as “Undo (U)”.
        { texts in texts("New game · {undo}", ["undo": bar.nameOfUndo(texts)]) },
        // Translators: Button, and a short message that a new game has begun.
        { texts in texts("New game") },
      ])
  }

  /// Shows for 6 s that a finished game goes on. It has been reported already.
  func announceReopening() {
    guard !table.isDemonstration else { return }
    message.show(
      for: .seconds(6),
      [
        // Translators: Short message: the player has undone the end of a game.
        { texts in texts("The game goes on. It won't count again.") }
      ])
  }
}
