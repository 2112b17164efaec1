extension SlidingPuzzle {
  /// The board that a game starts from.
  public enum Options: Hashable, Sendable {
    /// The solved board of this shape.
    case home(BoardShape)
    /// A board of this shape, dealt from the game's seed.
    case dealt(BoardShape)
    /// A given board.
    case board(SlidingBoard)

    /// The shape of the board.
    public var shape: BoardShape {
      switch self {
      case .home(let shape), .dealt(let shape): shape
      case .board(let board): board.shape
      }
    }
  }
}

extension SlidingPuzzle.Options: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case home, dealt, board
  }

  /// Decodes options from untrusted data.
  ///
  /// - Throws: `DecodingError` unless there is exactly one valid start.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let keys = CodingKeys.allCases.filter(values.contains)
    guard let key = keys.first, keys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: values.codingPath, debugDescription: "Not one start"))
    }
    switch key {
    case .home: self = .home(try values.decode(BoardShape.self, forKey: key))
    case .dealt: self = .dealt(try values.decode(BoardShape.self, forKey: key))
    case .board: self = .board(try values.decode(SlidingBoard.self, forKey: key))
    }
  }

  /// Encodes the kind of start with its shape or board.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .home(let shape): try values.encode(shape, forKey: .home)
    case .dealt(let shape): try values.encode(shape, forKey: .dealt)
    case .board(let board): try values.encode(board, forKey: .board)
    }
  }
}
