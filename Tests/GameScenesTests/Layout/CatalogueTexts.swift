import Stage
import TestSupport

/// The texts of the program in a language of its catalogue.
enum CatalogueTexts {
  /// English without a file, German from the one in the sources.
  static func texts(_ language: String) throws -> Texts {
    language == "en" ? Texts() : Texts(try lookup(language))
  }

  /// Whether a string that ends in dots is meant so, as in *Looking …*.
  static func hasDots(_ string: String) throws -> Bool {
    let ends = try dotted()
    return ends.contains { $0.contains(string.suffix(6)) }
  }

  private static func dotted() throws -> [String] {
    try lookup("de").all.filter { $0.contains("…") }
  }

  private static func lookup(_ language: String) throws -> Lookup {
    if language == "de" { return try german.get() }
    return try Lookup(language)
  }

  private static let german = Result { try Lookup("de") }

  /// Looks texts up in a file as gettext does.
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
