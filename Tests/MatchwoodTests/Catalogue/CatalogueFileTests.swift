import Files
import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("A file of a catalogue") @MainActor
struct CatalogueFileTests {
  private static let german = """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

    msgid "Take {count}"
    msgstr "Nimm {count}"

    msgid "{count} match"
    msgid_plural "{count} matches"
    msgstr[0] "{count} Holz"
    msgstr[1] "{count} Hölzer"

    """
  private let folder = TemporaryFolder()
  private let whole = PoFile(german).machineObject

  /// The file with some of its numbers, which take four bytes each, changed.
  private func changed(_ numbers: [Int: UInt32]) -> CatalogueFile {
    var bytes = whole
    for (index, number) in numbers {
      for part in 0..<4 {
        bytes[4 * index + part] = UInt8(truncatingIfNeeded: number >> (8 * part))
      }
    }
    return CatalogueFile(bytes)
  }

  /// The file with another text of the same length in it.
  private func replacing(_ text: String, by other: String) -> CatalogueFile {
    CatalogueFile(whole.replacing(Array(text.utf8), with: Array(other.utf8)))
  }

  @Test("is sound as it is made, and unsound wherever it is cut off")
  func cutOff() {
    #expect(CatalogueFile(whole).isValid)
    for count in whole.indices { #expect(!CatalogueFile(Array(whole[..<count])).isValid) }
  }

  @Test("is unsound where a number leads out of it or looking up would never end")
  func numbers() {
    #expect(!changed([0: 0xDE12_0495]).isValid)
    #expect(!changed([2: .max]).isValid)
    #expect(!changed([3: .max]).isValid)
    #expect(!changed([4: UInt32(whole.count)]).isValid)
    #expect(!changed([7: 1 << 31]).isValid)
    #expect(!changed([8: 1 << 31]).isValid)
    // A table of places in the list of texts, which has numbers in all of them.
    #expect(!changed([5: 5, 6: 32]).isValid)
    #expect(!changed([5: 4, 6: 0]).isValid)
    #expect(!changed([5: .max, 6: 28]).isValid)
  }

  @Test("is unsound with another rule for plurals, such as a division by zero, or another alphabet")
  func head() {
    #expect(!replacing("(n != 1)", by: "(n /  0)").isValid)
    #expect(!replacing("nplurals=2", by: "nplurals=9").isValid)
    #expect(!replacing("UTF-8", by: "UTF-7").isValid)
  }

  @Test(
    "is unsound with a head that is as good as the right one to people, and another one to gettext",
    arguments: [
      // U+0600 and the letter behind it are one character, of which gettext knows nothing.
      ("\"Plural", "\"\u{600}plural=n%0;\\n\"\n\"Plural"),
      ("\"Plural", "\"\u{600}charset=X\\n\"\n\"Plural"),
      // The question mark of Greek.
      ("plain;", "plain\u{37E}"),
    ])
  func hidden(part: String, other: String) {
    let catalogue = PoFile(Self.german.replacing(part, with: other)).machineObject
    #expect(catalogue != whole && !CatalogueFile(catalogue).isValid)
  }

  @Test("that is missing or damaged leaves all texts English")
  func english() throws {
    try Folder(folder.path + "/de/LC_MESSAGES").make()
    let file = SafeFile(path: folder.path + "/de/LC_MESSAGES/matchwood-de.mo")
    let damaged = whole.replacing(Array("(n != 1)".utf8), with: Array("(n /  0)".utf8))
    for bytes in [nil, damaged, Array(whole.dropLast())] {
      if let bytes { try file.write(bytes) }
      let catalogue = Catalogue(folder: folder.path)
      catalogue.setLanguage(.de)
      #expect(catalogue.texts.plural("{count} match", "{count} matches", 2) == "2 matches")
    }
  }

  @Test("does gettext no harm where it is sound, whichever bit was turned round")
  func flipped() throws {
    CatalogueTests.letGettextLook()
    var answers: Set<String> = []
    for bit in 0..<whole.count * 8 {
      var bytes = whole
      bytes[bit / 8] ^= 1 << (bit % 8)
      guard CatalogueFile(bytes).isValid else { continue }
      // gettext remembers the files that it has read by their names.
      let place = "\(folder.path)/\(bit)"
      try Folder(place + "/de/LC_MESSAGES").make()
      let path = place + "/de/LC_MESSAGES/matchwood-de.mo"
      try SafeFile(path: path, protection: .reproducible).write(bytes)
      let catalogue = Catalogue(folder: place)
      catalogue.setLanguage(.de)
      answers.insert(catalogue.texts("Take {count}", ["count": "2"]))
      answers.insert(catalogue.texts.plural("{count} match", "{count} matches", 2))
    }
    // What was asked for in vain is English, and most is German with one wrong letter.
    #expect(answers.isSuperset(of: ["Take 2", "Nimm 2", "2 Hölzer", "Nimo 2"]))
  }
}
