/// The cells of a board on the screen, numbered row by row from 0 at the upper left.
public struct CellGrid: Hashable, Sendable {
  /// The number of rows.
  public let rows: Int
  /// The number of columns.
  public let columns: Int
  /// The bounds of all cells, in output pixels.
  public let frame: Rect

  /// Creates a grid that fills a frame without gaps.
  ///
  /// - Precondition: the grid has at least one row and one column.
  public init(rows: Int, columns: Int, in frame: Rect) {
    precondition(rows > 0 && columns > 0, "a grid has cells")
    self.rows = rows
    self.columns = columns
    self.frame = frame
  }

  /// Returns the cell at a point; `nil` outside. The right and lower edges belong to the last cells.
  public func cell(at point: Point) -> Int? {
    let offset = point - frame.origin
    guard !frame.isEmpty, (0...frame.width).contains(offset.x),
      (0...frame.height).contains(offset.y)
    else { return nil }
    let row = min(rows - 1, Int(offset.y * Double(rows) / frame.height))
    let column = min(columns - 1, Int(offset.x * Double(columns) / frame.width))
    return row * columns + column
  }

  /// Returns the bounds of a cell, on whole pixels only if the grid starts on one and its sides are multiples of the
  /// numbers of cells.
  ///
  /// - Precondition: the grid has the cell.
  public func frame(of cell: Int) -> Rect {
    precondition((0..<rows * columns).contains(cell), "a cell of this grid")
    let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
    let size = Size(frame.width / Double(columns), frame.height / Double(rows))
    let corner = Point(size.width * Double(column), size.height * Double(row))
    return Rect(frame.origin + corner, size)
  }
}
