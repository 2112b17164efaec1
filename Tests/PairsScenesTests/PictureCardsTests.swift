import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import PictureScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Cards with one's own pictures")
struct PictureCardsTests {
  private let program: HeadlessProgram
  private let table: PairsTable

  init() throws { try self.init(count: 12, areNamed: false) }

  private init(count: Int, areNamed: Bool, _ layout: PairsLayout = .fourByFour) throws {
    program = try HeadlessProgram.pairs()
    let pictures: [PictureRow.ID] = (0..<count).map { "p\($0)" }
    let faces = try #require(PictureFaces(deck: 0, pictures: pictures, areNamed: areNamed))
    let deck = PictureDeck(id: 0, name: "Lake", pictures: pictures, areNamed: areNamed)
    program.decks.change { book in deck.map { book.save($0) } }
    table = PairsTable(
      PairsSetup(layout: layout, faces: .pictures(faces)), seed: 7, isByChance: true)
    program.show(PairsModule.self, table)
  }

  private static let image = PixelImage(
    width: 64, height: 64, pixels: Array(repeating: 0xFF30_6090, count: 4096))

  /// What is seen when all cards are shown for a moment.
  private func peek() -> [String] {
    program.key(.command(.peek), .command(.peek))
    program.run(1.2)
    return program.list.seenCards.map(\.name).filter { $0.hasPrefix("face") }
  }

  @Test("wait for their pictures on a quiet face, and show them when they come")
  func come() {
    #expect(Set(peek()) == ["face with nothing yet"])
    let asked = program.pictures.finishLoads { _ in .success(Self.image) }
    #expect(asked.count == 8 && Set(asked.map(\.0)).count == 8)
    let names = program.list.seenCards.map(\.name).filter { $0.hasPrefix("face with picture") }
    #expect(names.count == 16 && Set(names).count == 8)
  }

  @Test("show a picture on the menu's card too as soon as it has come")
  func cover() throws {
    try table.tap(0)
    let program = try HeadlessProgram.pairs()
    program.tables.add(table)
    program.showMenu()
    func faces() -> [String] {
      program.list.commands.compactMap { command in
        guard case .picture(let picture, _) = command.content else { return nil }
        return picture.name.hasPrefix("face") ? picture.name : nil
      }
    }
    #expect(faces() == ["face with nothing yet"])
    program.pictures.finishLoads { _ in .success(Self.image) }
    #expect(faces().count == 1 && faces()[0].hasPrefix("face with picture"))
  }

  @Test("show a figure where a picture cannot be read, and the game goes on")
  func fallBack() {
    program.pictures.finishLoads { $0 == "p3" ? .success(Self.image) : .failure(.missing) }
    let names = peek()
    #expect(names.count == 16 && names.allSatisfy { $0 != "face with nothing yet" })
    #expect(Set(names).count == 8)
    #expect(table.state.peeks == 1)
  }

  @Test("never tell by their backs what is on their faces")
  func backs() {
    program.pictures.finishLoads { _ in .success(Self.image) }
    let cards = program.list.seenCards.map(\.name)
    #expect(cards.filter { $0 == "back of a card" }.count == 16)
    #expect(
      !cards.contains { $0.hasPrefix("face") }
        && program.list.texts.allSatisfy { !$0.hasPrefix("Picture") })
  }

  @Test("show a picture on one card and its name on the other, where the deck is so")
  func names() throws {
    let test = try PictureCardsTests(count: 12, areNamed: true)
    test.program.pictures.finishLoads { _ in .success(Self.image) }
    let names = test.peek()
    #expect(names.filter { $0 == "face with a word" }.count == 8)
    #expect(names.filter { $0.hasPrefix("face with picture") }.count == 8)
    #expect(test.program.list.texts.filter { $0 == "Picture" }.count == 8)
  }

  @Test(
    "show figures beside the pictures where a link brings more cards than the deck has pictures")
  func tooFew() throws {
    table.open(
      try PairsLink(text: PairsTable(PairsSetup(layout: .sixBySix), seed: 3).link.description))
    program.pictures.finishLoads { _ in .success(Self.image) }
    let names = peek()
    #expect(names.count == 36 && Set(names).count == 18)
    #expect(names.filter { $0.hasPrefix("face with picture") }.count == 24)
  }

  @Test("show a picture twice where it shares its name with another")
  func sharedNames() throws {
    let test = try PictureCardsTests(count: 8, areNamed: true)
    for id in ["p3", "p5"] as [PictureRow.ID] {
      test.program.pictures.remove(id)
      test.program.pictures.bring(
        PictureRow(id: id, name: "Lake", size: Size(64, 64), bytes: 1, date: 0))
    }
    test.program.pictures.finishLoads { _ in .success(Self.image) }
    let names = test.peek()
    #expect(names.filter { $0 == "face with a word" }.count == 6)
    #expect(!test.program.list.texts.contains("Lake"))
  }

  @Test("break long names between syllables, so that they can be read")
  func syllables() throws {
    let test = try PictureCardsTests(count: 8, areNamed: true)
    let names = [
      "Regenbogen", "Leuchtturm", "Kirschenernte", "Schmetterling", "Oma", "Fischmarkt",
      "Dachboden", "Küchenfee",
    ]
    for (number, name) in names.enumerated() {
      test.program.pictures.remove("p\(number)")
      test.program.pictures.bring(
        PictureRow(id: "p\(number)", name: name, size: Size(64, 64), bytes: 1, date: 0))
    }
    test.program.layout(LayoutView(size: Size(520, 420), percent: 100, font: .lato))
    test.program.pictures.finishLoads { _ in .success(Self.image) }
    _ = test.peek()
    let board = try #require(test.program.report("board")?.frame)
    let texts = test.program.list.commands.filter { board.contains($0.frame) }.compactMap(\.string)
    #expect(texts.contains("Oma") && texts.contains("Leucht-") && texts.contains("turm"))
    #expect(!texts.contains { $0.hasSuffix("…") || $0.hasPrefix("h") || $0.hasPrefix("ch-") })
  }

  @Test(
    "show a name of any length after 30 measurements at most",
    arguments: [
      ["y"], ["y "], ["y_"], ["ya"], ["日"], ["y\u{301}\u{323}"], ["yhgkMWi "], ["👩‍👩‍👧‍👦"],
      ["Regen", "_bogen ", "IMG", "2024"],
    ], [Size(1920, 1080), Size(480, 320)])
  func longNames(parts: [String], window: Size) throws {
    let test = try PictureCardsTests(count: 8, areNamed: true)
    for number in 0..<8 {
      var name = "§\(number)"
      while name.utf8.count < 247 { name += parts[name.count % parts.count] }
      test.program.pictures.remove("p\(number)")
      test.program.pictures.bring(
        PictureRow(
          id: "p\(number)", name: name, size: Size(64, 64), bytes: 1, date: 0))
    }
    test.program.pictures.finishLoads { _ in .success(Self.image) }
    _ = test.peek()
    let letters = Set(parts.joined() + "§-…")
    var (words, counts) = (0, [String: Int]())
    test.program.measurer.onMeasure = { string, style in
      guard style.weight == .bold, letters.isSuperset(of: string.filter { !$0.isNumber }) else {
        return
      }
      words += 1
      counts["\(style.pixels)", default: 0] += 1
    }
    test.program.layout(LayoutView(size: window, percent: 100, font: .lato))
    #expect(words > 0 && words <= 8 * 30, "\(words), by sizes \(counts)")
  }

  @Test("ask for pictures no larger than cards, and let go those of other games")
  func size() {
    let asked = program.pictures.finishLoads { _ in .success(Self.image) }
    #expect(asked.allSatisfy { (64...256).contains($0.1) }, "\(asked)")
    table.newGame()
    let again = program.pictures.finishLoads { _ in .success(Self.image) }
    // Four of twelve were not in the first game.
    #expect(again.count <= 4)
  }

  @Test("offer only the layouts that the deck fills")
  func layouts() {
    #expect(program.report("layout.1") != nil && program.report("layout.2") == nil)
    program.click("layout.1")
    #expect(table.state.layout == .sixByFour)
    #expect(program.settings.current.pairs.deck == .own(0))
  }

  @Test("are dealt anew when their deck is changed; one that is deleted leaves the game as it is")
  func changed() throws {
    let more: [PictureRow.ID] = (0..<20).map { "p\($0)" }
    let deck = try #require(PictureDeck(id: 0, name: "Lake", pictures: more))
    let game = table.session.gameNumber
    program.decks.change { $0.save(deck) }
    #expect(table.session.gameNumber != game)
    #expect(table.usedPictures.isSuperset(of: more))
    let now = table.setup.faces
    program.decks.change { $0.remove(0) }
    #expect(table.setup.faces == now && program.settings.current.pairs.deck == .figures)
  }
}

@MainActor @Suite("Decks in the settings of Pairs")
struct DeckSettingsTests {
  private let program: HeadlessProgram

  init() throws {
    program = try HeadlessProgram.pairs()
    program.showSettings(of: [PairsModule.self])
  }

  private var names: [String] {
    program.container.controls.map(\.id).filter { $0.hasPrefix("deck.") }
  }

  private func makeDeck() {
    program.click("deck")
    program.click(names.last ?? "")
    program.click("best")
    program.click("done")
  }

  @Test("A new deck is made from the list of decks, and chosen at once")
  func makes() {
    program.click("deck")
    #expect(names.count == 4)
    program.key(.back)
    makeDeck()
    #expect(program.decks.value.decks.map(\.name) == ["Deck 1"])
    #expect(program.settings.current.pairs.deck == .own(0))
    // The settings begin with 18 pairs, and ten pictures fill eight.
    #expect(program.settings.current.pairs.layout == .fourByFour)
    #expect(program.report("card-layout.1") == nil)
  }

  @Test("A deck is changed, and deleted when that is asked twice")
  func deletes() {
    makeDeck()
    program.click("change-deck")
    program.click("more")
    program.click("more.1")
    program.click("cancel")
    #expect(program.decks.value.decks.count == 1)
    program.click("more")
    program.click("more.1")
    program.click("delete")
    #expect(program.decks.value.decks.isEmpty)
    #expect(program.settings.current.pairs.deck == .figures && program.report("deck") != nil)
  }

  @Test("Words are chosen in a language of their own")
  func words() {
    #expect(program.report("word-language") == nil)
    program.click("deck")
    program.click("deck.1")
    program.click("word-language")
    program.click("word-language.2")
    #expect(program.settings.current.pairs.deck == .words)
    #expect(program.settings.current.pairs.wordLanguage == "de")
  }
}
