import GameKernel

/// A link that starts a game from the same board for everyone who opens it.
///
/// Its text has four parts: the game's name, the version, the shape, and the seed or the values, as in
/// `sliding:1:4:seed=77` and `sliding:1:3x2:board=0-1-2-3-5-4`.
public enum SlidingLink: Hashable, Sendable {
  /// A board of this shape, dealt from this seed.
  case dealt(BoardShape, seed: UInt64)
  /// A given board.
  case board(SlidingBoard)

  /// The version that this program writes. It increases when the same text would give a different board.
  public static let currentVersion = 1

  /// The options of a game that starts from this link.
  public var options: SlidingPuzzle.Options {
    switch self {
    case .dealt(let shape, _): .dealt(shape)
    case .board(let board): .board(board)
    }
  }

  /// The seed of the deal, or `nil` for a given board.
  public var seed: UInt64? {
    switch self {
    case .dealt(_, let seed): seed
    case .board: nil
    }
  }
}

extension SlidingLink: CustomStringConvertible {
  /// The text of the link, without the scheme.
  public var description: String {
    let head = "\(SlidingPuzzle.name):\(Self.currentVersion):\(options.shape)"
    return switch self {
    case .dealt(_, let seed): "\(head):seed=\(seed)"
    case .board(let board): "\(head):board=\(board.valuesText)"
    }
  }

  /// Parses a link, with or without the scheme, and ignores white space around it.
  ///
  /// - Throws: ``SlidingTextError`` for the first invalid part.
  /// - Complexity: O(length of the text)
  public init(text: String) throws(SlidingTextError) {
    let nothing = LinkPart("")
    let (name, afterName) = LinkPart(LinkScheme.dropped(from: text)).split(at: ":")
    guard name.text == SlidingPuzzle.name else { throw .otherGame(name.excerpt) }
    let (version, afterVersion) = (afterName ?? nothing).split(at: ":")
    guard version.number(Int.self) == Self.currentVersion else {
      throw .unknownVersion(version.excerpt)
    }
    let (shapeText, start) = (afterVersion ?? nothing).split(at: ":")
    let shape = try shapeText.shape()
    let (key, value) = (start ?? nothing).split(at: "=")
    switch (key.text, value) {
    case ("seed", let value?):
      guard let seed = value.number(UInt64.self) else { throw .seed(value.excerpt) }
      self = .dealt(shape, seed: seed)
    case ("board", let value?):
      self = .board(try value.board(shape))
    default:
      throw .start((start ?? nothing).excerpt)
    }
  }

  /// Parses text that a player pastes or types: a link, or a board's text form.
  ///
  /// - Throws: ``SlidingTextError`` for the first invalid part.
  /// - Complexity: O(length of the text)
  public init(reading text: String) throws(SlidingTextError) {
    let trimmed = LinkPart(trimming: text)
    if trimmed.text.first?.isNumber == true {
      self = .board(try SlidingBoard(text: text))
    } else {
      try self.init(text: text)
    }
  }
}
