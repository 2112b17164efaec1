import BoxKit
import FoundationEssentials
import GameKernel
import PairsGame
import PairsScenes
import PictureScenes
import TestSupport
import Testing

@Suite("Decks of one's own", .tags(.rules))
struct DeckBookTests {
  private static func names(_ count: Int) -> [PictureRow.ID] { (0..<count).map { "p\($0)" } }

  private static func deck(_ id: Int, _ count: Int = 8, name: String = "Lake") throws -> PictureDeck
  {
    try #require(PictureDeck(id: id, name: name, pictures: names(count)))
  }

  private func read(_ text: String) throws -> DeckBook {
    try JSONDecoder().decode(DeckBook.self, from: Data(text.utf8))
  }

  @Test("A deck has 8 to 32 pictures, each once", arguments: [0, 7, 8, 32, 33])
  func counts(count: Int) {
    let deck = PictureDeck(id: 0, name: "Lake", pictures: Self.names(count))
    #expect((deck != nil) == (8...32).contains(count))
    let twice = Self.names(8) + ["p0"]
    #expect(PictureDeck(id: 0, name: "Lake", pictures: twice) == nil)
  }

  @Test("A deck has a name of 1 to 24 characters, without spaces at its ends")
  func naming() throws {
    #expect(try Self.deck(0, name: "  The lake ").name == "The lake")
    #expect(PictureDeck(id: 0, name: "   ", pictures: Self.names(8)) == nil)
    let long = String(repeating: "ä", count: 40)
    #expect(try Self.deck(0, name: long).name.count == 24)
  }

  @Test("A number is never given twice, also after the last deck has gone")
  func numbers() throws {
    var book = DeckBook()
    book.save(try Self.deck(book.nextID))
    book.save(try Self.deck(book.nextID))
    book.remove(1)
    #expect(book.decks.map(\.id) == [0] && book.nextID == 2)
    let again = try read(
      String(decoding: try JSONEncoder().encode(book), as: UTF8.self))
    #expect(again == book && again.nextID == 2)
  }

  @Test("A deck that is changed keeps its place; there is room for 50")
  func places() throws {
    var book = DeckBook()
    for id in 0..<60 { book.save(try Self.deck(id)) }
    #expect(book.decks.count == 50 && !book.hasRoom)
    book.save(try Self.deck(7, 12, name: "Sea"))
    #expect(book.decks[7].name == "Sea" && book[7]?.pictures.count == 12)
  }

  @Test(
    "What makes no sense is left out of a file, value by value",
    arguments: [
      (#"{"decks":[]}"#, 0), (#"{"decks":[7,"x",null,{}]}"#, 0),
      (#"{"decks":[DECK,DECK],"nextID":1}"#, 1), (#"{"decks":[DECK,7],"nextID":-5}"#, 1),
      (#"{"decks":[DECK],"nextID":"many"}"#, 1), (#"{"decks":[{"id":2,"name":"Sea"},DECK]}"#, 1),
      (#"{"decks":[{"id":-1,"name":"Sea","pictures":P}]}"#, 0),
      (#"{"decks":[{"id":2,"name":" ","pictures":P}]}"#, 0),
      (#"{"decks":[{"id":2000000000,"name":"Sea","pictures":P}]}"#, 0),
      (#"{"decks":[{"id":2,"name":"Sea","pictures":[1,2,3]}]}"#, 0),
      (
        #"{"decks":[{"id":2,"name":"Sea","pictures":["a","a",7,"","b","c","d","e","f","g","h"]}]}"#,
        1
      ),
      (#"{"decks":[{"id":2,"name":"Sea","pictures":P,"areNamed":"yes"}]}"#, 1),
    ])
  func damaged(text: String, count: Int) throws {
    let pictures = #"["a","b","c","d","e","f","g","h"]"#
    let deck = #"{"areNamed":true,"id":0,"name":"Lake","pictures":\#(pictures)}"#
    let book = try read(text.replacing("DECK", with: deck).replacing("P", with: pictures))
    #expect(book.decks.count == count)
    #expect(book.decks.allSatisfy { $0.pictures == Self.letters })
    #expect(book.nextID > book.decks.map(\.id).max() ?? -1)
  }

  private static let letters: [PictureRow.ID] = ["a", "b", "c", "d", "e", "f", "g", "h"]

  @Test("A file that is no book at all is refused", arguments: ["7", "{}", #"{"decks":7}"#])
  func refused(text: String) {
    #expect(throws: (any Error).self) { try read(text) }
  }

  @Test("A choice of a deck is one word, and no other word is one")
  func choices() {
    for choice in [DeckChoice.figures, .words, .sounds, .own(0), .own(17)] {
      #expect(DeckChoice(choice.description) == choice)
    }
    for word in ["", "own", "own:", "own:-1", "own:x", "own:007", "own:+1", "Words"] {
      #expect(DeckChoice(word) == nil, "\(word)")
    }
  }

  @Test("The settings hold deck and language of the words; figures stand nowhere")
  func settings() throws {
    var settings = PairsSettings()
    func written() throws -> String {
      String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
    }
    #expect(try !written().contains("deck") && !written().contains("wordLanguage"))
    settings.deck = .own(3)
    settings.wordLanguage = "de"
    let read = try JSONDecoder().decode(PairsSettings.self, from: Data(written().utf8))
    #expect(read == settings && read.needsNewGame(after: PairsSettings()))
    let odd = Data(#"{"deck":"songs","wordLanguage":"xx"}"#.utf8)
    #expect(try JSONDecoder().decode(PairsSettings.self, from: odd) == PairsSettings())
    settings.deck = .figures
    #expect(try !written().contains("deck"))
    #expect(!settings.needsNewGame(after: PairsSettings()))
  }
}
