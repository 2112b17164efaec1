import PictureScenes
import Stage

/// A word on a card, broken into lines at any size with few measurements.
///
/// Each part is measured once, at the largest size, and line breaks at other sizes are computed from that. The
/// resulting lines are measured too while measurements remain, because glyphs are placed on whole pixels.
final class CardWord {
  /// The maximum number of measurements that finding the lines and drawing them may take.
  static let measurements = 30
  /// The maximum number of lines of a word. As many measurements are reserved for drawing them.
  private static let mostLines = 10
  /// The maximum number of parts that are measured.
  private static let mostParts = 12
  /// The maximum number of characters. A longer word ends in an ellipsis.
  private static let mostLetters = PictureRow.nameLimit
  /// The distance from line to line, in em.
  static let lineHeight = 1.15

  /// The largest computed size, in pixels, at which the word fits without a break after each letter. `nil` if none.
  private(set) lazy var size = largest(parts)

  private let room: Size
  private let sizes: ClosedRange<Int>
  private let measurer: any TextMeasurer
  /// The words, split at spaces and underscores. Each is split into parts at its bars.
  private let parts: [[String]]
  /// The widths of the parts, in em.
  private var ems: [String: Double] = [:]
  private var lineFits: [Line: Bool] = [:]
  private var used = 0

  private struct Line: Hashable {
    let text: String
    let pixels: Int
  }

  /// Splits a word into its parts.
  ///
  /// - Parameters:
  ///   - marked: the word, with a bar at each possible break. It may also break at spaces and underscores.
  ///   - room: the space on a card.
  ///   - sizes: the allowed sizes, in pixels.
  init(
    _ marked: String, in room: Size, _ sizes: ClosedRange<Int>, _ measurer: any TextMeasurer
  ) {
    (self.room, self.sizes, self.measurer) = (room, sizes, measurer)
    let words = Self.beginning(marked).split { $0 == " " || $0 == "_" }
    parts = words.map { $0.split(separator: "|").map { String($0) } }
  }

  /// Returns a word without its bars.
  static func whole(_ marked: String) -> String { marked.filter { $0 != "|" } }

  /// Returns the first ``mostLetters`` characters of a word with their bars, then an ellipsis if it is longer.
  private static func beginning(_ marked: String) -> String {
    var (shown, letters) = ("", 0)
    for letter in marked {
      if letter != "|" { letters += 1 }
      if letters > mostLetters { return shown + "…" }
      shown.append(letter)
    }
    return shown
  }

  /// Whether the word fits at a size, in pixels.
  func fits(_ pixels: Int) -> Bool {
    lines(parts, pixels).map { allFit($0, pixels) } ?? false
  }

  /// Returns the lines of the word, and their size in pixels.
  ///
  /// - Parameter pixels: the size shared with other words, or `nil` for the largest that fits.
  func set(_ pixels: Int?) -> (lines: [String], pixels: Int) {
    if let pixels, let lines = lines(parts, pixels) { return (lines, pixels) }
    // As the last resort, the word may break after each letter.
    let letters = parts.map { $0.joined().map { String($0) } }
    for parts in [parts, letters] {
      guard let size = largest(parts) else { continue }
      for pixels in (max(sizes.lowerBound, size - 2)...size).reversed() {
        if let lines = lines(parts, pixels), allFit(lines, pixels) { return (lines, pixels) }
      }
    }
    return ([parts.map { $0.joined() }.joined(separator: " ")], sizes.lowerBound)
  }

  private func largest(_ parts: [[String]]) -> Int? {
    sizes.reversed().first { lines(parts, $0) != nil }
  }

  /// Returns the lines at a size, as few as possible, or `nil` if they do not fit.
  private func lines(_ parts: [[String]], _ pixels: Int) -> [String]? {
    let roomWidth = room.width / Double(pixels)
    let (space, hyphen) = (width(of: " "), width(of: "-"))
    var lines: [(text: String, width: Double)] = []
    for word in parts {
      var line = lines.popLast().map { ($0.text + " ", $0.width + space) } ?? ("", 0)
      for (index, part) in word.enumerated() {
        let tail = index == word.count - 1 ? 0 : hyphen
        let partWidth = self.width(of: part)
        if line.1 + partWidth + tail > roomWidth, !line.0.isEmpty {
          let isBetween = index == 0
          lines.append(
            isBetween
              ? (String(line.0.dropLast()), line.1 - space) : (line.0 + "-", line.1 + hyphen))
          line = (part, partWidth)
        } else {
          line = (line.0 + part, line.1 + partWidth)
        }
        guard line.1 + tail <= roomWidth else { return nil }
      }
      lines.append(line)
    }
    let height = Self.lineHeight * Double(pixels) * Double(lines.count)
    let isInRoom = height <= room.height && lines.count <= Self.mostLines
    return isInRoom ? lines.map(\.text) : nil
  }

  /// Returns the width of a part in em. After `mostParts` measurements, estimates 110 % of the average per letter.
  private func width(of part: String) -> Double {
    if let known = ems[part] { return known }
    guard ems.count < Self.mostParts else {
      let letters = ems.keys.reduce(0) { $0 + $1.count }
      let each = ems.values.reduce(0, +) / Double(letters)
      return 1.1 * each * Double(part.count)
    }
    let width = measured(part, sizes.upperBound) / Double(sizes.upperBound)
    ems[part] = width
    return width
  }

  /// Whether all lines fit the width. Assumed once the measurements are used up.
  private func allFit(_ lines: [String], _ pixels: Int) -> Bool {
    lines.allSatisfy { text in
      let line = Line(text: text, pixels: pixels)
      if let known = lineFits[line] { return known }
      guard used < Self.measurements - Self.mostLines else { return true }
      let fits = measured(text, pixels) <= room.width + 1
      lineFits[line] = fits
      return fits
    }
  }

  private func measured(_ text: String, _ pixels: Int) -> Double {
    used += 1
    return measurer.size(of: text, TextStyle(.bold, Double(pixels))).width
  }
}
