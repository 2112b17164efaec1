import CGettext
import EarthScenes
import Files
import Glibc
import PairsScenes
import SDLKit
import Stage
import Synchronization
import Threads

/// The languages of the program.
nonisolated enum Language: String, CaseIterable, Sendable {
  case en, de

  /// Returns the language of a locale such as `de_AT.UTF-8`, or `nil` if the program does not support it.
  init?(locale: some StringProtocol) {
    let word = locale.prefix { !"_.@".contains($0) }
    if word == "C" || word == "POSIX" {
      self = .en
    } else {
      self.init(rawValue: word.lowercased())
    }
  }

  /// Returns the language that is set, otherwise the first supported one of the environment.
  ///
  /// Reads the environment as gettext does: `LANGUAGE` is a list, but it is ignored if the locale is plain C. The
  /// locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
  static func chosen(setting: String?, environment: [String: FilePath]) -> Language {
    if let language = setting.flatMap({ Language(locale: $0) }) { return language }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0]?.shown }.first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return .en }
    let list = environment["LANGUAGE", default: ""].shown.split(separator: ":") + [locale[...]]
    return list.lazy.compactMap { Language(locale: $0) }.first ?? .en
  }
}

/// The message catalogues of gettext. No other type uses gettext.
///
/// Texts are looked up in the language of the last ``speak(_:)``. A scene shows a new language after its next
/// layout.
final class Catalogue {
  /// The texts for the scenes.
  nonisolated let texts: Texts
  private let lookup = GettextLookup()
  /// The domains whose catalogues are intact and bound.
  private var bound: Set<String> = []

  /// The value of `LANGUAGE` with which gettext finds every catalogue, whatever the current language is.
  ///
  /// The domain alone selects the catalogue. So the environment never changes while other threads read it, and the
  /// machine needs no generated locale.
  nonisolated static var variable: (name: String, value: String) {
    ("LANGUAGE", Language.translated.map(\.rawValue).joined(separator: ":"))
  }

  /// The domain of country names, from the package `iso-codes` if it is installed.
  private static let countryDomain = "iso_3166-1"
  private static let systemFolder = "/usr/share/locale"

  /// Binds the catalogues.
  ///
  /// - Parameters:
  ///   - folder: the folder that contains `de/LC_MESSAGES/matchwood-de.mo`. If that file is missing or damaged,
  ///     all texts are English.
  ///   - sound: the languages whose catalogues are intact, if another thread has checked them.
  init(folder: FilePath?, sound: Prefetched<[Language]>? = nil) {
    texts = Texts(lookup)
    // gettext looks texts up in any locale except "C".
    if setlocale(LC_MESSAGES, "C.UTF-8") == nil { setlocale(LC_MESSAGES, "") }
    bindtextdomain(Self.countryDomain, Self.systemFolder)
    bind_textdomain_codeset(Self.countryDomain, "UTF-8")
    guard let folder else { return }
    for language in sound?.value ?? Language.sound(in: folder) {
      guard let domain = language.domain else { continue }
      bound.insert(domain)
      bindtextdomain(domain, folder.cString)
      bind_textdomain_codeset(domain, "UTF-8")
    }
  }

  /// Sets the language of all texts that are looked up from now on.
  func speak(_ language: Language) {
    let domain = language.domain.flatMap { bound.contains($0) ? $0 : nil }
    lookup.domain.withLock { $0 = domain }
  }
}

nonisolated extension Language {
  /// The languages with a catalogue. The source texts are English.
  static let translated = allCases.filter { $0 != .en }

  /// The gettext domain of the catalogue, or `nil` for the language of the source texts.
  var domain: String? { self == .en ? nil : "matchwood-\(rawValue)" }

  /// Returns the languages whose catalogues in a folder are intact.
  static func sound(in folder: FilePath) -> [Language] {
    translated.filter { CatalogueFile.isSound($0.file(in: folder)) }
  }

  /// Returns the path at which gettext finds the catalogue.
  private func file(in folder: FilePath) -> FilePath {
    "\(folder)/\(rawValue)/LC_MESSAGES/\(domain ?? "").mo"
  }
}

extension Catalogue: WordLanguages {
  func words(in language: String) -> Texts? {
    guard let language = Language(rawValue: language) else { return nil }
    guard let domain = language.domain else { return Texts() }
    guard bound.contains(domain) else { return nil }
    let lookup = GettextLookup()
    lookup.domain.withLock { $0 = domain }
    return Texts(lookup)
  }
}

extension Catalogue: CountryCatalogue {
  /// Returns the name in German, the only translation so far. Another language needs a country catalogue of its
  /// own.
  func country(_ english: String) -> String? {
    guard lookup.domain.withLock(\.self) != nil else { return nil }
    let name = english.withCString { dgettext(Self.countryDomain, $0).map { String(cString: $0) } }
    return name == english ? nil : name
  }
}

/// Looks texts up with gettext.
private nonisolated final class GettextLookup: TextLookup {
  /// The domain of the current language, or `nil` for the language of the source texts.
  let domain = Mutex<String?>(nil)

  // gettext may return the pointer it was given. So the argument is kept alive until the result is read.

  func text(_ text: String) -> String {
    // In a catalogue the empty text is the key of its header.
    guard !text.isEmpty, let domain = domain.withLock(\.self) else { return text }
    return text.withCString { string(dgettext(domain, $0), or: $0) }
  }

  func text(_ one: String, _ many: String, _ count: Int) -> String {
    guard let domain = domain.withLock(\.self) else { return count == 1 ? one : many }
    return one.withCString { one in
      many.withCString { many in
        string(dngettext(domain, one, many, count.magnitude), or: count == 1 ? one : many)
      }
    }
  }

  private func string(_ found: UnsafePointer<CChar>?, or text: UnsafePointer<CChar>) -> String {
    String(cString: found ?? text)
  }
}
