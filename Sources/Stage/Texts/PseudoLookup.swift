/// English with accents, longer words and brackets, for tests of layouts with the texts of any language.
///
/// A text is 35 % longer, and 70 % below ten letters, as translations are. A missing bracket shows that a text is
/// cut, missing accents that it is not translated. Placeholders and texts without letters stay as they are. So do the
/// names printed on keys and buttons, which are not longer in any language.
public nonisolated struct PseudoLookup: TextLookup {
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip("aceinosuyzACEINOSUYZ", "åçéîñöšüýžÅÇÉÎÑÖŠÜÝŽ"))

  /// Creates a lookup.
  public init() {}

  public var language: Language { .pseudo }

  public func text(_ text: String) -> String {
    // A context and its text are one key.
    let parts = text.split(separator: "\u{4}").map(String.init)
    let text = parts.last ?? text
    if parts.count > 1, parts[0] == "key name" { return text }
    let pieces = Texts.pieces(of: text)
    let letters = pieces.reduce(0) { count, piece in
      if case .words(let words) = piece { count + words.count(where: \.isLetter) } else { count }
    }
    guard letters > 0 else { return text }
    // A word with break marks is printed on a card, which has no room for brackets. Elsewhere the brackets are two of
    // the additional characters. The others repeat letters, evenly over the text.
    let isOnCard = text.contains("|")
    let added = max(0, (letters * (letters < 10 ? 70 : 35) + 50) / 100 - 2)
    var (result, share) = (isOnCard ? "" : "[", 0)
    for piece in pieces {
      switch piece {
      case .placeholder(let name): result += "{\(name)}"
      case .words(let words):
        for character in words {
          let accented = Self.accents[character] ?? character
          result.append(accented)
          guard character.isLetter else { continue }
          share += added
          if share >= letters {
            result.append(accented)
            share -= letters
          }
        }
      }
    }
    return isOnCard ? result : result + "]"
  }

  public func text(_ one: String, _ many: String, _ count: Int) -> String {
    text(count == 1 ? one : many)
  }
}
