/// Which permutations of tiles can be solved.
///
/// Each tilt swaps two values and moves the gap by one cell, so it turns both the permutation's
/// parity and that of the gap's distance from home. At home both are even, hence they agree
/// wherever tilts lead; and every board on which they agree can be solved.
///
/// Source: W. W. Johnson and W. E. Story, *Notes on the "15" puzzle*, American Journal of
/// Mathematics 2, 1879.
enum Parity {
  /// Whether tilts lead from these values, a permutation with the gap at `gap`, to the solved board.
  ///
  /// - Complexity: O(size)
  static func isSolvable(_ values: [Int], gap: Int, _ shape: SlidingPuzzle.Shape) -> Bool {
    let home = shape.size - 1
    let rows = home / shape.width - gap / shape.width
    let columns = home % shape.width - gap % shape.width
    return isEven(values) == (rows + columns).isMultiple(of: 2)
  }

  /// Whether an even number of swaps puts the values in order: a cycle of n takes n − 1 swaps.
  private static func isEven(_ values: [Int]) -> Bool {
    var isVisited = Array(repeating: false, count: values.count)
    var isEven = true
    for start in values.indices {
      var cell = start
      while !isVisited[cell] {
        isVisited[cell] = true
        cell = values[cell]
        if cell != start { isEven.toggle() }
      }
    }
    return isEven
  }
}
