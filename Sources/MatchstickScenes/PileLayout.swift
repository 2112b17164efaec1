import Stage

/// Where each match of a pile lies: rows of ten, with a wider gap after the fifth so that counts are read, not counted. A
/// pile that one row holds lies in the middle.
///
/// Rows stay where the pile started, so that no match moves when others are taken.
nonisolated struct PileLayout: Hashable, Sendable {
  let count: Int
  /// The felt, inside the rim.
  let felt: Rect
  /// The whole height of a match, from foot to the top of its head.
  let matchHeight: Double
  /// From one match to the next.
  let pitch: Double

  private let row: Double
  /// Of a whole row.
  private let columns: Int
  private let padding: Double
  private static let perRow = 10
  /// The wider gap, as a share of the pitch.
  private static let gap = 0.42

  /// - Parameter padding: kept free above the first row and below the last.
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
      // As wide apart as in a pile of two rows, so that a low pile fills the felt too.
      pitch = min(widest, max(0.533 * length, 0.0854 * felt.width))
    case .classic:
      let scale = min(row / MatchShape.cell.height, widest / MatchShape.cell.width)
      matchHeight = scale * MatchShape.flatHeight
      pitch = scale * MatchShape.cell.width
    }
  }

  /// The middle of a match, about which it turns.
  func middle(of index: Int) -> Point {
    let column = Double(index % Self.perRow)
    let gaps = index % Self.perRow >= Self.perRow / 2 ? Self.gap : 0
    let span = Double(columns - 1) + (columns > Self.perRow / 2 ? Self.gap : 0)
    let x = felt.midX + (column + gaps - span / 2) * pitch
    let y = felt.y + padding + (Double(index / Self.perRow) + 0.5) * row
    return Point(x, y)
  }

  /// The match at a point, each with the felt around it.
  func match(at point: Point) -> Int? {
    guard felt.contains(point) else { return nil }
    return (0..<count).first { index in
      let middle = middle(of: index)
      return abs(point.x - middle.x) <= pitch / 2 && abs(point.y - middle.y) <= row / 2
    }
  }
}
