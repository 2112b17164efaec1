import SlidingGame
import Stage

nonisolated extension SlidingTextError {
  /// Returns a sentence that names the invalid part of a pasted or typed text.
  public func words(_ texts: Texts) -> String {
    switch self {
    case .otherGame(let part):
      texts("This is no sliding puzzle: the text begins with “{part}”.", ["part": part])
    case .unknownVersion(let part):
      if let version = Int(part), version > SlidingLink.currentVersion {
        texts(
          "The link needs a newer version of Matchwood (link version {part}).", ["part": part])
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

nonisolated extension BoardError {
  /// Returns a sentence that explains why the values are not a board.
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
