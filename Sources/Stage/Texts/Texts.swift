/// The words of the program in the player's language.
///
/// The English text is the key, so that a program without catalogues speaks English. Values stand in
/// braces and are put in after the lookup, so that a translation can move them.
///
/// ```swift
/// texts("Take {count}", ["count": "2"])
/// texts.plural("{count} match", "{count} matches", left)
/// ```
///
/// Write every text as a literal in such a call: the catalogue is collected from the sources.
public nonisolated struct Texts: Sendable {
  /// Where translations come from.
  public let lookup: any TextLookup

  /// - Parameter lookup: without one, the English texts are shown as they are.
  public init(_ lookup: any TextLookup = EnglishLookup()) {
    self.lookup = lookup
  }

  /// A text with its values put in.
  public func callAsFunction(_ text: String, _ values: [String: String] = [:]) -> String {
    Texts.filled(lookup.text(text), values)
  }

  /// The form of a text for a number; the number itself is put in as `{count}`.
  public func plural(
    _ one: String, _ many: String, _ count: Int, _ values: [String: String] = [:]
  ) -> String {
    let text = lookup.text(one, many, count)
    return Texts.filled(text, values.merging(["count": String(count)]) { given, _ in given })
  }

  /// The names in braces, in the order in which they stand in a text.
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

/// Finds the translation of an English text.
public nonisolated protocol TextLookup: Sendable {
  /// The translation, or the text itself where there is none.
  func text(_ text: String) -> String

  /// The form of the translation that goes with a number.
  func text(_ one: String, _ many: String, _ count: Int) -> String
}

/// Leaves the texts in English.
public nonisolated struct EnglishLookup: TextLookup {
  /// A lookup without a catalogue.
  public init() {}

  /// The text itself.
  public func text(_ text: String) -> String { text }

  /// The first form for 1, else the second.
  public func text(_ one: String, _ many: String, _ count: Int) -> String {
    count == 1 ? one : many
  }
}
