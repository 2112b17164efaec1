import Stage

/// The free places of a window, on a grid of square cells.
package struct FreePlaces {
  private let room: Rect
  private let cell: Double
  private let columns: Int
  private let rows: Int
  /// The number of taken cells above and to the left of each grid point.
  private var sums: [Int]

  /// - Parameters:
  ///   - room: the area in which a place must lie.
  ///   - taken: the areas that no place overlaps.
  ///   - cell: the side of a cell, in output pixels.
  package init(in room: Rect, taken: [Rect], cell: Double) {
    self.room = room
    self.cell = cell
    columns = max(0, Int(room.width / cell))
    rows = max(0, Int(room.height / cell))
    let width = columns + 1
    var isTaken = [Int](repeating: 0, count: columns * rows)
    for area in taken where room.intersects(area) {
      let x = Self.cells(area.x - room.x, area.maxX - room.x, cell, columns)
      for row in Self.cells(area.y - room.y, area.maxY - room.y, cell, rows) {
        for column in x { isTaken[row * columns + column] = 1 }
      }
    }
    sums = [Int](repeating: 0, count: width * (rows + 1))
    for row in 0..<rows {
      var line = 0
      for column in 0..<columns {
        line += isTaken[row * columns + column]
        sums[(row + 1) * width + column + 1] = sums[row * width + column + 1] + line
      }
    }
  }

  /// Returns the cells that an interval touches.
  private static func cells(_ from: Double, _ to: Double, _ cell: Double, _ count: Int)
    -> Range<Int>
  {
    let first = max(0, min(count, Int((from / cell).rounded(.down))))
    return first..<max(first, min(count, Int((to / cell).rounded(.up))))
  }

  /// Returns the free place of a size that is nearest to a target, and its distance; `nil` if there is none.
  package func nearest(_ size: Size, to target: Rect) -> (frame: Rect, distance: Double)? {
    let (across, down) = (
      Int((size.width / cell).rounded(.up)), Int((size.height / cell).rounded(.up))
    )
    guard across <= columns, down <= rows else { return nil }
    let width = columns + 1
    var best: (frame: Rect, distance: Double)?
    for row in 0...(rows - down) {
      let (top, bottom) = (row * width, (row + down) * width)
      for column in 0...(columns - across)
      where sums[bottom + column + across] + sums[top + column]
        == sums[bottom + column] + sums[top + column + across]
      {
        let frame = Rect(
          room.x + Double(column) * cell, room.y + Double(row) * cell, size.width, size.height)
        let distance = Self.distance(frame, target)
        if best.map({ distance < $0.distance }) ?? true { best = (frame.rounded, distance) }
      }
    }
    return best
  }

  /// The gap between two areas, and a small share of the distance of their centres.
  private static func distance(_ one: Rect, _ other: Rect) -> Double {
    let across = max(0, one.x - other.maxX, other.x - one.maxX)
    let down = max(0, one.y - other.maxY, other.y - one.maxY)
    let centers = one.center - other.center
    return (across * across + down * down).squareRoot()
      + 0.2 * (centers.x * centers.x + centers.y * centers.y).squareRoot()
  }
}
