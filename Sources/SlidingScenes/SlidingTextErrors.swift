import SlidingGame
import Stage

nonisolated extension SlidingTextError {
  /// Returns a sentence that names the invalid part of a pasted or typed text.
  public func words(_ texts: Texts) -> String {
    switch self {
    case .otherGame(let part):
      // Translators: A pasted text. {part} is its beginning.
      texts("This is not a sliding puzzle: it starts with “{part}”.", ["part": part])
    case .unknownVersion(let part):
      if let version = Int(part), version > SlidingLink.currentVersion {
        // Translators: {part} is a version number.
        texts("The link needs a newer version of Matchwood (link version {part}).", ["part": part])
      } else {
        // Translators: {part} is the wrong version.
        texts("The link has an unknown version: “{part}”.", ["part": part])
      }
    case .shape(let part):
      // Translators: {part} is the wrong part of the text.
      texts("“{part}” is not a board size. Write 4 or 3x2, for example.", ["part": part])
    case .value(let part, let cell):
      texts(
        // Translators: {place} counts from 1, row by row; {part} is the wrong part.
        "Place {place} of the board holds “{part}”, not a number.",
        ["place": String(cell + 1), "part": part])
    case .board(let error): error.words(texts)
    case .start(let part):
      // Translators: {part} is the wrong part of the text.
      texts("The link needs a seed or a board, not “{part}”.", ["part": part])
    case .seed(let part):
      // Translators: A seed is a number that a shuffle comes from.
      texts("The seed “{part}” is not a whole number.", ["part": part])
    }
  }
}

nonisolated extension BoardError {
  /// Returns a sentence that explains why the values are not a board.
  func words(_ texts: Texts) -> String {
    switch self {
    case .wrongCount(let count, let expected):
      texts.plural(
        // Translators: {expected} is the right count of numbers.
        "The board has {count} number, but this size needs {expected}.",
        "The board has {count} numbers, but this size needs {expected}.", count,
        ["expected": String(expected)])
    case .noSuchValue(let value, let cell):
      texts(
        // Translators: {place} counts from 1, row by row.
        "The number {value} in place {place} is too large for this size. Numbers start at 0.",
        ["value": String(value), "place": String(cell + 1)])
    case .valueTwice(let value, _):
      // Translators: {value} is a number on the board.
      texts("The number {value} appears twice.", ["value": String(value)])
    case .unsolvable:
      texts("This board can never be solved: two tiles are swapped.")
    }
  }
}
