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

nonisolated extension SlidingPuzzle.TextError {
  /// Which part of a pasted or typed text is wrong, in one sentence.
  public func words(_ texts: Texts) -> String {
    switch self {
    case .otherGame(let part):
      texts("This is no sliding puzzle: the text begins with “{part}”.", ["part": part])
    case .unknownVersion(let part):
      if let version = Int(part), version > SlidingPuzzle.Link.currentVersion {
        texts("The link comes from a newer version of the game ({part}).", ["part": part])
      } else {
        texts("The link has an unknown version: “{part}”.", ["part": part])
      }
    case .shape(let part):
      texts("No board has the size “{part}”; write 4 or 3x2, for example.", ["part": part])
    case .value(let part, let cell):
      texts(
        "In place {place} of the board stands “{part}” and no number.",
        ["place": String(cell + 1), "part": part])
    case .board(let error): error.words(texts)
    case .start(let part):
      texts("The link names neither a seed nor a board, but “{part}”.", ["part": part])
    case .seed(let part):
      texts("The seed “{part}” is no whole number.", ["part": part])
    }
  }
}

nonisolated extension SlidingPuzzle.BoardError {
  /// Why a row of numbers is no board, in one sentence.
  func words(_ texts: Texts) -> String {
    switch self {
    case .wrongCount(let count, let expected):
      texts.plural(
        "The board has {count} number, but this size needs {expected}.",
        "The board has {count} numbers, but this size needs {expected}.", count,
        ["expected": String(expected)])
    case .noSuchValue(let value, let cell):
      texts(
        "The number {value} in place {place} is too large for this size; they begin with 0.",
        ["value": String(value), "place": String(cell + 1)])
    case .valueTwice(let value, _):
      texts("The number {value} is there twice.", ["value": String(value)])
    case .unsolvable:
      texts("This board can never be solved: two tiles have changed places.")
    }
  }
}
