import Stage

/// The words of a deck as they are set on cards: all of one size where that can be read, else each as large as fits.
struct CardWords {
  /// The smallest size that is good to read, in pixels.
  static let readable = 13.0
  /// The smallest size at all, on the cards of the smallest windows, where the line of the table says the word.
  private static let least = 5

  /// The size of the smallest word.
  let pixels: Int
  private let lists: [String: DisplayList]

  /// - Parameter card: the size of a card.
  init(_ words: [String], card: Size, color: Color, _ measurer: any TextMeasurer) {
    let room = Rect(.zero, card).inset(by: 0.075 * card.width)
    let most = Int(max(Self.readable, 0.23 * card.width))
    let words = words.map(CardWord.init)
    func size(_ words: [CardWord]) -> Int? {
      stride(from: most, through: Self.least, by: -1).first { pixels in
        words.allSatisfy { $0.lines(Self.style(pixels), in: room.size, measurer) != nil }
      }
    }
    // One size is calmer, as long as the longest word lets the others be read.
    let shared = size(words).flatMap { Double($0) >= Self.readable ? $0 : nil }
    var (lists, smallest) = ([String: DisplayList](), most)
    for word in words {
      let pixels = shared ?? size([word]) ?? Self.least
      smallest = min(smallest, pixels)
      let style = Self.style(pixels)
      let lines =
        word.lines(style, in: room.size, measurer)
        ?? word.breakingAnywhere.lines(style, in: room.size, measurer) ?? [word.whole]
      lists[word.marked] = Self.list(lines, style, color, in: room, measurer)
    }
    (self.lists, pixels) = (lists, smallest)
  }

  /// A word as it is drawn on a card whose corner is the origin.
  subscript(word: String) -> DisplayList? { lists[word] }

  private static func style(_ pixels: Int) -> TextStyle { TextStyle(.bold, Double(pixels)) }

  private static func list(
    _ lines: [String], _ style: TextStyle, _ color: Color, in room: Rect,
    _ measurer: any TextMeasurer
  ) -> DisplayList {
    let height = CardWord.lineHeight(style)
    var (list, top) = (DisplayList(), room.midY - height * Double(lines.count) / 2)
    for line in lines {
      let box = Rect(room.x, top, room.width, height)
      list.text(line, style, color, in: box, .center, measuredBy: measurer)
      top += height
    }
    return list
  }
}

/// A word with the places where it may break over lines.
nonisolated struct CardWord {
  /// With a bar at each of those places.
  let marked: String

  init(_ marked: String) { self.marked = marked }

  /// As it is said in one line.
  var whole: String { marked.filter { $0 != "|" } }

  /// The same with a place to break behind each letter, where nothing else helps.
  var breakingAnywhere: CardWord { CardWord(whole.map { String($0) }.joined(separator: "|")) }

  static func lineHeight(_ style: TextStyle) -> Double { 1.15 * Double(style.pixels) }

  /// The word broken where it may be, in as few lines as fit in the room; nil where it does not.
  @MainActor func lines(
    _ style: TextStyle, in room: Size, _ measurer: any TextMeasurer
  ) -> [String]? {
    var lines: [String] = []
    for word in Self.words(marked) {
      var line = lines.popLast().map { $0 + " " } ?? ""
      for part in word.split(separator: "|") {
        let isLast = part.endIndex == word.endIndex
        let longer = line + part
        let shown = isLast ? longer : longer + "-"
        if measurer.size(of: shown, style).width > room.width, !line.isEmpty {
          lines.append(line.hasSuffix(" ") ? String(line.dropLast()) : line + "-")
          line = String(part)
        } else {
          line = longer
        }
        let alone = isLast ? line : line + "-"
        guard measurer.size(of: alone, style).width <= room.width else { return nil }
      }
      lines.append(line)
    }
    let height = Self.lineHeight(style) * Double(lines.count)
    return height <= room.height ? lines : nil
  }

  /// What stands between spaces and underscores, where a name may break too.
  private static func words(_ name: String) -> [Substring] {
    let words = name.split { $0 == " " || $0 == "_" }
    return words.isEmpty ? [Substring(name)] : words
  }
}
