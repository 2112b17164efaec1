import Stage

/// The program's texts in a language of its catalogue.
public enum CatalogueTexts {
  /// Returns the texts of a language. English needs no file, others are read from the sources.
  public static func of(_ language: String) throws -> Texts {
    language == "en" ? Texts() : Texts(try lookup(language))
  }

  /// Whether a string ends in intended dots, as in *Looking …*, and was not truncated.
  public static func hasDots(_ string: String) throws -> Bool {
    try ends.get().contains(String(string.suffix(longestEnd)))
  }

  /// The number of characters compared, up to and including the dots.
  private static let longestEnd = 6

  /// The endings of all texts with dots, in every length up to `longestEnd`.
  private static let ends = Result {
    var ends: Set<String> = []
    for text in try lookup("de").all {
      let characters = Array(text)
      for place in characters.indices where characters[place] == "…" {
        for start in max(0, place + 1 - longestEnd)...place {
          ends.insert(String(characters[start...place]))
        }
      }
    }
    return ends
  }

  private static func lookup(_ language: String) throws -> Lookup {
    if language == "de" { return try german.get() }
    return try Lookup(language)
  }

  private static let german = Result { try Lookup("de") }

  /// A lookup of texts in a file, as by gettext.
  private struct Lookup: TextLookup {
    private var forms: [String: [String]] = [:]
    /// All texts and translations.
    private(set) var all: [String] = []

    init(_ language: String) throws {
      for message in try PoFile(path: "\(Checkout.po)/\(language).po").messages {
        forms[message.text] = message.translations
        all += message.translations + [message.text] + [message.plural].compactMap(\.self)
      }
    }

    func text(_ text: String) -> String { forms[text]?.first ?? text }

    func text(_ one: String, _ many: String, _ count: Int) -> String {
      let found = forms[one] ?? [one, many]
      return count == 1 ? found[0] : found[found.count - 1]
    }
  }
}
