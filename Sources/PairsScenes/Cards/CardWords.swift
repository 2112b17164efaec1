import Stage

/// The words of a deck, laid out for cards: all at one size if that is readable, else each as large as fits.
struct CardWords {
  /// The smallest size that is easy to read, in pixels.
  static let readable = 13
  /// The smallest size, in pixels, for the smallest windows. There the status shows the word too.
  private static let least = 5

  /// The size of the smallest word, in pixels.
  let pixels: Int
  private let lists: [String: DisplayList]

  /// Lays out words, each with a bar at each possible break.
  ///
  /// - Parameter card: the size of a card.
  /// - Complexity: At most ``CardWord/measurements`` per word, however long it is. The first measurement at each
  ///   size opens a font.
  init(_ words: [String], card: Size, color: Color, _ measurer: any TextMeasurer) {
    let room = Rect(.zero, card).inset(by: 0.075 * card.width)
    let sizes = Self.least...max(Self.readable, Int(0.23 * card.width))
    let words = words.map { marked in
      (marked: marked, word: CardWord(marked, in: room.size, sizes, measurer))
    }
    // One size looks calmer, provided that the longest word leaves the others readable.
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

  /// Returns the drawn word, relative to the corner of its card.
  subscript(word: String) -> DisplayList? { lists[word] }

  private static func list(
    _ lines: [String], _ style: TextStyle, _ color: Color, in room: Rect,
    _ measurer: any TextMeasurer
  ) -> DisplayList {
    let height = CardWord.lineHeight * Double(style.pixels)
    var (list, top) = (DisplayList(), room.midY - height * Double(lines.count) / 2)
    for line in lines {
      // One of several lines may run slightly into the margin. A single line may be much too wide and stays in
      // the room.
      let margin = lines.count > 1 ? room.width : 0
      let box = Rect(room.x - margin, top, room.width + 2 * margin, height)
      list.text(line, style, color, in: box, .center, measuredBy: measurer)
      top += height
    }
    return list
  }
}
