extension SlidingPuzzle {
  /// Why a row of values is no board.
  public enum BoardError: Error, Hashable, Sendable {
    /// There are this many values and not one for each cell.
    case wrongCount(Int, expected: Int)
    /// The value in this cell is not between 0 and the number of cells.
    case noSuchValue(Int, cell: Int)
    /// The value in this cell was in an earlier one already.
    case valueTwice(Int, cell: Int)
    /// No moves lead from these values to the solved board: two tiles are the wrong way round.
    case unsolvable
  }
}
