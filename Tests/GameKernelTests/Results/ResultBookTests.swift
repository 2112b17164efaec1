import Foundation
import GameKernel
import TestSupport
import Testing

@Suite("The book of results", .tags(.rules)) struct ResultBookTests {
  private let numbers = ResultCategory("sliding", "4", "numbers")
  private let pictures = ResultCategory("sliding", "4", "pictures")
  private let small = ResultCategory("sliding", "3", "numbers")
  private let pairs = ResultCategory("pairs", "4x4")

  private var book: ResultBook {
    var book = ResultBook()
    book.add(.test("a", moves: 80), to: numbers)
    book.add(.test("b", moves: 70), to: pictures)
    book.add(.test("c", moves: 20), to: small)
    book.add(.test("d", moves: 12), to: pairs)
    return book
  }

  private func games(_ book: ResultBook, _ parts: String?...) -> String {
    book.entries(ResultFilter("sliding", parts), by: .moves).map(\.result.game).joined()
  }

  @Test("shows the lists that a filter means as one, the best first")
  func filters() {
    #expect(games(book) == "cba")
    #expect(games(book, nil, "numbers") == "ca")
    #expect(games(book, "4", nil) == "ba")
    #expect(games(book, "4", "pictures") == "b")
    #expect(games(book, "5") == "")
    #expect(games(book, nil, nil, "more") == "", "a part that a category has not is not meant")
  }

  @Test("clears what a filter means and nothing else, and the book from before is whole")
  func clears() {
    let before = book
    var book = before
    book.clear(ResultFilter("sliding", ["4", nil]))
    #expect(games(book) == "c")
    #expect(book.list(pairs).results.count == 1)
    book.clear(ResultFilter("sliding"))
    book.clear(ResultFilter("pairs"))
    #expect(book.isEmpty)
    #expect(games(before) == "cba")
  }

  @Test("knows which games were entered, after they were cleared and at the next start too")
  func entered() throws {
    var book = book
    #expect(book.hasEntered("a") && !book.hasEntered("e"))
    book.clear(ResultFilter("sliding"))
    let kept = try JSONDecoder().decode(ResultBook.self, from: JSONEncoder().encode(book))
    #expect(kept == book)
    #expect(kept.knowsEntered && kept.hasEntered("a"))
    for number in 1...200 { book.add(.test("\(number)", moves: 80), to: numbers) }
    #expect(!book.hasEntered("a") && book.hasEntered("200"), "of many, those entered last")
  }

  @Test("of a program that did not note which games it had entered says so")
  func old() throws {
    let old = try JSONDecoder().decode(ResultBook.self, from: Data("{}".utf8))
    #expect(!old.knowsEntered && !old.hasEntered("a"))
    var book = old
    book.noteEntered(nil)
    #expect(book.knowsEntered && book.isEmpty)
  }

  @Test("leaves a game in the list that it entered first")
  func oneList() {
    var book = book
    #expect(book.add(.test("a", moves: 5), to: pictures) == [])
    #expect(games(book) == "cba")
  }

  @Test("notes the fewest moves of a game that it knows, never more than were made")
  func least() {
    var book = book
    book.note(least: 12, of: "a", in: numbers)
    book.note(least: 12, of: "unknown", in: numbers)
    func least() -> [Int?] { book.list(numbers).results.map(\.least) }
    #expect(least() == [12])
    #expect(book.list(pictures).results.map(\.least) == [nil])
    book.note(least: 100_000, of: "a", in: numbers)
    #expect(least() == [80])
  }

  @Test("reads what it has written")
  func codes() throws {
    var book = book
    book.add(
      GameResult(
        game: "e", moves: 7, time: .milliseconds(1_234),
        day: Day(secondsSince1970: 1_795_219_200), usedUndo: true, least: 5, player: "Ann"),
      to: small)
    let data = try JSONEncoder().encode(book)
    #expect(try JSONDecoder().decode(ResultBook.self, from: data) == book)
  }

  private func read(_ json: String) throws -> ResultBook {
    try JSONDecoder().decode(ResultBook.self, from: Data(json.utf8))
  }

  private let sound =
    #"{"game":"a","moves":80,"milliseconds":60000,"day":"1970-01-02","usedUndo":false}"#

  private let other =
    #"{"game":"b","moves":8,"milliseconds":60000,"day":"1970-01-02","usedUndo":false}"#

  @Test(
    "leaves out the rows that make no sense and keeps the others",
    arguments: [
      "1", "null", "[]", "{}", #""row""#,
      #"{"game":"x","moves":-1,"milliseconds":1,"day":"2026-11-21","usedUndo":false}"#,
      #"{"game":"x","moves":1e99,"milliseconds":1,"day":"2026-11-21","usedUndo":false}"#,
      #"{"game":"x","moves":1,"milliseconds":-5,"day":"2026-11-21","usedUndo":false}"#,
      #"{"game":"x","moves":1,"milliseconds":9223372036854775807,"day":"2026-11-21","usedUndo":true}"#,
      #"{"game":"x","moves":1,"milliseconds":1,"day":"2026-02-30","usedUndo":false}"#,
      #"{"game":"x","moves":1,"milliseconds":1,"day":"2026-11-21"}"#,
      #"{"game":7,"moves":1,"milliseconds":1,"day":"2026-11-21","usedUndo":false}"#,
    ])
  func damagedRows(row: String) throws {
    let book = try read(
      #"{"sliding:4:numbers":[\#(row),\#(sound)],"sliding:4:pictures":[\#(row)]}"#
    )
    #expect(book.list(numbers).results == [.test("a", moves: 80)])
    #expect(games(book) == "a")
  }

  @Test("leaves out the lists that make no sense", arguments: ["", "sliding", ":4", "a::b"])
  func damagedLists(name: String) throws {
    let book = try read(
      #"{"\#(name)":[\#(sound)],"sliding:3:numbers":7,"pairs:4x4":[\#(other)]}"#
    )
    #expect(book.list(pairs).results.count == 1)
    #expect(games(book) == "")
  }

  @Test("shows equal results of several lists in the same order in each run")
  func equalResults() {
    var book = ResultBook()
    for part in ["c", "a", "b", "e", "d"] {
      for game in ["2", "1"] { book.add(.test(part + game, moves: 5), to: .init("sliding", part)) }
    }
    #expect(games(book) == "a2a1b2b1c2c1d2d1e2e1")
  }

  @Test("finds the best result of those that are meant")
  func best() {
    let filter = ResultFilter("sliding")
    #expect(book.best(filter, by: .moves) { $0.game != "c" }?.game == "b")
    #expect(book.best(filter, by: .moves) { $0.game == "d" } == nil)
    #expect(book.hasResults(filter) && !book.hasResults(ResultFilter("tunnel")))
  }

  @Test("leaves out games whose names are no plain texts")
  func plainNames() throws {
    let row = #""moves":5,"milliseconds":5,"day":"2026-11-21","usedUndo":false"#
    let marks = String(repeating: "\u{301}\u{323}", count: 100)
    let text = #"{"sliding:4:numbers":[{"game":"a\#(marks)",\#(row)},{"game":"b",\#(row)}]}"#
    let book = try JSONDecoder().decode(ResultBook.self, from: Data(text.utf8))
    #expect(games(book) == "b")
  }

  @Test("reads a game that stands in two lists once")
  func doubled() throws {
    let book = try read(
      #"{"sliding:4:numbers":[\#(sound),\#(sound)],"sliding:3:numbers":[\#(sound)]}"#
    )
    #expect(games(book) == "a")
  }

  @Test("keeps every time to the millisecond, however often it is written and read")
  func milliseconds() throws {
    // 463.373 s divided by a millisecond is a little less than 463,373.
    for time in [1, 1_001, 463_373, 999_999_999_999] {
      let json = sound.replacing("60000", with: "\(time)")
      let book = try read(#"{"sliding:4:numbers":[\#(json)]}"#)
      #expect(book.list(numbers).results.first?.time == .milliseconds(time))
      #expect(try JSONDecoder().decode(ResultBook.self, from: JSONEncoder().encode(book)) == book)
    }
  }

  @Test("is not read where it is no book", arguments: ["[]", "7", "null", #""book""#, ""])
  func unreadable(json: String) {
    #expect(throws: DecodingError.self) { try read(json) }
  }
}
