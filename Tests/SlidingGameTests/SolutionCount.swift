import SlidingGame
import TestSupport

/// The boards of 3 × 3 with exactly one shortest solution, counted from home by the number of ways to each board.
///
/// It shares nothing with the solver: a board is a number of four bits a cell.
struct SolutionCount {
  let search: DepthSearch
  /// The boards with one shortest solution, the solved one among them.
  let onlyOnes: Set<UInt64>

  static let threeByThree = SolutionCount(.threeByThree)

  private init(_ search: DepthSearch) {
    self.search = search
    var ways: [UInt64: Int] = [:]
    for (key, depth) in search.depths.sorted(by: { $0.value < $1.value }) {
      guard depth > 0 else {
        ways[key] = 1
        continue
      }
      ways[key] = Self.neighbours(of: key).reduce(0) { sum, next in
        sum + (search.depths[next] == depth - 1 ? ways[next] ?? 0 : 0)
      }
    }
    onlyOnes = Set(ways.filter { $0.value == 1 }.keys)
  }

  private static func neighbours(of key: UInt64) -> [UInt64] {
    var tiles = (0..<9).map { Int(key >> UInt64(4 * $0) & 15) }
    guard let gap = tiles.firstIndex(of: 8) else { return [] }
    return (0..<9).compactMap { cell in
      guard abs(cell / 3 - gap / 3) + abs(cell % 3 - gap % 3) == 1 else { return nil }
      tiles.swapAt(cell, gap)
      defer { tiles.swapAt(cell, gap) }
      return DepthSearch.key(tiles)
    }
  }

  static func board(_ key: UInt64) throws -> SlidingBoard {
    try SlidingBoard(.square(3), values: (0..<9).map { Int(key >> UInt64(4 * $0) & 15) })
  }
}
