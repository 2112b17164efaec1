/// A lower bound on the distance to the solved board without tables: Manhattan distance and linear conflicts.
///
/// Tiles that all belong in the line they are in, but in a different order, cannot pass each other. All but the
/// longest increasing subsequence must leave the line and return, two extra moves for each.
///
/// Source: O. Hansson, A. Mayer and M. Yung, *Criticizing solutions to relaxed models yields powerful admissible
/// heuristics*, Information Sciences 63, 1992.
public enum LinearConflict {
  /// Returns the lower bound for a board, in moves.
  ///
  /// - Complexity: O(size × length of the lines)
  public static func bound(_ board: SlidingBoard) -> Int {
    let shape = board.shape
    let distances = shape.cells.reduce(0) { sum, cell in
      cell == board.gap ? sum : sum + shape.distance(cell, board[cell])
    }
    let rows = (0..<shape.height).map { row in (0..<shape.width).map { row * shape.width + $0 } }
    let columns = (0..<shape.width).map { column in
      (0..<shape.height).map { $0 * shape.width + column }
    }
    return (rows + columns).reduce(distances) { sum, line in
      let home = Set(line)
      let tiles = line.filter { $0 != board.gap }.map { board[$0] }.filter(home.contains)
      return sum + 2 * (tiles.count - longestIncreasingLength(tiles))
    }
  }

  /// Returns the length of the longest increasing subsequence.
  private static func longestIncreasingLength(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, value) in values.enumerated() {
      let before = zip(values, lengths).prefix(place).filter { $0.0 < value }.map(\.1).max() ?? 0
      lengths.append(before + 1)
    }
    return lengths.max() ?? 0
  }
}
