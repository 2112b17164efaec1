import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("Catalogue files") @MainActor
struct CatalogueFilesTests {
  @Test("Every text of the sources is a literal that a catalogue can hold")
  func literals() throws {
    #expect(try SourceTexts(folder: Checkout.sources).unreadable == [])
  }

  @Test("The template holds the texts of the sources, all of them and no others (Scripts/texts)")
  func template() throws {
    let wanted = try SourceTexts(folder: Checkout.sources).texts
    let held = try PoFile(path: Checkout.po + "/matchwood.pot").messages
    #expect(Set(held.map(\.text)) == Set(wanted.map(\.text)))
    for text in wanted where text.plural != nil {
      #expect(held.contains { $0.text == text.text && $0.plural == text.plural })
    }
  }

  @Test(
    "Each language has a translation of every text, none of them in doubt",
    arguments: Language.translated)
  func complete(language: Language) throws {
    let template = try PoFile(path: Checkout.po + "/matchwood.pot").messages
    let file = try PoFile(path: "\(Checkout.po)/\(language.code).po")
    let forms = try #require(file.head.firstMatch(of: /nplurals=(\d)/).flatMap { Int($0.output.1) })
    #expect(Set(file.messages.map(\.text)) == Set(template.map(\.text)))
    for message in file.messages {
      #expect(!message.isFuzzy, "\(message.text) is fuzzy")
      #expect(message.translations.count == (message.plural == nil ? 1 : forms), "\(message.text)")
      #expect(!message.translations.contains(""), "\(message.text) is not translated")
    }
  }

  @Test("A translation has the placeholders of its text", arguments: Language.translated)
  func placeholders(language: Language) throws {
    for message in try PoFile(path: "\(Checkout.po)/\(language.code).po").messages {
      let wanted = Texts.placeholders(in: message.plural ?? message.text).sorted()
      for translation in message.translations {
        let found = Texts.placeholders(in: translation).sorted()
        #expect(found == wanted, "\(message.text): \(translation)")
      }
    }
  }

  @Test("A text with a placeholder, a short one and a fragment have a note for translators")
  func notes() throws {
    for message in try PoFile(path: Checkout.po + "/matchwood.pot").messages {
      let text = message.text.split(separator: "\u{4}").last ?? ""
      let needsNote =
        !Texts.placeholders(in: String(text)).isEmpty || text.first?.isLowercase == true
        || text.filter(\.isLetter).count < 12
      #expect(!needsNote || !message.note.isEmpty, "“\(text)” has no note (// Translators: …)")
    }
  }

  @Test("No English text has a space before a percent sign")
  func percent() throws {
    for text in try SourceTexts(folder: Checkout.sources).texts {
      #expect(!text.text.contains(/[ \u00A0]%/), "\(text.text)")
    }
  }

  @Test("No translation says its text more than once", arguments: Language.translated)
  func once(language: Language) throws {
    for message in try PoFile(path: "\(Checkout.po)/\(language.code).po").messages {
      for translation in message.translations where translation.count > 12 {
        let start = translation.prefix(12)
        #expect(translation.ranges(of: start).count == 1, "\(message.text): \(translation)")
      }
    }
  }

  @Test("The scanner finds texts over line ends and passes over comments")
  func scanner() {
    let found = SourceTexts(
      """
      /// texts("in a comment")
      a = texts("one \\"two\\"") + context.look.texts(
        "three {x}", ["x": y])
      b = texts.plural(
        "{count} a",
        "{count} b", n)
      c = texts(word) + subtexts("no")
      d = texts.inContext("shape", "Square")
      """)
    #expect(
      found.texts == [
        .init(text: "one \"two\"", plural: nil), .init(text: "three {x}", plural: nil),
        .init(text: "{count} a", plural: "{count} b"), .init(text: "shape\u{4}Square", plural: nil),
      ])
    #expect(found.unreadable.count == 1)
  }
}
