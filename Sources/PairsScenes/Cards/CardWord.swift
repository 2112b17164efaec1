import PictureScenes
import Stage

/// A word for a card, broken into lines at any size with few measurements.
///
/// Each of its parts is measured once, at the largest size, and where its lines break at others is arithmetic. The lines that
/// come of it are measured too, since letters stand on whole pixels, until the measurements are used up.
final class CardWord {
  /// The most measurements that finding its lines and drawing them take.
  static let measurements = 30
  /// Those that are left for drawing: a word has no more lines.
  private static let mostLines = 10
  /// Those that parts may take.
  private static let mostParts = 12
  /// A longer word ends in an ellipsis.
  private static let mostLetters = PictureRow.nameLimit
  /// From line to line, in em.
  static let lineHeight = 1.15

  /// The largest size at which it fits as far as arithmetic tells, broken where it may be; nil where it fits at none.
  private(set) lazy var size = largest(parts)

  private let room: Size
  private let sizes: ClosedRange<Int>
  private let measurer: any TextMeasurer
  /// Between spaces words, and between the bars in these parts.
  private let parts: [[String]]
  /// How wide parts are, in em.
  private var ems: [String: Double] = [:]
  private var lineFits: [Line: Bool] = [:]
  private var used = 0

  private struct Line: Hashable {
    let text: String
    let pixels: Int
  }

  /// - Parameters:
  ///   - marked: with a bar at each place where it may break; it may break at spaces and underscores too.
  ///   - room: on a card.
  ///   - sizes: those that it may have, in pixels.
  init(
    _ marked: String, in room: Size, _ sizes: ClosedRange<Int>, _ measurer: any TextMeasurer
  ) {
    (self.room, self.sizes, self.measurer) = (room, sizes, measurer)
    let words = Self.beginning(marked).split { $0 == " " || $0 == "_" }
    parts = words.map { $0.split(separator: "|").map { String($0) } }
  }

  /// A word as it is said in one line, without the bars.
  static func whole(_ marked: String) -> String { marked.filter { $0 != "|" } }

  /// As much of a word as is shown.
  private static func beginning(_ marked: String) -> String {
    var (shown, letters) = ("", 0)
    for letter in marked {
      if letter != "|" { letters += 1 }
      if letters > mostLetters { return shown + "…" }
      shown.append(letter)
    }
    return shown
  }

  /// Whether it fits at a size.
  func fits(_ pixels: Int) -> Bool {
    lines(parts, pixels).map { allFit($0, pixels) } ?? false
  }

  /// The lines in which it is set, and their size.
  ///
  /// - Parameter pixels: the size that it shares with others; nil sets it as large as fits.
  func set(_ pixels: Int?) -> (lines: [String], pixels: Int) {
    if let pixels, let lines = lines(parts, pixels) { return (lines, pixels) }
    // Behind each letter, where nothing else helps.
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

  /// The lines at a size, as few as fit in the room; nil where it does not fit.
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

  /// The width of a part in em; where enough have been measured, a little more than theirs for each letter.
  private func width(of part: String) -> Double {
    if let known = ems[part] { return known }
    if ems.count < Self.mostParts {
      ems[part] = measured(part, sizes.upperBound) / Double(sizes.upperBound)
    } else {
      let letters = ems.keys.reduce(0) { $0 + $1.count }
      let each = ems.values.reduce(0, +) / Double(letters)
      ems[part] = 1.1 * each * Double(part.count)
    }
    return ems[part] ?? 0
  }

  /// Whether lines are no wider than the room; taken for granted when the measurements are used up.
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
