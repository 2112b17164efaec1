import CGettext
import EarthScenes
import Files
import Glibc
import PairsScenes
import SDLKit
import Stage
import Synchronization
import Threads

/// The languages that the program speaks.
nonisolated enum Language: String, CaseIterable, Sendable {
  case en, de

  /// The language of a locale such as `de_AT.UTF-8`; nil where the program does not speak it.
  init?(locale: some StringProtocol) {
    let word = locale.prefix { !"_.@".contains($0) }
    if word == "C" || word == "POSIX" {
      self = .en
    } else {
      self.init(rawValue: word.lowercased())
    }
  }

  /// The language that was set, else the first one of the environment that the program speaks.
  ///
  /// The environment is read as gettext reads it: `LANGUAGE` is a list, but counts only where
  /// `LC_ALL`, `LC_MESSAGES` or `LANG`, the first of them that is set, asks for more than plain C.
  static func chosen(setting: String?, environment: [String: FilePath]) -> Language {
    if let language = setting.flatMap({ Language(locale: $0) }) { return language }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0]?.shown }.first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return .en }
    let list = environment["LANGUAGE", default: ""].shown.split(separator: ":") + [locale[...]]
    return list.lazy.compactMap { Language(locale: $0) }.first ?? .en
  }
}

/// The message catalogues of gettext; the one place that knows of them.
///
/// Texts are looked up in the language chosen last, so a scene that is laid out again after
/// ``speak(_:)`` shows the new one.
final class Catalogue {
  /// The texts to hand to the scenes.
  nonisolated let texts: Texts
  private let lookup = GettextLookup()
  /// The catalogues that gettext was trusted with.
  private var bound: Set<String> = []

  /// What `LANGUAGE` has to say for every catalogue to be found, whatever language is spoken.
  ///
  /// Which one is read is said by its domain alone, so that the environment never changes while other threads
  /// look at it, and no locale has to be generated on the machine.
  nonisolated static var variable: (name: String, value: String) {
    ("LANGUAGE", Language.translated.map(\.rawValue).joined(separator: ":"))
  }

  /// The names of countries that the package `iso-codes` brings, where it is installed.
  private static let countryDomain = "iso_3166-1"
  private static let systemFolder = "/usr/share/locale"

  /// - Parameters:
  ///   - folder: holds `de/LC_MESSAGES/matchwood-de.mo`; without it, or where that is damaged, all texts stay
  ///     English.
  ///   - sound: those of its languages that gettext can be trusted with, where another thread has looked.
  init(folder: FilePath?, sound: Early<[Language]>? = nil) {
    texts = Texts(lookup)
    // The locale only has to be another one than "C", else gettext looks nothing up.
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

  /// Changes the language of every text looked up from now on.
  func speak(_ language: Language) {
    let domain = language.domain.flatMap { bound.contains($0) ? $0 : nil }
    lookup.domain.withLock { $0 = domain }
  }
}

nonisolated extension Language {
  /// Those with a catalogue; the sources themselves are English.
  static let translated = allCases.filter { $0 != .en }

  /// What gettext calls its catalogue; nil where the sources speak it.
  var domain: String? { self == .en ? nil : "matchwood-\(rawValue)" }

  /// Those whose catalogues in a folder are whole.
  static func sound(in folder: FilePath) -> [Language] {
    translated.filter { CatalogueFile.isSound($0.file(in: folder)) }
  }

  /// Where gettext finds it.
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
  /// The name in the one language that is translated so far; another would ask for a catalogue of its own folder.
  func country(_ english: String) -> String? {
    guard lookup.domain.withLock(\.self) != nil else { return nil }
    let name = english.withCString { dgettext(Self.countryDomain, $0).map { String(cString: $0) } }
    return name == english ? nil : name
  }
}

/// Looks texts up by gettext.
private nonisolated final class GettextLookup: TextLookup {
  /// The catalogue of the language spoken now; nil for that of the sources.
  let domain = Mutex<String?>(nil)

  // gettext may answer with the very pointer it was given, so that is kept alive until it is read.

  func text(_ text: String) -> String {
    // The empty text stands for the head of the catalogue.
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
