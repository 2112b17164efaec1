import Files
import Glibc
import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("Catalogue") @MainActor
struct CatalogueTests {
  private static let german = """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

    msgid "Take {count}"
    msgstr "Nimm {count}"

    msgctxt "drink"
    msgid "Port"
    msgstr "Portwein"

    msgctxt "harbour"
    msgid "Port"
    msgstr "Hafen"

    msgid "{who} beats {whom}"
    msgstr "Gegen {who} verliert {whom} – schön"

    msgid "{count} match"
    msgid_plural "{count} matches"
    msgstr[0] "{count} Holz"
    msgstr[1] "{count} Hölzer"

    """
  private let folder = TemporaryFolder()

  init() throws {
    try Folder(folder.path + "/de/LC_MESSAGES").make()
    let file = SafeFile(path: folder.path + "/de/LC_MESSAGES/matchwood-de.mo")
    try file.write(PoFile(Self.german).machineObject)
    Self.letGettextLook()
  }

  /// As the program does at its start; without it gettext looks nothing up. No other test looks at it.
  static func letGettextLook() {
    setenv(Catalogue.variable.name, Catalogue.variable.value, 0)
  }

  /// Which folder a catalogue is found in holds for the whole process: a test asks for it and looks texts up at one
  /// go, before another test can ask for its own.
  private var found: Catalogue { Catalogue(folder: folder.path) }

  @Test("A text is looked up in the language spoken now, at once after each change")
  func switching() {
    let catalogue = found
    let texts = catalogue.texts
    for _ in 0..<3 {
      catalogue.setLanguage(.de)
      #expect(texts("Take {count}", ["count": "2"]) == "Nimm 2")
      catalogue.setLanguage(.en)
      #expect(texts("Take {count}", ["count": "2"]) == "Take 2")
    }
  }

  @Test("Values go where the translation has them, and characters beyond ASCII come through")
  func order() {
    let catalogue = found
    catalogue.setLanguage(.de)
    let text = catalogue.texts("{who} beats {whom}", ["who": "Ä", "whom": "B"])
    #expect(text == "Gegen Ä verliert B – schön")
  }

  @Test(
    "A number takes the form of its language",
    arguments: [
      (0, "0 matches", "0 Hölzer"), (1, "1 match", "1 Holz"), (2, "2 matches", "2 Hölzer"),
    ])
  func plurals(count: Int, english: String, german: String) {
    let catalogue = found
    let texts = catalogue.texts
    catalogue.setLanguage(.en)
    #expect(texts.plural("{count} match", "{count} matches", count) == english)
    catalogue.setLanguage(.de)
    #expect(texts.plural("{count} match", "{count} matches", count) == german)
  }

  @Test("One English word is translated by its context")
  func contexts() {
    let catalogue = found
    for (language, drink, harbour) in [(Language.de, "Portwein", "Hafen"), (.en, "Port", "Port")] {
      catalogue.setLanguage(language)
      #expect(catalogue.texts.inContext("drink", "Port") == drink)
      #expect(catalogue.texts.inContext("harbour", "Port") == harbour)
    }
  }

  @Test("The texts have the language spoken now, and English without its catalogue")
  func language() {
    let catalogue = found
    for language in [Language.de, .pseudo, .en] {
      catalogue.setLanguage(language)
      #expect(catalogue.texts.language == language)
    }
    let none = Catalogue(folder: nil)
    none.setLanguage(.de)
    #expect(none.texts.language == .en)
  }

  @Test(
    "Where no font can write the language, the next one of the environment is spoken",
    arguments: [("ja:zh_CN:de", Language.de), ("ja:zh_CN", .en)])
  func readable(list: String, language: Language) throws {
    try Folder(folder.path + "/ja/LC_MESSAGES").make()
    let file = SafeFile(path: folder.path + "/ja/LC_MESSAGES/matchwood-ja.mo")
    try file.write(PoFile(Self.german).machineObject)
    let (catalogue, measurer) = (found, FixedMeasurer())
    catalogue.setLanguage(.ja)
    catalogue.keepReadable(["LANG": "ja_JP", "LANGUAGE": FilePath(list)], measurer)
    #expect(catalogue.texts.language == .ja)
    measurer.missing = ["日", "简"]
    catalogue.keepReadable(["LANG": "ja_JP", "LANGUAGE": FilePath(list)], measurer)
    #expect(catalogue.texts.language == language)
  }

  @Test("The pseudo-language needs no catalogue")
  func pseudo() {
    let catalogue = Catalogue(folder: nil)
    catalogue.setLanguage(.pseudo)
    #expect(catalogue.texts("Take {count}", ["count": "2"]) == "[Tåkéé 2]")
  }

  @Test("Words on cards can be in a language that is not spoken now")
  func words() {
    let catalogue = found
    catalogue.setLanguage(.en)
    let taken = ["de", "en", "xx"].map { language in
      catalogue.words(in: language).map { $0("Take {count}", ["count": "2"]) }
    }
    #expect(taken == ["Nimm 2", "Take 2", nil])
  }

  @Test(
    "Countries have their names in the language spoken now",
    .enabled(if: access("/usr/share/locale/de/LC_MESSAGES/iso_3166-1.mo", R_OK) == 0))
  func countries() {
    let catalogue = found
    catalogue.setLanguage(.de)
    #expect(catalogue.country("Spain") == "Spanien")
    #expect(catalogue.country("Atlantis") == nil)
    for language in [Language.en, .pseudo] {
      catalogue.setLanguage(language)
      #expect(catalogue.country("Spain") == nil)
    }
  }

  @Test("A text that the catalogue lacks stays English")
  func missing() {
    let catalogue = found
    catalogue.setLanguage(.de)
    #expect(catalogue.texts("Nobody wrote {this}", ["this": "it"]) == "Nobody wrote it")
    #expect(catalogue.texts.plural("{count} x", "{count} xs", 2) == "2 xs")
    #expect(catalogue.texts.inContext("wine", "Port of {x}", ["x": "A"]) == "Port of A")
    #expect(catalogue.texts("") == "")
  }
}
