import FoundationEssentials
import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("What cards show", .tags(.rules))
struct CardFacesTests {
  private static let names: [PictureName] = (0..<12).map { "picture \($0).png" }

  private static func own(_ pictures: [PictureName] = names, areNamed: Bool = false) throws
    -> CardFaces
  {
    .pictures(
      try #require(PictureFaces(deck: 3, pictures: pictures, areNamed: areNamed)))
  }

  private func text(_ setup: PairsSetup) throws -> String {
    String(decoding: try JSONEncoder().encode(setup), as: UTF8.self)
  }

  private func read(_ text: String) throws -> PairsSetup {
    try JSONDecoder().decode(PairsSetup.self, from: Data(text.utf8))
  }

  @Test("Figures are written as before there were decks: not at all")
  func figures() throws {
    let written = try text(PairsSetup(layout: .fourByFour))
    #expect(!written.contains("faces"))
    #expect(try read(written).faces == .figures)
  }

  @Test("A setup remembers what its cards show")
  func remembers() throws {
    for faces in [.words, .sounds, try Self.own(), try Self.own(areNamed: true)] {
      let setup = PairsSetup(layout: .fourByFour, faces: faces)
      #expect(try read(text(setup)) == setup)
      #expect(setup.with([PairsSeat(), PairsSeat(colour: 1)]).faces == faces)
    }
  }

  @Test(
    "Faces that make no sense show figures, and the game is read all the same",
    arguments: [
      #""words""#, #"{"kind":"songs"}"#, #"{"kind":"pictures"}"#, "7", "null",
      #"{"kind":"pictures","deck":-1,"pictures":["a"]}"#,
      #"{"kind":"pictures","deck":1,"pictures":[]}"#,
      #"{"kind":"names","deck":1,"pictures":[1,2]}"#,
      #"{"kind":"names","deck":1,"pictures":["",""]}"#,
    ])
  func damaged(faces: String) throws {
    let whole = try text(PairsSetup(layout: .sixByFour, faces: .words))
    let setup = try read(whole.replacing(#"{"kind":"words"}"#, with: faces))
    #expect(setup == PairsSetup(layout: .sixByFour))
  }

  @Test("A picture counts once, and there are no more than kinds")
  func once() throws {
    let names: [PictureName] = (0..<50).map { "\($0)" }
    let faces = try #require(PictureFaces(deck: 0, pictures: ["0", "", "0"] + names))
    #expect(faces.pictures == Array(names.prefix(32)))
    let long = PictureName(String(repeating: "x", count: PictureFaces.nameLimit + 1))
    #expect(PictureFaces(deck: 0, pictures: [long]) == nil)
  }

  @Test("Each game shows other pictures of the deck; the same game always the same")
  func dealt() throws {
    let faces = try #require(PictureFaces(deck: 0, pictures: Self.names))
    let games = (UInt64(0)..<40).map { faces.dealt(.fourByFour, seed: $0) }
    #expect(games.allSatisfy { $0.count == 8 && Set($0).count == 8 })
    #expect(Set(games).count > 30)
    #expect(games[7] == faces.dealt(.fourByFour, seed: 7))
    #expect(Set(faces.dealt(.sixBySix, seed: 1)) == Set(Self.names))
  }

  @Test("One card of each kind shows the word, in no order that would tell")
  func wordCards() {
    var firsts = 0
    for seed in UInt64(0)..<50 {
      let kinds = PairsDeck(.sixBySix, seed: seed).kinds
      let cards = CardFaces.wordCards(kinds, seed: seed)
      #expect(Set(cards.map { kinds[$0] }).count == 18 && cards.count == 18)
      firsts += kinds.indices.count { cards.contains($0) && kinds.firstIndex(of: kinds[$0]) == $0 }
    }
    #expect((400...500).contains(firsts), "\(firsts) of 900")
  }

  @Test("A small deck offers the layouts that it fills; all others offer all")
  func layouts() throws {
    #expect(CardFaces.words.layouts == PairsLayout.offered)
    #expect(try Self.own().layouts == [.fourByFour, .sixByFour])
    #expect(try Self.own(["a"]).layouts == [.fourByFour])
  }

  @Test("A link holds nothing of what cards show, and opens with what they show here")
  func links() throws {
    let table = PairsTable(PairsSetup(layout: .fourByFour, faces: try Self.own()), seed: 7)
    let plain = PairsTable(PairsSetup(layout: .fourByFour), seed: 7)
    #expect(table.link.description == plain.link.description)
    table.open(try PairsLink(text: plain.link.description))
    #expect(table.setup.faces == (try Self.own()))
    plain.open(try PairsLink(text: table.link.description))
    #expect(plain.setup.faces == .figures)
  }

  @Test("A table names the pictures of every game that undo can reach")
  func used() throws {
    let table = PairsTable(
      PairsSetup(layout: .fourByFour, faces: try Self.own(["a", "b"])), seed: 7)
    #expect(table.usedPictures == ["a", "b"])
    try table.tap(0)
    table.newGame(PairsSetup(layout: .fourByFour, faces: try Self.own(["b", "c"])))
    #expect(table.usedPictures == ["a", "b", "c"])
    table.undo()
    #expect(table.setup.faces == (try Self.own(["a", "b"])))
    #expect(PairsTable(PairsSetup(), seed: 7).usedPictures.isEmpty)
  }
}
