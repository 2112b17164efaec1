extension SlidingPuzzle {
  /// What a game starts from.
  public enum Options: Hashable, Sendable {
    /// The solved board of this shape.
    case home(BoardShape)
    /// A board of this shape that is dealt by the game's seed.
    case dealt(BoardShape)
    /// This board.
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

  /// Reads options that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if no game can start from them.
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

  /// Writes the kind of start with its shape or board.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .home(let shape): try values.encode(shape, forKey: .home)
    case .dealt(let shape): try values.encode(shape, forKey: .dealt)
    case .board(let board): try values.encode(board, forKey: .board)
    }
  }
}
