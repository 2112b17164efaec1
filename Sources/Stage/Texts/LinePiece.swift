/// A piece of a text within which a line does not break.
///
/// A line breaks at spaces and beside East Asian characters, with the exceptions of UAX #14 and of Japanese rules
/// (kinsoku): it begins with no closing punctuation or small kana, and ends with no opening bracket. A path also breaks
/// after its slashes.
package struct LinePiece: Equatable {
  /// The characters, without spaces.
  package let text: Substring
  /// Whether the piece begins a word. A space separates it from a previous piece on the same line.
  package let followsSpace: Bool

  /// Returns the pieces of a text, in order.
  package static func all(in text: String) -> [LinePiece] {
    text.split(separator: " ").flatMap { word in
      var (pieces, start) = ([LinePiece](), word.startIndex)
      func end(at place: String.Index) {
        let isFirst = start == word.startIndex
        pieces.append(LinePiece(text: word[start..<place], followsSpace: isFirst))
        start = place
      }
      if word.unicodeScalars.contains(where: Self.isEastAsian) {
        for (place, next) in zip(word.indices, word.indices.dropFirst())
        where breaks(between: word[place], word[next]) {
          end(at: next)
        }
      } else if word.dropFirst().count(where: { $0 == "/" }) > 1 {
        for (place, next) in zip(word.indices, word.indices.dropFirst())
        where word[place] == "/" && place > word.startIndex { end(at: next) }
      }
      end(at: word.endIndex)
      return pieces
    }
  }

  private static func breaks(between one: Character, _ next: Character) -> Bool {
    // Accents and variation selectors after the first scalar do not matter.
    guard let one = one.unicodeScalars.first, let next = next.unicodeScalars.first
    else { return false }
    return (isEastAsian(one) || isEastAsian(next))
      && !neverLast.contains(one) && !neverFirst.contains(next)
  }

  /// Whether a character is an ideograph, a kana, a hangul syllable, or punctuation as wide as they are.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && eastAsian.contains { $0.contains(scalar.value) }
  }

  private static let eastAsian: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF,
    0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
  ]

  /// The characters with which no line begins.
  private static let neverFirst = Set(
    ("、。，．・：；！？…‥ー〜～゠–々〻ゝゞヽヾ）］｝」』】〕〉》〙〗〟｠％｡､･｣ｰ\u{3000}"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ"
      + ",.:;!?)]}%°’”»").unicodeScalars)

  /// The characters with which no line ends.
  private static let neverLast = Set("（［｛「『【〔〈《〘〖〝｟｢([{‘“«".unicodeScalars)
}
