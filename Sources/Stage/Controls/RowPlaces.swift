/// Where the rows of a list lie one below the other, from 0 at the top of the first.
struct RowPlaces {
  /// The upper edge of each row, and last the lower edge of all.
  private let edges: [Double]

  /// Rows of these heights, which are all more than 0.
  init(heights: some Sequence<Double>) {
    var edges = [0.0]
    for height in heights { edges.append(edges[edges.count - 1] + height) }
    self.edges = edges
  }

  /// How many rows there are.
  var count: Int { edges.count - 1 }
  /// The height of all rows together.
  var height: Double { edges[count] }

  /// The upper edge of a row; one that is gone lies at the end.
  func top(of row: Int) -> Double { edges[min(row, count)] }
  /// The height of a row, 0 of one that is gone.
  func height(of row: Int) -> Double { top(of: row + 1) - top(of: row) }

  /// The row at a height, nil above and below all of them.
  func row(at y: Double) -> Int? { y >= 0 && y < height ? rows(above: y) : nil }

  /// The rows of which something lies between two heights.
  func rows(from start: Double, to end: Double) -> Range<Int> {
    let first = row(at: max(0, start)) ?? count
    return first..<max(first, self.first(from: end))
  }

  /// The row after going far along the list, always one of its rows.
  ///
  /// - Parameter page: the height of what can be seen at once.
  /// - Precondition: there are rows.
  func row(after leap: Intent.Leap, from row: Int, page: Double) -> Int {
    let wanted =
      switch leap {
      case .toStart: 0
      case .toEnd: count - 1
      case .pageUp: min(row - 1, first(from: edges[row] - page))
      case .pageDown: max(row + 1, self.row(at: edges[row] + page) ?? count - 1)
      }
    return max(0, min(count - 1, wanted))
  }

  /// The last row that begins at a height or above it.
  private func rows(above y: Double) -> Int { first { $0 > y } - 1 }

  /// The first row that begins at a height or below it; `count` where all begin above.
  private func first(from y: Double) -> Int { min(count, first { $0 >= y }) }

  /// The first edge that is far enough down, found by halving.
  private func first(where isBelow: (Double) -> Bool) -> Int {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if isBelow(edges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
