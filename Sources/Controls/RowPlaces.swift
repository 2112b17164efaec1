import Stage

/// The vertical positions of a list's rows, from 0 at the top of the first.
struct RowPlaces {
  /// The upper edge of each row, and the lower edge of the last one.
  private let edges: [Double]

  /// Creates positions for heights, which must all be above 0.
  init(heights: some Sequence<Double>) {
    var edges = [0.0]
    for height in heights { edges.append(edges[edges.count - 1] + height) }
    self.edges = edges
  }

  /// The number of rows.
  var count: Int { edges.count - 1 }
  /// The height of all rows.
  var height: Double { edges[count] }

  /// Returns the upper edge of a row, or the lower edge of the last row if the index is too large.
  func top(of row: Int) -> Double { edges[min(row, count)] }
  /// Returns the height of a row, or 0 if the index is too large.
  func height(of row: Int) -> Double { top(of: row + 1) - top(of: row) }

  /// Returns the row at a height; `nil` above and below all rows.
  func row(at y: Double) -> Int? { y >= 0 && y < height ? row(startingAbove: y) : nil }

  /// Returns the rows that overlap a vertical range.
  func rows(from start: Double, to end: Double) -> Range<Int> {
    let first = row(at: max(0, start)) ?? count
    return first..<max(first, self.first(from: end))
  }

  /// Returns the row to which Home, End, Page Up or Page Down leads from a row.
  ///
  /// - Parameter page: the visible height.
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

  /// Returns the last row that begins at or above a height.
  private func row(startingAbove y: Double) -> Int { first { $0 > y } - 1 }

  /// Returns the first row that begins at or below a height, or `count` if there is none.
  private func first(from y: Double) -> Int { min(count, first { $0 >= y }) }

  /// Returns the index of the first edge that meets a monotonic condition, by binary search.
  private func first(where isBelow: (Double) -> Bool) -> Int {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if isBelow(edges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
