import BoxKit
import Foundation
import GameKernel
import PairsGame
import PairsScenes
import PlayLog
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The results of Pairs", .tags(.rules))
struct PairsResultTests {
  private let log = PlayLogModel(now: { Moment(secondsSince1970: 1_795_219_200) })
  private let keeper: ResultLists
  private let today = Day(secondsSince1970: 1_795_219_200)

  init() { keeper = ResultLists(log) }

  private func place(of table: PairsTable) -> ResultPlace? {
    keeper.place(of: table.sheet.id.flatMap { log.log[GameID(rawValue: $0)] })
  }

  /// A game for one to its end, with misses at its beginning.
  private func solved(
    misses: Int, isByChance: Bool = true, undoes: Bool = false, seed: UInt64 = 3
  ) throws -> PairsTable {
    let table = PairsTable(PairsSetup(layout: .fourByFour), seed: seed, isByChance: isByChance)
    log.follow(table)
    let kinds = table.state.kinds
    let other = kinds.firstIndex { $0 != kinds[0] } ?? 1
    for _ in 0..<misses {
      try table.tap(0)
      try table.tap(other)
      table.close()
    }
    if undoes { table.undo() }
    for kind in 0..<8 {
      for card in kinds.indices where kinds[card] == UInt8(kind) { try table.tap(card) }
    }
    return table
  }

  @Test("are entered by their flips, and tell the place")
  func entered() throws {
    #expect(place(of: try solved(misses: 2, seed: 1)) == ResultPlace(1, of: 1))
    #expect(place(of: try solved(misses: 4, seed: 2)) == ResultPlace(2, of: 2))
    #expect(place(of: try solved(misses: 3, seed: 3)) == ResultPlace(2, of: 3))
    let category = try #require(PairsTable.category(.fourByFour))
    #expect(keeper.book.list(category).results(by: .moves).map(\.moves) == [20, 22, 24])
  }

  @Test("leave out what was dealt by a known seed, undone, or played by others")
  func leftOut() throws {
    #expect(place(of: try solved(misses: 0, isByChance: false)) == nil)
    let undone = try solved(misses: 1)
    undone.undo()
    undone.redo()
    #expect(
      keeper.book.entries(ResultFilter("pairs"), by: .moves).map(\.result.usedUndo) == [false])
    #expect(place(of: try solved(misses: 1, undoes: true, seed: 4)) == nil)
  }

  @Test("of games with a peek come after all others, and stay apart when they are read again")
  func peeked() throws {
    let table = PairsTable(PairsSetup(layout: .fourByFour), seed: 9, isByChance: true)
    log.follow(table)
    try table.peek()
    for kind in 0..<8 {
      for card in table.state.kinds.indices where table.state.kinds[card] == UInt8(kind) {
        try table.tap(card)
      }
    }
    #expect(table.state.flips == 24)
    #expect(place(of: table) == ResultPlace(1, of: 1))
    #expect(place(of: try solved(misses: 6, seed: 1)) == ResultPlace(1, of: 2))
    let category = try #require(PairsTable.category(.fourByFour))
    var result = try #require(keeper.book.list(category).results.last)
    #expect(result.moves == 24 && result.hasPeeked)
    // A stored result belongs to no game of the log.
    result.id = nil
    let again = try JSONDecoder().decode(GameResult.self, from: JSONEncoder().encode(result))
    #expect(again == result)
  }

  @Test("say at the end of a game with a peek that it has no medal")
  func endOfPeeked() {
    let harness = PairsHarness()
    for _ in 0..<2 { harness.key(.command(.peek)) }
    harness.settle()
    let texts = end(harness)
    #expect(texts.contains("Played with a peek, so no medal.") && !texts.contains("Gold"))
  }

  /// The texts of the dialog after a game for one to its end, played by clicks.
  private func end(_ harness: PairsHarness, undoing: Bool = false) -> [String] {
    for kind in 0..<8 { for card in harness.pair(kind) { harness.click(card: card) } }
    harness.run(.seconds(4))
    guard undoing else { return harness.texts }
    let last = harness.pair(7)
    harness.key(.command(.undo))
    for card in last where harness.state.isFaceDown(card) { harness.click(card: card) }
    harness.run(.seconds(4))
    return harness.texts
  }

  @Test("say at the end of a game for one why it cannot be among them, and nothing where it can")
  func reasons() {
    let counted = end(PairsHarness())
    #expect(
      counted.contains("Play again")
        && !counted.contains { $0.contains("so no medal") })
    let undone = end(PairsHarness(), undoing: true)
    #expect(undone.contains("Played with undo, so no medal and no place in Best games."))
    let same = PairsHarness()
    same.table.restart()
    #expect(end(same).contains("Not a new deal, so no medal and no place in Best games."))
    #expect(!end(.people(2), undoing: true).contains { $0.contains("so no medal") })
  }

  @Test("are listed by layouts under their own words, beside those of another game")
  func listed() throws {
    var book = ResultBook()
    book.add(
      GameResult(game: "x", moves: 7, time: .seconds(1), day: today, usedUndo: false),
      to: ResultCategory("sliding", "4", "numbers"))
    log.append(EarlierResults(book).entries)
    let context = StageContext.test()
    let empty = BestGamesHost(.pairs, keeper, context: context)
    empty.layout(in: context.look.metrics.size)
    #expect(empty.list.texts.joined(separator: " ").contains("New games that you finish alone"))
    _ = try solved(misses: 2)
    let scene = BestGamesHost(.pairs, keeper, context: context)
    scene.layout(in: context.look.metrics.size)
    let texts = scene.list.texts
    #expect(texts.contains("Flips") && texts.contains("Fewest flips") && texts.contains("4 × 4"))
    #expect(texts.contains("20") && !texts.contains("7"))
    scene.click("clear")
    #expect(keeper.book.list(ResultCategory("sliding", "4", "numbers")).results.count == 1)
  }
}
