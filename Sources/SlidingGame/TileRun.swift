import GameKernel

/// The tiles between a cell and the gap, which slide together.
public struct TileRun: Hashable, Sendable {
  /// The direction in which the tiles move.
  public let direction: Direction
  /// The cells of the tiles, starting next to the gap.
  public let cells: [Int]
}

extension BoardShape {
  /// Returns the run that a slide of the tile in `cell` moves.
  ///
  /// Returns `nil` if the cell is the gap, or is in neither its row nor its column.
  ///
  /// - Complexity: O(tiles in the run)
  public func run(from cell: Int, to gap: Int) -> TileRun? {
    guard cells.contains(cell), cells.contains(gap), cell != gap else { return nil }
    let isLevel = cell / width == gap / width
    guard isLevel || cell % width == gap % width else { return nil }
    let step = (isLevel ? 1 : width) * (cell > gap ? 1 : -1)
    return TileRun(
      direction: .init(isLevel: isLevel, isPositive: cell < gap),
      cells: Array(stride(from: gap + step, through: cell, by: step)))
  }
}

extension SlidingBoard {
  /// Returns the run that a slide of the tile in `cell` moves.
  ///
  /// Returns `nil` if the cell is the gap, or is in neither its row nor its column.
  public func run(from cell: Int) -> TileRun? { shape.run(from: cell, to: gap) }
}
