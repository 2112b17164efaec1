import MatchstickGame
import Stage

/// The positions of rows: each is a line of matches that touch. A row that is too long for the felt continues in
/// another line.
nonisolated struct RowLayout: MatchLayout, Hashable {
  /// A line of the felt, with matches of one row.
  struct Line: Hashable, Sendable {
    let row: Int
    let places: Range<Int>
  }

  let felt: Rect
  let matchHeight: Double
  let pitch: Double
  /// The height of a line, which includes the space for the counts below the matches.
  let row: Double
  let lines: [Line]
  private let padding: Double

  /// The middle of a match as a share of its line.
  private static let middle = 0.41

  /// Computes the layout.
  ///
  /// - Parameters:
  ///   - least: the smallest distance from one match to the next.
  ///   - largest: the largest such distance.
  init(_ rows: [Int], felt: Rect, padding: Double, least: Double, largest: Double) {
    (self.felt, self.padding) = (felt, padding)
    let width = felt.width - 2 * padding
    let most = max(1, Int(width / least))
    lines = rows.indices.flatMap { Self.lines(of: $0, rows[$0], most: most) }
    row = (felt.height - 2 * padding) / Double(max(1, lines.count))
    let longest = lines.map(\.places.count).max() ?? 1
    // The count of one line is below its bracket, and in it if there are several.
    let length = (lines.count > 1 ? 0.62 : 0.55) * row
    pitch = min(width / Double(longest), max(least, min(largest, 0.55 * length)))
    matchHeight = min(length, 4.2 * pitch) * MatchShape.kitchenHeight
  }

  /// Divides a row into lines of almost the same length.
  private static func lines(of row: Int, _ count: Int, most: Int) -> [Line] {
    let number = (count + most - 1) / most
    return (0..<number).map { line in
      Line(row: row, places: line * count / number..<(line + 1) * count / number)
    }
  }

  private func index(of match: MatchPlace) -> Int {
    lines.firstIndex { $0.row == match.group && $0.places.contains(match.place) } ?? 0
  }

  /// The top of a line.
  private func top(of line: Int) -> Double { felt.y + padding + Double(line) * row }

  func middle(of match: MatchPlace) -> Point {
    let index = index(of: match)
    let places = lines[index].places
    let column = Double(match.place - places.lowerBound) - Double(places.count - 1) / 2
    return Point(felt.midX + column * pitch, top(of: index) + Self.middle * row)
  }

  /// Returns the parts of a run, one for each line.
  func parts(of run: Matchsticks.Run) -> [Matchsticks.Run] {
    lines.filter { $0.row == run.group }.compactMap { line in
      let places = line.places.clamped(to: run.places)
      return places.isEmpty ? nil : Matchsticks.Run(group: run.group, places: places)
    }
  }

  /// Returns the space below the matches of a run in one line.
  func foot(of part: Matchsticks.Run) -> Rect {
    let first = MatchPlace(part.group, part.places.lowerBound)
    let (start, line) = (middle(of: first), index(of: first))
    let bottom = top(of: line) + row
    let y = start.y + matchHeight / 2
    return Rect(start.x - pitch / 2, y, Double(part.count) * pitch, max(0, bottom - y))
  }
}
