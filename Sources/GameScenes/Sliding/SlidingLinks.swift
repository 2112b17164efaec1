import SlidingGame
import Stage

/// Hands the game at the table on as a link by the clipboard, and opens a link that stands there.
public struct SlidingLinks {
  /// Puts a text on the clipboard; answers whether that has worked.
  public var copyText: (String) -> Bool = { _ in false }
  /// The text on the clipboard, if any.
  public var pasteText: () -> String? = { nil }

  /// Copies a link from which whoever pastes it starts with the same board.
  ///
  /// - Returns: what is to be said of it.
  func copy(_ table: SlidingTable) -> (Texts) -> String {
    copyText(String(describing: table.link))
      ? { texts in texts("Link copied. Whoever pastes it plays the same board.") }
      : { texts in texts("The link could not be copied.") }
  }

  /// Starts the game that the clipboard names.
  ///
  /// - Returns: what is wrong with the text; nil where the game has begun.
  func paste(to table: SlidingTable) -> ((Texts) -> String)? {
    guard let text = pasteText(), text.contains(where: { !$0.isWhitespace }) else {
      return { texts in texts("There is no text on the clipboard.") }
    }
    do throws(SlidingPuzzle.TextError) {
      table.open(try SlidingPuzzle.Link(reading: text))
      return nil
    } catch {
      return { error.words($0) }
    }
  }
}
