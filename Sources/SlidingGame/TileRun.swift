import GameKernel

/// The tiles between a cell and the gap, which slide into it together.
public struct TileRun: Hashable, Sendable {
  /// Where they go.
  public let direction: Direction
  /// The cells they lie in, that beside the gap first.
  public let cells: [Int]
}

extension BoardShape {
  /// The run that a slide of the tile in `cell` moves, or `nil` unless the cell is in line with the gap.
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
  /// The run that a slide of the tile in `cell` moves, or `nil` unless the cell is in line with the gap.
  public func run(from cell: Int) -> TileRun? { shape.run(from: cell, to: gap) }
}
