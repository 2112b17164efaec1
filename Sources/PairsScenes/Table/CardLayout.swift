import PairsGame
import Stage

/// The frames of the cards in their tray, all on whole pixels (Documentation/Look.md, *Anatomy*).
nonisolated struct CardLayout: Hashable, Sendable {
  let columns: Int
  let rows: Int
  /// The frame of the tray, including its rim.
  let tray: Rect
  let rim: Double
  /// The cells that can be tapped. Each has its card in the centre.
  let grid: CellGrid
  /// The size of a card.
  let card: Size

  /// The width of a cell divided by its height.
  private static let aspect = 0.98

  /// Lays out the cards in the middle of a tray.
  ///
  /// - Parameter tray: a frame with the size of ``tray(columns:rows:in:rim:padding:mostPitch:)``.
  init(columns: Int, rows: Int, tray: Rect, rim: Double, padding: Double) {
    (self.columns, self.rows, self.tray, self.rim) = (columns, rows, tray, rim)
    let felt = tray.inset(by: rim)
    let height = max(1, ((felt.height - 2 * padding) / Double(rows)).rounded(.down))
    let width = max(1, (Self.aspect * height).rounded())
    let size = Size(width * Double(columns), height * Double(rows))
    let corner = Point(felt.midX - size.width / 2, felt.midY - size.height / 2)
    grid = CellGrid(
      rows: rows, columns: columns, in: Rect(Point(corner.x.rounded(), corner.y.rounded()), size))
    card = Size(max(1, (0.84 * width).rounded()), max(1, (0.9 * height).rounded()))
  }

  /// Lays out cards as large as they fit in the middle of a felt.
  init(_ shape: PairsLayout, on felt: Rect, _ metrics: Metrics) {
    let padding = metrics.px(8, small: 3)
    let size = Self.tray(
      columns: shape.columns, rows: shape.rows, in: felt.size, rim: 0, padding: padding,
      mostPitch: felt.height)
    self.init(
      columns: shape.columns, rows: shape.rows, tray: Rect(center: felt.center, size).rounded,
      rim: 0, padding: padding)
  }

  /// Returns the size of the largest tray that fits. Its felt has one square cell per column and row.
  ///
  /// - Parameter mostPitch: the largest side of a cell.
  static func tray(
    columns: Int, rows: Int, in room: Size, rim: Double, padding: Double, mostPitch: Double
  ) -> Size {
    let edge = 2 * (rim + padding)
    let (across, down) = (Double(columns), Double(rows))
    let fitting = min((room.width - edge) / across, (room.height - edge) / down)
    let side = max(1, min(fitting, mostPitch))
    let cell = side.rounded(.down)
    return Size(cell * across + edge, cell * down + edge)
  }

  /// The size of a cell.
  var pitch: Size {
    Size(grid.frame.width / Double(columns), grid.frame.height / Double(rows))
  }

  /// Whether the layout has a place for a card.
  func holds(_ card: Int) -> Bool { card < rows * columns }

  /// Returns the frame of a card at rest.
  func home(of card: Int) -> Rect {
    let cell = grid.frame(of: card)
    let corner = Point(
      cell.x + ((cell.width - self.card.width) / 2).rounded(.down),
      cell.y + ((cell.height - self.card.height) / 2).rounded(.down))
    return Rect(corner, self.card)
  }

  /// Returns the vector from a card's home to the middle of the table, in cells.
  static func offsetToMiddle(from card: Int, in layout: PairsLayout) -> Point {
    let (row, column) = card.quotientAndRemainder(dividingBy: layout.columns)
    return Point(
      Double(layout.columns - 1) / 2 - Double(column), Double(layout.rows - 1) / 2 - Double(row))
  }
}
