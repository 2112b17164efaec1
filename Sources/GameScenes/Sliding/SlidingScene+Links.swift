import SlidingGame
import Stage

extension SlidingScene {
  /// Hands the game on: whoever pastes the link starts from the same board.
  func copyLink() {
    if copyText(String(describing: table.link)) {
      say { texts in texts("Link copied. Whoever pastes it plays the same board.") }
    } else {
      say { texts in texts("The link could not be copied.") }
    }
  }

  /// Starts the game that the clipboard names, or says which part of the text is wrong.
  func pasteLink() {
    guard let text = pasteText(), text.contains(where: { !$0.isWhitespace }) else {
      return onTell { texts in texts("There is no text on the clipboard.") }
    }
    do {
      table.open(try SlidingPuzzle.Link(reading: text))
      focusBoard()
    } catch {
      onTell { error.words($0) }
    }
  }
}
