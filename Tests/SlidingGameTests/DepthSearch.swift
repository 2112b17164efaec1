import SlidingGame

/// How far every board of a shape is from the solved one, by breadth-first search from there.
///
/// It knows nothing of the game's rules: a board is a number of four bits a cell.
struct DepthSearch {
  /// The least number of tilts from home to each board that tilts lead to.
  private(set) var depths: [UInt64: Int]

  static let twoByTwo = DepthSearch(.of("2"))
  static let threeByTwo = DepthSearch(.of("3x2"))
  static let threeByThree = DepthSearch(.of("3"))

  init(_ shape: BoardShape) {
    let home = Self.key((0..<shape.size).map { $0 })
    let neighbours = shape.cells.map { cell in
      shape.cells.filter { other in
        let rows = abs(cell / shape.width - other / shape.width)
        return rows + abs(cell % shape.width - other % shape.width) == 1
      }
    }
    depths = [home: 0]
    var edge = [(key: home, gap: shape.size - 1)]
    var depth = 0
    while !edge.isEmpty {
      depth += 1
      var next: [(key: UInt64, gap: Int)] = []
      for (key, gap) in edge {
        for cell in neighbours[gap] {
          let moved = Self.swapping(gap, cell, key)
          if depths.updateValue(depths[moved] ?? depth, forKey: moved) == nil {
            next.append((moved, cell))
          }
        }
      }
      edge = next
    }
  }

  /// How many boards lie at each depth.
  var counts: [Int] {
    var counts = Array(repeating: 0, count: (depths.values.max() ?? 0) + 1)
    for depth in depths.values { counts[depth] += 1 }
    return counts
  }

  func depth(_ board: SlidingBoard) -> Int? { depths[Self.key(board.tiles)] }

  static func key(_ tiles: [Int]) -> UInt64 {
    tiles.reversed().reduce(0) { $0 << 4 | UInt64($1) }
  }

  private static func swapping(_ one: Int, _ other: Int, _ key: UInt64) -> UInt64 {
    let difference = (key >> UInt64(4 * one) ^ key >> UInt64(4 * other)) & 15
    return key ^ difference << UInt64(4 * one) ^ difference << UInt64(4 * other)
  }
}
