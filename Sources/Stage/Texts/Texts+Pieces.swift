nonisolated extension Texts {
  /// A part of a text: words that are shown as they are, or a name that a value takes the place of.
  enum Piece: Equatable {
    case words(String)
    case placeholder(String)
  }

  /// Cuts a text at its braces; a brace without its partner is a character like any other.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.words(String(rest[..<open]))) }
      pieces.append(.placeholder(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    return pieces
  }
}
