import Files
import GameKernel
import JSON
import PlayLog
import TestSupport
import Testing

@Suite("Results of versions without a log") struct EarlierResultsTests {
  private struct Envelope: Decodable { let value: ResultBook }

  private static let files = ["v0.1", "Version1"]

  private static func book(_ folder: String) throws -> ResultBook {
    let path = "\(Checkout.folder)/Tests/MatchwoodTests/Kept/\(folder)/results.json"
    let bytes = try #require(try SafeFile(path: FilePath(path)).read())
    return try JSONReader().read(Envelope.self, from: bytes).value
  }

  @Test("are all among the best games of the log, and cannot be replayed", arguments: files)
  func all(folder: String) throws {
    let book = try Self.book(folder)
    let log = PlayLog(EarlierResults(book).entries)
    let results = log.results(of: .first)
    #expect(Set(results.categories) == Set(book.categories))
    for category in book.categories {
      #expect(results.list(category) == book.list(category), "\(category)")
    }
    #expect(log.games().allSatisfy { !$0.hasRecord && $0.origin == .earlier && $0.counts })
    #expect(log.games().contains { $0.seed == 9 || $0.seed == 848_109_233_779_694_672 })
  }

  @Test("change nothing when they are appended again after a kill", arguments: files)
  func again(folder: String) throws {
    let entries = try EarlierResults(Self.book(folder)).entries
    #expect(PlayLog(entries + entries) == PlayLog(entries))
    #expect(PlayLog(entries.prefix(2) + entries) == PlayLog(entries))
  }

  @Test("and a saved game with the same start become one game, which can be replayed")
  func saved() throws {
    let book = try Self.book("Version1")
    let result = try #require(book.list(ResultCategory("pairs", "4x4")).results.first)
    var kept = LoggedGame.sample(77, game: "pairs", moves: 18, seconds: 16)
    kept.scores = [8]
    let other = LoggedGame.sample(78)
    let results = EarlierResults(
      book,
      saved: [
        .init(name: "pairs:4x4:52", game: kept, record: "flips"),
        .init(name: "sliding:1:3:seed=1000", game: other, record: "tilts"),
      ])
    let log = PlayLog(results.entries)
    let alone = PlayLog(EarlierResults(book).entries)
    #expect(log.games().count == alone.games().count + 1)
    let game = try #require(log[kept.id])
    #expect(game.hasRecord && game.moment.day == result.day && game.scores == [8])
    #expect(game.start == kept.start)
    #expect(log[other.id]?.hasRecord == true)
    #expect(log.results().list(ResultCategory("pairs", "4x4")).results.map(\.moves) == [18])
  }

  @Test("can be runs of wins, which go on")
  func runs() {
    let list = ResultCategory("matchsticks", "clever")
    let day = Day(secondsSince1970: 0)
    var book = ResultBook()
    for number in 1...3 { book.addWin("game \(number)", time: .seconds(9), on: day, to: list) }
    let log = PlayLog(EarlierResults(book).entries + [.game(.duel(1, isWon: true))])
    #expect(log.results().list(list).results.map(\.moves) == [4])
    #expect(log.games().count == 1)
  }
}
