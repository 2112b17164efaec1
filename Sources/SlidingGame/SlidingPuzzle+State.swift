extension SlidingPuzzle {
  /// One position of a game: the board, and how many moves it took so far.
  public struct State: Hashable, Sendable {
    /// The tiles and the gap.
    public private(set) var board: Board

    /// The number of moves as players count them: one for each tile that was shifted since the game
    /// began or was shuffled.
    public internal(set) var tileMoves = 0

    init(board: Board) {
      self.board = board
    }

    /// Whether every tile is at its own place.
    ///
    /// - Complexity: O(size), and O(1) unless the gap and the first tile are at theirs.
    public var isSolved: Bool { board.isSolved }

    /// Shifts the tile in a cell next to the gap into the gap, and counts it.
    mutating func shiftTile(at cell: Int) {
      board.moveGap(to: cell)
      tileMoves += 1
    }
  }
}

extension SlidingPuzzle.State: Codable {
  private enum CodingKeys: String, CodingKey {
    case board, tileMoves
  }

  /// Reads a position that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if no game can come to it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    board = try values.decode(SlidingPuzzle.Board.self, forKey: .board)
    tileMoves = Int(try values.decode(UInt32.self, forKey: .tileMoves))
  }
}
