import GameKernel

extension SlidingPuzzle.Board: TextCoded {
  /// The board's text form: its shape, then its values row by row, as in `3x2:0-1-2-3-5-4`.
  public var description: String { "\(shape):\(valuesText)" }

  /// The values row by row, joined by hyphens.
  var valuesText: String { tiles.map(String.init).joined(separator: "-") }

  /// Reads a text form, with or without white space around it.
  ///
  /// - Throws: ``SlidingPuzzle/TextError/shape(_:)``, ``SlidingPuzzle/TextError/value(_:cell:)`` or
  ///   ``SlidingPuzzle/TextError/board(_:)`` for the first part that is wrong.
  /// - Complexity: O(length of the text)
  public init(text: String) throws(SlidingPuzzle.TextError) {
    let (shapeText, valuesText) = LinkPart(trimming: text).split(at: ":")
    let shape = try shapeText.shape()
    self = try (valuesText ?? LinkPart("")).board(shape)
  }

  /// The board whose text form this is, or `nil` if it gives none.
  public init?(_ description: String) {
    guard let board = try? Self(text: description) else { return nil }
    self = board
  }
}

extension LinkPart {
  /// The shape that this part is.
  func shape() throws(SlidingPuzzle.TextError) -> SlidingPuzzle.Shape {
    guard let shape = SlidingPuzzle.Shape(String(text)) else { throw .shape(excerpt) }
    return shape
  }

  /// The board of that shape whose values this part is.
  func board(_ shape: SlidingPuzzle.Shape) throws(SlidingPuzzle.TextError) -> SlidingPuzzle.Board {
    var values: [Int] = []
    var rest: LinkPart? = self
    while let part = rest {
      let (word, next) = part.split(at: "-")
      guard let value = word.number(Int.self) else {
        throw .value(word.excerpt, cell: values.count)
      }
      values.append(value)
      rest = next
    }
    do {
      return try SlidingPuzzle.Board(shape, values: values)
    } catch {
      throw .board(error)
    }
  }
}

extension SlidingPuzzle {
  /// Which part of a board's or a link's text is wrong; parts are cut to their first characters.
  public enum TextError: Error, Hashable, Sendable {
    /// The text of a link does not begin with the game's name and has this in its place.
    case otherGame(String)
    /// The link has a version that this program does not know; a higher one than
    /// ``SlidingLink/currentVersion`` comes from a newer program.
    case unknownVersion(String)
    /// The shape is neither a length nor a width and a height that can be played.
    case shape(String)
    /// What stands in the place of this cell is no number.
    case value(String, cell: Int)
    /// The values are no board.
    case board(BoardError)
    /// The link begins with neither `seed=` nor `board=` after its shape.
    case start(String)
    /// The seed is no whole number from 0 to 2^64 − 1.
    case seed(String)
  }
}
