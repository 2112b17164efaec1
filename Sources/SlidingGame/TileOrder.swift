/// Values in cells in any order, also one from which no slides lead home.
///
/// Each tilt swaps two values and moves the gap by one cell, so it turns both the permutation's
/// parity and that of the gap's distance from home. At home both are even, hence they agree
/// wherever tilts lead; and every board on which they agree can be solved.
///
/// Source: W. W. Johnson and W. E. Story, *Notes on the "15" puzzle*, American Journal of
/// Mathematics 2, 1879.
public struct TileOrder: Hashable, Sendable {
  /// The shape of the board.
  public let shape: BoardShape

  /// The values row by row, that of the gap included.
  public let values: [Int]

  /// The order of these values, a permutation of the shape's cells.
  public init(_ shape: BoardShape, values: [Int]) {
    self.shape = shape
    self.values = values
  }

  /// The values in chains: the place of each is taken by the next one, and that of the last one by the first.
  ///
  /// Each begins with its least value, and so do they follow each other; what is at home is a chain of its own.
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

  /// How many swaps of two values put all in order: a chain of n takes n − 1. A tilt changes it by one.
  ///
  /// - Complexity: O(size)
  public var swaps: Int { values.count - chains.count }

  /// How many cells the gap is from home, along rows and columns. A tilt changes it by one.
  public var gapSteps: Int {
    let home = shape.size - 1
    return shape.way(values.firstIndex(of: home) ?? home, home)
  }

  /// What no tilt makes odd where it is even, or even where it is odd; 0 at home.
  public var sum: Int { swaps + gapSteps }

  /// Whether tilts lead from here to the solved board.
  ///
  /// - Complexity: O(size)
  public var isSolvable: Bool { sum.isMultiple(of: 2) }
}
