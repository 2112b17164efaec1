import BoxKit
import CGettext
import Files
import Glibc
import SDLKit
import Stage
import Synchronization
import Threads

/// The message catalogues of gettext. No other type uses gettext.
///
/// Texts are looked up in the language of the last ``setLanguage(_:)``. A scene shows a new language after its next
/// layout.
final class Catalogue {
  /// The texts for the scenes.
  nonisolated let texts: Texts
  private let current = CurrentLookup()
  private let folder: FilePath?
  /// Whether the catalogue of each language that was needed so far is intact. An intact one is bound.
  private var intact: [Language: Bool] = [:]

  /// The environment variable that makes gettext search for every catalogue, whatever the current language is.
  ///
  /// The domain alone selects the catalogue. So the environment never changes while other threads read it, and the
  /// machine needs no generated locale.
  nonisolated static var variable: (name: String, value: String) {
    ("LANGUAGE", Language.translated.map(\.code).joined(separator: ":"))
  }

  private static let systemFolder: FilePath = "/usr/share/locale"

  /// Prepares gettext. A catalogue is opened when its language is needed.
  ///
  /// - Parameters:
  ///   - folder: the folder that contains `de/LC_MESSAGES/matchwood-de.mo`. If that file is missing or damaged,
  ///     all texts are English.
  ///   - first: the first language and whether its catalogue is intact, determined on another thread.
  init(folder: FilePath?, first: Prefetched<(language: Language, isIntact: Bool)>? = nil) {
    texts = Texts(current)
    self.folder = folder
    // gettext looks texts up in any locale except "C".
    if setlocale(LC_MESSAGES, "C.UTF-8") == nil { setlocale(LC_MESSAGES, "") }
    if let (language, isIntact) = first?.value { note(language, isIntact: isIntact) }
  }

  /// Whether the catalogue of a language is intact and bound. The first call for a language reads its file.
  private func isBound(_ language: Language) -> Bool {
    if let isIntact = intact[language] { return isIntact }
    let isIntact = folder.map { language.isIntact(in: $0) } ?? false
    note(language, isIntact: isIntact)
    return isIntact
  }

  private func note(_ language: Language, isIntact: Bool) {
    intact[language] = isIntact
    guard isIntact, let folder else { return }
    Self.bind(language.domain, folder)
    Self.bind(language.countryDomain, Self.systemFolder)
  }

  private static func bind(_ domain: String, _ folder: FilePath) {
    bindtextdomain(domain, folder.cString)
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// Sets the language of all texts that are looked up from now on.
  func setLanguage(_ language: Language) {
    let found = lookup(in: language) ?? EnglishLookup()
    current.lookup.withLock { $0 = found }
  }

  /// Sets the next language of the environment, or English, if no installed font can write the current one.
  func keepReadable(
    _ environment: [String: FilePath], _ measurer: some TextMeasurer
  ) {
    guard !texts.language.isWritable(by: measurer) else { return }
    let readable = Language.all.filter { $0.isWritable(by: measurer) }
    setLanguage(.chosen(setting: nil, environment: environment, among: readable))
  }

  /// Returns the lookup of a language, or `nil` if its catalogue is missing or damaged.
  private func lookup(in language: Language) -> (any TextLookup)? {
    switch language {
    case .en: EnglishLookup()
    case .pseudo: PseudoLookup()
    default: isBound(language) ? GettextLookup(language) : nil
    }
  }
}

nonisolated extension Language {
  /// The languages with a catalogue. The source texts are English.
  static let translated = all.filter { $0 != .en }

  /// The gettext domain of the catalogue.
  fileprivate var domain: String { "matchwood-\(code)" }

  /// The name of the language in the locales of the system, which name Chinese by its territory.
  var locale: String { self == .zhHans ? "zh_CN" : code }

  /// The gettext domain of country names, from the package `iso-codes` if it is installed.
  ///
  /// gettext looks in the folder of each language of ``Catalogue/variable``. From there the path leads to the
  /// folder of this language.
  fileprivate var countryDomain: String { "../../\(locale)/LC_MESSAGES/iso_3166-1" }

  /// Whether the catalogue in a folder is there and intact. English has none.
  func isIntact(in folder: FilePath) -> Bool {
    self != .en && self != .pseudo && CatalogueFile.isValid(file(in: folder))
  }

  /// Returns the path at which gettext finds the catalogue.
  private func file(in folder: FilePath) -> FilePath {
    "\(folder)/\(code)/LC_MESSAGES/\(domain).mo"
  }
}

extension Catalogue: WordLanguages {
  func words(in language: String) -> Texts? {
    Language(code: language).flatMap { lookup(in: $0) }.map { Texts($0) }
  }
}

extension Catalogue: CountryCatalogue {
  func country(_ english: String) -> String? {
    guard intact[texts.language] == true else { return nil }
    let domain = texts.language.countryDomain
    let name = english.withCString { dgettext(domain, $0).map { String(cString: $0) } }
    return name == english ? nil : name
  }
}

/// Forwards to the lookup of the current language.
private nonisolated final class CurrentLookup: TextLookup {
  let lookup = Mutex<any TextLookup>(EnglishLookup())

  private var now: any TextLookup { lookup.withLock { $0 } }

  var language: Language { now.language }
  func text(_ text: String) -> String { now.text(text) }
  func text(_ one: String, _ many: String, _ count: Int) -> String { now.text(one, many, count) }
}

/// Looks texts up in the catalogue of a language.
private nonisolated struct GettextLookup: TextLookup {
  let language: Language
  private let domain: String

  init(_ language: Language) { (self.language, domain) = (language, language.domain) }

  // gettext may return the pointer it was given. So the argument is kept alive until the result is read.

  func text(_ text: String) -> String {
    // In a catalogue the empty text is the key of its header.
    guard !text.isEmpty else { return text }
    return text.withCString { string(dgettext(domain, $0), or: $0) }
  }

  func text(_ one: String, _ many: String, _ count: Int) -> String {
    one.withCString { one in
      many.withCString { many in
        string(dngettext(domain, one, many, count.magnitude), or: count == 1 ? one : many)
      }
    }
  }

  private func string(_ found: UnsafePointer<CChar>?, or text: UnsafePointer<CChar>) -> String {
    String(cString: found ?? text)
  }
}
