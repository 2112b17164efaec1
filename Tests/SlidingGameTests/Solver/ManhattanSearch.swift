import GameKernel
import SlidingGame

/// The length of a shortest way by the plainest search that proves it: depth first, Manhattan
/// distance.
///
/// It shares nothing with the game's solver, and is slow: for boards up to some 35 moves from home.
struct ManhattanSearch {
  private let shape: BoardShape
  private var tiles: [Int]

  static func distance(_ board: SlidingBoard) -> Int {
    var search = ManhattanSearch(shape: board.shape, tiles: board.tiles)
    var bound = board.tiles.indices.reduce(0) { $0 + search.way($1) }
    let left = bound
    while !search.isHome(within: bound, left, board.gap, from: board.gap) { bound += 2 }
    return bound
  }

  /// How far the tile in a cell is from its own.
  private func way(_ cell: Int) -> Int {
    let tile = tiles[cell]
    guard tile != tiles.count - 1 else { return 0 }
    let rows = abs(tile / shape.width - cell / shape.width)
    return rows + abs(tile % shape.width - cell % shape.width)
  }

  private mutating func isHome(within bound: Int, _ left: Int, _ gap: Int, from: Int) -> Bool {
    guard left > 0 else { return true }
    for direction in Direction.allCases {
      guard let cell = shape.neighbour(of: gap, direction), cell != from else { continue }
      let before = way(cell)
      tiles.swapAt(gap, cell)
      let now = left - before + way(gap)
      if now < bound, isHome(within: bound - 1, now, cell, from: gap) { return true }
      tiles.swapAt(gap, cell)
    }
    return false
  }
}
