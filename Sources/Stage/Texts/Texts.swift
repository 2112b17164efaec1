/// The texts of the program in the player's language.
///
/// The English text is the key, so that a program without catalogues speaks English. Placeholders in braces are
/// filled after the lookup, so that a translation can move them.
///
/// ```swift
/// texts("Take {count}", ["count": "2"])
/// texts.plural("{count} match", "{count} matches", left)
/// texts.inContext("shape", "Square")
/// ```
///
/// Write every text as a literal in such a call: `Scripts/texts` collects the catalogue from the sources. A comment
/// that begins with `Translators:` on the line above a text becomes a note in the catalogue.
public nonisolated struct Texts: Sendable {
  /// The source of translations.
  public let lookup: any TextLookup
  /// The keys that the player has exchanged, for texts that name a key.
  public var keys = KeyMap()

  /// Creates texts from a source of translations; by default they stay English.
  public init(_ lookup: any TextLookup = EnglishLookup()) {
    self.lookup = lookup
  }

  /// The language of the translations.
  public var language: Language { lookup.language }

  /// Returns the translation of a text, with its placeholders filled.
  public func callAsFunction(_ text: String, _ values: [String: String] = [:]) -> String {
    Texts.filled(lookup.text(text), values)
  }

  /// Returns the translation of a text whose English words have several meanings.
  ///
  /// - Parameters:
  ///   - context: the meaning, such as *shape* for *Square*. Translators see it, players do not.
  ///   - text: the English text.
  public func inContext(
    _ context: String, _ text: String, _ values: [String: String] = [:]
  ) -> String {
    // Catalogues join a context and its text in this way. Without a translation the key itself comes back.
    let found = lookup.text("\(context)\u{4}\(text)")
    return Texts.filled(found.split(separator: "\u{4}").last.map(String.init) ?? "", values)
  }

  /// Returns the plural form for a number, which fills `{count}`.
  public func plural(
    _ one: String, _ many: String, _ count: Int, _ values: [String: String] = [:]
  ) -> String {
    let text = lookup.text(one, many, count)
    return Texts.filled(text, values.merging(["count": String(count)]) { given, _ in given })
  }

  /// Returns a plural form without its number, such as “moves” of “25 moves”, for a place that shows the number apart.
  public func unit(_ one: String, _ many: String, _ count: Int) -> String {
    let words = plural(one, many, count, ["count": ""])
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the names of a text's placeholders, in order.
  public static func placeholders(in text: String) -> [String] {
    pieces(of: text).compactMap { piece in
      if case .placeholder(let name) = piece { name } else { nil }
    }
  }

  private static func filled(_ text: String, _ values: [String: String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return pieces(of: text).map { piece in
      switch piece {
      case .words(let words): words
      case .placeholder(let name): values[name] ?? "{\(name)}"
      }
    }.joined()
  }

  /// A part of a text: literal words or a placeholder.
  enum Piece: Equatable {
    case words(String)
    case placeholder(String)
  }

  /// Splits a text at its placeholders. A brace without its counterpart is literal.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var remaining = text[...]
    while let open = remaining.firstIndex(of: "{"),
      let close = remaining[open...].firstIndex(of: "}")
    {
      if open > remaining.startIndex { pieces.append(.words(String(remaining[..<open]))) }
      pieces.append(.placeholder(String(remaining[remaining.index(after: open)..<close])))
      remaining = remaining[remaining.index(after: close)...]
    }
    if !remaining.isEmpty { pieces.append(.words(String(remaining))) }
    return pieces
  }
}

/// A source of translations of English texts.
public nonisolated protocol TextLookup: Sendable {
  /// The language of the translations. Default: English.
  var language: Language { get }

  /// Returns the translation, or the text itself where it has none.
  func text(_ text: String) -> String

  /// Returns the translation's plural form for a number.
  func text(_ one: String, _ many: String, _ count: Int) -> String
}

extension TextLookup {
  public var language: Language { .en }
}

/// A lookup that leaves the texts in English.
public nonisolated struct EnglishLookup: TextLookup {
  /// Creates a lookup without a catalogue.
  public init() {}

  /// Returns the text itself.
  public func text(_ text: String) -> String { text }

  /// Returns the first form for 1, else the second.
  public func text(_ one: String, _ many: String, _ count: Int) -> String {
    count == 1 ? one : many
  }
}
