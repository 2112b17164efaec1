/// A permutation of a board's values, which may be unsolvable.
///
/// Each tilt swaps two values and moves the gap by one cell. So it flips both the permutation's parity and the
/// parity of the gap's distance to its target cell. Both are even on the solved board, hence they agree on every
/// board that tilts can reach. Conversely, every board on which they agree can be solved.
///
/// Source: W. W. Johnson and W. E. Story, *Notes on the "15" puzzle*, American Journal of Mathematics 2, 1879.
public struct TileOrder: Hashable, Sendable {
  /// The shape of the board.
  public let shape: BoardShape

  /// The values row by row, including the gap's.
  public let values: [Int]

  /// Creates a permutation. Each value from 0 to the number of cells − 1 must occur exactly once.
  public init(_ shape: BoardShape, values: [Int]) {
    self.shape = shape
    self.values = values
  }

  /// The cycles of the permutation: the next value of a cycle occupies the previous one's target cell.
  ///
  /// Each cycle begins with its least value, and cycles are sorted by it. A value in its target cell is a cycle of
  /// its own.
  ///
  /// - Complexity: O(size)
  public var chains: [[Int]] {
    var isVisited = Array(repeating: false, count: values.count)
    var chains: [[Int]] = []
    for start in values.indices where !isVisited[start] {
      var chain: [Int] = []
      var value = start
      while !isVisited[value] {
        isVisited[value] = true
        chain.append(value)
        value = values[value]
      }
      chains.append(chain)
    }
    return chains
  }

  /// The least number of swaps of two values that sort the permutation: n − 1 for each cycle of n values.
  ///
  /// A tilt changes it by one.
  ///
  /// - Complexity: O(size)
  public var swaps: Int { values.count - chains.count }

  /// The Manhattan distance of the gap to its target cell. A tilt changes it by one.
  public var gapSteps: Int {
    let home = shape.size - 1
    return shape.distance(values.firstIndex(of: home) ?? home, home)
  }

  /// The sum of ``swaps`` and ``gapSteps``, whose parity no tilt changes; 0 on the solved board.
  public var sum: Int { swaps + gapSteps }

  /// Whether tilts lead from this permutation to the solved board.
  ///
  /// - Complexity: O(size)
  public var isSolvable: Bool { sum.isMultiple(of: 2) }
}
