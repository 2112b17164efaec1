import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Cards with words")
struct WordCardsTests {
  private let program: HeadlessProgram
  private let table: PairsTable

  init() throws { try self.init("de") }

  private init(_ language: String, _ layout: PairsLayout = .fourByFour) throws {
    program = try HeadlessProgram.pairs(language)
    table = PairsTable(PairsSetup(layout: layout, faces: .words), seed: 7, isByChance: true)
    program.settings.setOnPage { $0.pairs.deck = .words }
    program.show(PairsModule.self, table)
  }

  /// The cards of a kind: the one with the figure, and the one with its word.
  private func pair(_ kind: Int) throws -> (figure: Int, word: Int) {
    let words = CardFaces.wordCards(table.state.kinds, seed: table.session.seed)
    let cards = table.state.layout.cards.filter { table.state.kinds[$0] == UInt8(kind) }
    return (
      try #require(cards.first { !words.contains($0) }),
      try #require(cards.first { words.contains($0) })
    )
  }

  private func open(_ card: Int) {
    program.click("board.\(card)")
    program.run(0.6)
  }

  private func words(on card: Int) -> [String] {
    guard let cell = program.report("board.\(card)")?.frame else { return [] }
    return program.list.commands.filter { cell.contains($0.frame.center) }.compactMap(\.string)
  }

  private func faces(on card: Int) -> [String] {
    guard let cell = program.report("board.\(card)")?.frame else { return [] }
    return program.list.seenCards.filter { cell.contains($0.frame.center) }.map(\.name)
  }

  @Test("show the figure on one card of a pair and its word on the other")
  func pairs() throws {
    let (figure, word) = try pair(0)
    open(figure)
    #expect(faces(on: figure).contains("face with moon") && words(on: figure) == [])
    open(word)
    #expect(faces(on: word).contains("face with a word") && words(on: word) == ["Mond"])
    #expect(table.state.pairsLeft == 7)
  }

  @Test("say nothing while they lie face down")
  func closed() {
    let backs = table.state.layout.cards.map { (faces(on: $0), words(on: $0)) }
    #expect(backs.allSatisfy { $0.0.filter { $0.hasPrefix("face") }.isEmpty && $0.1.isEmpty })
  }

  @Test("speak the language that is chosen for them, at once and without a new game")
  func language() throws {
    let word = try pair(0).word
    open(word)
    let game = table.session.gameNumber
    for (language, said) in [("en", "moon"), ("de", "Mond"), (nil, "Mond")] {
      program.settings.setOnPage { $0.pairs.wordLanguage = language }
      #expect(words(on: word) == [said])
    }
    #expect(table.session.gameNumber == game)
    let english = try WordCardsTests("en")
    let card = try english.pair(0).word
    english.open(card)
    #expect(english.words(on: card) == ["moon"])
    english.program.settings.setOnPage { $0.pairs.wordLanguage = "de" }
    #expect(english.words(on: card) == ["Mond"])
  }

  @Test("break long words where they may, never below 13 pixels in usual windows")
  func breaks() throws {
    let test = try WordCardsTests("de", .eightByEight)
    test.program.layout(LayoutView(size: Size(1280, 800), percent: 100, font: .lato))
    test.program.key(.command(.peek), .command(.peek))
    test.program.run(1.2)
    let commands = test.program.list.commands
    let grid = try #require(test.program.report("board")?.frame)
    let texts = commands.filter { grid.contains($0.frame) && $0.string != nil }
    let strings = texts.compactMap(\.string)
    #expect(strings.contains("Schmet-") || strings.contains("Schmetter-"))
    #expect(!strings.contains { $0.contains("|") || $0.contains("…") })
    let sizes = Set(
      texts.compactMap { command in
        if case .text(_, let style, _) = command.content { style.pixels } else { nil }
      })
    #expect(sizes.count == 1 && sizes.allSatisfy { $0 >= 13 }, "\(sizes)")
  }

  @Test("are said in the line of the table too where they are small")
  func small() throws {
    let test = try WordCardsTests("de", .eightByEight)
    test.program.layout(LayoutView(size: Size(480, 320), percent: 100, font: .lato))
    let card = try test.pair(30).word
    test.open(card)
    #expect(test.program.list.texts.contains("Schmetterling"))
  }

  @Test("count for the settings: another deck is another game, and undo brings the words back")
  func settings() {
    let game = table.session.gameNumber
    program.settings.setOnPage { $0.pairs.deck = .figures }
    #expect(table.session.gameNumber != game && table.setup.faces == .figures)
    table.undo()
    #expect(table.setup.faces == .words && program.settings.current.pairs.deck == .words)
  }
}
