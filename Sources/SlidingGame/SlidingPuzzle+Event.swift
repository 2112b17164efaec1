extension SlidingPuzzle {
  /// One tile that went from one cell to the next, in which the gap was.
  public enum Event: Hashable, Codable, Sendable {
    /// The board was tilted, and the tile at `from` slid to `to`.
    case didTilt(Direction, from: Int, to: Int)
    /// The tile at `from` was moved to `to`.
    case didMove(Direction, from: Int, to: Int)
  }

  /// Why no tile moved.
  public enum Refusal: Error, Hashable, Codable, Sendable {
    /// The gap lies at the edge from which a tile would have to come.
    case noTileMoves(Direction)
    /// The board has no cell of this number.
    case noSuchCell(Int)
    /// The gap is in this cell.
    case cellIsGap(Int)
    /// The gap is not the neighbour of this cell in this direction.
    case gapIsNotNext(to: Int, Direction)
    /// The gap is neither in the row nor in the column of this cell.
    case gapIsNotInLine(with: Int)
  }
}
