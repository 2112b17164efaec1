import Stage

/// The words of a deck as they are set on cards: all of one size where that can be read, else each as large as fits.
struct CardWords {
  /// The smallest size that is good to read, in pixels.
  static let readable = 13
  /// The smallest size at all, on the cards of the smallest windows, where the line of the table says the word.
  private static let least = 5

  /// The size of the smallest word.
  let pixels: Int
  private let lists: [String: DisplayList]

  /// - Parameter card: the size of a card.
  /// - Complexity: at most ``CardWord/measurements`` a word, however long it is; the first at each size opens a font.
  init(_ words: [String], card: Size, color: Color, _ measurer: any TextMeasurer) {
    let room = Rect(.zero, card).inset(by: 0.075 * card.width)
    let sizes = Self.least...max(Self.readable, Int(0.23 * card.width))
    let words = words.map { marked in
      (marked: marked, word: CardWord(marked, in: room.size, sizes, measurer))
    }
    // One size is calmer, as long as the longest word lets the others be read.
    let shared = words.map { $0.word.size ?? 0 }.min().flatMap { longest in
      (longest - 2...longest).reversed().first { size in
        size >= Self.readable && words.allSatisfy { $0.word.fits(size) }
      }
    }
    var (lists, smallest) = ([String: DisplayList](), sizes.upperBound)
    for (marked, word) in words {
      let (lines, pixels) = word.set(shared)
      smallest = min(smallest, pixels)
      lists[marked] = Self.list(lines, TextStyle(.bold, Double(pixels)), color, in: room, measurer)
    }
    (self.lists, pixels) = (lists, smallest)
  }

  /// A word as it is drawn on a card whose corner is the origin.
  subscript(word: String) -> DisplayList? { lists[word] }

  private static func list(
    _ lines: [String], _ style: TextStyle, _ color: Color, in room: Rect,
    _ measurer: any TextMeasurer
  ) -> DisplayList {
    let height = CardWord.lineHeight * Double(style.pixels)
    var (list, top) = (DisplayList(), room.midY - height * Double(lines.count) / 2)
    for line in lines {
      // A line that is a little too wide runs into the margin of the card; only one alone may be far too wide.
      let margin = lines.count > 1 ? room.width : 0
      let box = Rect(room.x - margin, top, room.width + 2 * margin, height)
      list.text(line, style, color, in: box, .center, measuredBy: measurer)
      top += height
    }
    return list
  }
}
