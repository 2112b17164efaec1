import Stage

/// The positions of a pile's matches, in rows of ten. A wider gap after the fifth makes counts readable at a
/// glance. A single row is centred.
///
/// Rows depend on the initial pile, so that no match moves when others are taken.
package nonisolated struct PileLayout: MatchLayout, Hashable {
  package let count: Int
  /// The felt inside the rim.
  package let felt: Rect
  /// The height from the foot of a match to the top of its head.
  package let matchHeight: Double
  /// The distance from one match to the next.
  package let pitch: Double

  package let row: Double
  /// The number of matches in a full row.
  private let columns: Int
  private let padding: Double
  private static let perRow = 10
  /// The additional gap after the fifth match, as a share of the pitch.
  private static let gap = 0.42
  /// The distance from the outer matches to the edge of the felt, as a share of the largest pitch.
  private static let edge = 0.8

  /// Computes the layout.
  ///
  /// - Parameter padding: the free space above the first row and below the last.
  package init(count: Int, felt: Rect, padding: Double, style: MatchStyle) {
    self.count = count
    self.felt = felt
    self.padding = padding
    columns = min(count, Self.perRow)
    row = (felt.height - 2 * padding) / Double(Self.rows(of: count))
    let widest = Self.widestPitch(count: count, width: felt.width)
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

  private static func rows(of count: Int) -> Int { (count + perRow - 1) / perRow }

  /// Returns the largest pitch at which a row fits.
  private static func widestPitch(count: Int, width: Double) -> Double {
    width / (Double(min(count, perRow) - 1) + gap + 2 * edge)
  }

  /// Returns the height of the felt beyond which the matches become no larger and their rows only lie farther apart.
  package static func usefulHeight(
    count: Int, width: Double, padding: Double, style: MatchStyle
  ) -> Double {
    let pitch = widestPitch(count: count, width: width)
    let row =
      switch style {
      case .kitchen, .blocks: 4.2 * pitch / 0.74
      case .classic: pitch * MatchShape.cell.height / MatchShape.cell.width
      }
    return Double(rows(of: count)) * row + 2 * padding
  }

  package func middle(of match: MatchPlace) -> Point {
    let index = match.place
    let column = Double(index % Self.perRow)
    let gaps = index % Self.perRow >= Self.perRow / 2 ? Self.gap : 0
    let span = Double(columns - 1) + (columns > Self.perRow / 2 ? Self.gap : 0)
    let x = felt.midX + (column + gaps - span / 2) * pitch
    let y = felt.y + padding + (Double(index / Self.perRow) + 0.5) * row
    return Point(x, y)
  }
}
