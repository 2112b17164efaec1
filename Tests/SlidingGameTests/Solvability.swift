import SlidingGame

/// Tells solvable boards by counting inversions, unlike the game, which counts cycles.
enum Solvability {
  static func holds(_ board: SlidingBoard) -> Bool {
    let tiles = board.tiles
    let last = board.shape.size - 1
    var inversions = 0
    for (cell, tile) in tiles.enumerated() {
      inversions += tiles[cell...].count { $0 < tile }
    }
    let gap = tiles.firstIndex(of: last) ?? 0
    let rows = board.shape.height - 1 - gap / board.shape.width
    let columns = board.shape.width - 1 - gap % board.shape.width
    return inversions % 2 == (rows + columns) % 2
  }
}
