import Stage

/// The positions of a pile's matches, in rows of ten. A wider gap after the fifth makes counts readable at a
/// glance. A single row is centred.
///
/// Rows depend on the initial pile, so that no match moves when others are taken.
nonisolated struct PileLayout: Hashable, Sendable {
  let count: Int
  /// The felt inside the rim.
  let felt: Rect
  /// The height from the foot of a match to the top of its head.
  let matchHeight: Double
  /// The distance from one match to the next.
  let pitch: Double

  private let row: Double
  /// The number of matches in a full row.
  private let columns: Int
  private let padding: Double
  private static let perRow = 10
  /// The additional gap after the fifth match, as a share of the pitch.
  private static let gap = 0.42

  /// Computes the layout.
  ///
  /// - Parameter padding: the free space above the first row and below the last.
  init(count: Int, felt: Rect, padding: Double, style: MatchStyle) {
    self.count = count
    self.felt = felt
    self.padding = padding
    columns = min(count, Self.perRow)
    let rows = Double((count + Self.perRow - 1) / Self.perRow)
    row = (felt.height - 2 * padding) / rows
    let widest = felt.width / (Double(columns) + Self.gap - 0.08)
    switch style {
    case .kitchen, .blocks:
      let length = min(0.77 * row, 4.2 * widest)
      matchHeight = length * MatchShape.kitchenHeight
      // The distance is at least that in a pile of two rows, so that a low pile also fills the felt.
      pitch = min(widest, max(0.533 * length, 0.0854 * felt.width))
    case .classic:
      let scale = min(row / MatchShape.cell.height, widest / MatchShape.cell.width)
      matchHeight = scale * MatchShape.flatHeight
      pitch = scale * MatchShape.cell.width
    }
  }

  /// Returns the middle of a match, about which it rotates.
  func middle(of index: Int) -> Point {
    let column = Double(index % Self.perRow)
    let gaps = index % Self.perRow >= Self.perRow / 2 ? Self.gap : 0
    let span = Double(columns - 1) + (columns > Self.perRow / 2 ? Self.gap : 0)
    let x = felt.midX + (column + gaps - span / 2) * pitch
    let y = felt.y + padding + (Double(index / Self.perRow) + 0.5) * row
    return Point(x, y)
  }

  /// Returns the match at a point. Each match includes the felt around it.
  func match(at point: Point) -> Int? {
    guard felt.contains(point) else { return nil }
    return (0..<count).first { index in
      let middle = middle(of: index)
      return abs(point.x - middle.x) <= pitch / 2 && abs(point.y - middle.y) <= row / 2
    }
  }
}
