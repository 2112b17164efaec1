import Stage

/// The positions of several heaps: each is a line of upright matches, with its name and count at the left.
package nonisolated struct HeapLayout: MatchLayout, Hashable {
  package let felt: Rect
  package let matchHeight: Double
  package let pitch: Double
  package let row: Double
  /// The number of matches in each heap at the start.
  private let heaps: [Int]
  /// The middle of a heap that is centred.
  private let middle: Double
  /// The width of the names at the left, with the gap after them.
  private let names: Double
  private let edge: Double

  /// The largest share of the felt's height for one heap.
  private static let largestRow = 0.28
  /// The length of a match as a share of its line, and the pitch as a share of it.
  private static let (length, spacing) = (0.73, 0.67)

  /// Computes the layout.
  ///
  /// - Parameters:
  ///   - names: the width of the names of the heaps.
  ///   - padding: the free space at the edges of the felt.
  init(_ heaps: [Int], felt: Rect, names: Double, padding: Double) {
    (self.heaps, self.felt, edge) = (heaps, felt, padding)
    self.names = names + 4 * padding
    let height = felt.height - 2 * padding
    row = Self.row(of: heaps.count, height: height)
    let widest = Double(heaps.max() ?? 1)
    let room = felt.width - self.names - 2 * padding
    pitch = min(Self.spacing * row, room / widest)
    matchHeight = min(Self.length * row, 4.2 * pitch) * MatchShape.kitchenHeight
    middle = max(felt.midX, felt.x + self.names + padding + widest * pitch / 2)
  }

  /// Returns the height of a line.
  ///
  /// - Parameter height: the height for all heaps.
  package static func row(of heaps: Int, height: Double) -> Double {
    min(height / Double(max(1, heaps)), largestRow * height)
  }

  /// Returns the line of a heap across the felt.
  package func line(of heap: Int) -> Rect {
    let top = felt.midY + (Double(heap) - Double(heaps.count) / 2) * row
    return Rect(felt.x + 2 * edge, top, felt.width - 4 * edge, row)
  }

  /// Returns the place of a heap's name and count.
  package func name(of heap: Int) -> Rect {
    let line = line(of: heap)
    return Rect(line.x + edge, line.y, names - 4 * edge, line.height)
  }

  /// Returns the free part of a line, right of the heap.
  package func rest(of heap: Int) -> Rect {
    let line = line(of: heap)
    let start = middle(of: MatchPlace(heap, heaps[heap] - 1)).x + 0.5 * pitch
    return Rect(start, line.y, max(0, line.maxX - start), line.height)
  }

  package func middle(of match: MatchPlace) -> Point {
    let column = Double(match.place) - Double(heaps[match.group] - 1) / 2
    return Point(middle + column * pitch, line(of: match.group).midY)
  }
}
