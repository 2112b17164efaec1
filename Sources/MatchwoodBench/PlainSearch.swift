import GameKernel
import SlidingGame

/// A simple search for shortest solutions, as a baseline: IDA* with the Manhattan distance.
struct PlainSearch {
  /// The number of generated nodes.
  private(set) var nodes = 0

  private let shape: BoardShape
  private var tiles: [Int]
  private let neighbours: [[Int]]
  /// The Manhattan distances, by tile × size + cell.
  private let distances: [Int]

  init(_ board: SlidingBoard) {
    shape = board.shape
    tiles = board.tiles
    let shape = shape
    neighbours = shape.cells.map { cell in
      Direction.allCases.compactMap { shape.neighbour(of: cell, $0) }
    }
    distances = shape.cells.flatMap { tile in
      shape.cells.map { cell in
        guard tile != shape.size - 1 else { return 0 }
        let rows = abs(tile / shape.width - cell / shape.width)
        return rows + abs(tile % shape.width - cell % shape.width)
      }
    }
  }

  /// Returns the length of a shortest solution.
  mutating func solve() -> Int {
    var gap = 0
    var bound = 0
    for (cell, tile) in tiles.enumerated() {
      bound += distances[tile * shape.size + cell]
      if tile == shape.size - 1 { gap = cell }
    }
    let left = bound
    while !isHome(within: bound, left, gap, from: gap) { bound += 2 }
    return bound
  }

  private mutating func isHome(within bound: Int, _ left: Int, _ gap: Int, from: Int) -> Bool {
    guard left > 0 else { return true }
    for cell in neighbours[gap] where cell != from {
      nodes += 1
      let tile = tiles[cell]
      let now = left + distances[tile * shape.size + gap] - distances[tile * shape.size + cell]
      guard now < bound else { continue }
      tiles[gap] = tile
      if isHome(within: bound - 1, now, cell, from: gap) { return true }
      tiles[cell] = tile
    }
    return false
  }
}
