import Stage

/// The program's texts in its languages.
public enum CatalogueTexts {
  /// Returns the texts of a language, or English texts if it has no catalogue. The pseudo-language needs none.
  public static func of(_ code: String) throws -> Texts {
    if code == Language.pseudo.code { return Texts(PseudoLookup()) }
    return try lookups.get()[code].map { Texts($0) } ?? Texts()
  }

  /// Whether a string ends like a text with an ellipsis of its own, such as *Looking …*.
  ///
  /// Otherwise its ellipsis comes from truncation.
  public static func hasDots(_ string: String) throws -> Bool {
    let ends = try ends.get()
    // A short text may follow another: “提示: 请按键…”.
    let last = string.split(separator: " ").last.map { " \($0)" } ?? ""
    return ends.contains(String(string.suffix(longestEnd))) || ends.contains(last)
  }

  /// The number of characters compared, up to and including the ellipsis.
  private static let longestEnd = 6

  /// The characters up to each ellipsis in all texts, in every length up to `longestEnd`, and after a space all that a
  /// text begins with.
  private static let ends = Result {
    var ends: Set<String> = []
    for text in try lookups.get().values.flatMap(\.all) {
      let characters = Array(text)
      for place in characters.indices where characters[place] == "…" {
        for start in max(0, place + 1 - longestEnd)...place {
          ends.insert(String(characters[start...place]))
          if start == 0 { ends.insert(" \(String(characters[start...place]))") }
        }
      }
    }
    return ends
  }

  /// The catalogues by the codes of their languages.
  private static let lookups = Result {
    let translated = Language.all.filter { $0 != .en }
    return Dictionary(uniqueKeysWithValues: try translated.map { ($0.code, try Lookup($0)) })
  }

  /// A lookup of texts in a catalogue file, with the results of gettext.
  private struct Lookup: TextLookup {
    let language: Language
    private let file: PoFile
    private var forms: [String: [String]] = [:]
    /// All texts and translations.
    private(set) var all: [String] = []

    init(_ language: Language) throws {
      self.language = language
      file = try PoFile(path: "\(Checkout.po)/\(language.code).po")
      for message in file.messages {
        forms[message.text] = message.translations
        all += message.translations + [message.text] + [message.plural].compactMap(\.self)
      }
    }

    func text(_ text: String) -> String { forms[text]?.first ?? text }

    func text(_ one: String, _ many: String, _ count: Int) -> String {
      guard let found = forms[one], let form = try? file.form(for: abs(count)) else {
        return count == 1 ? one : many
      }
      return found[form]
    }
  }
}
