import Foundation
import GameKernel
import Testing

@Suite("A run of wins")
struct WinRunTests {
  private let category = ResultCategory("matchsticks", "clever")
  private let today = Day(secondsSince1970: 0)

  private func book(_ games: String...) -> ResultBook {
    var book = ResultBook()
    for game in games { book.addWin(game, time: .seconds(2), on: today, to: category) }
    return book
  }

  @Test("is one result that grows")
  func grows() {
    let list = book("a", "b", "c").list(category)
    #expect(list.results.map(\.moves) == [3] && list.results.map(\.time) == [.seconds(6)])
    #expect(list.lastingRun?.moves == 3)
  }

  @Test("counts a game once, also after it was cleared")
  func once() {
    var book = book("a")
    #expect(book.addWin("a", time: .zero, on: today, to: category) == nil)
    book.endRun(by: "a", in: category)
    #expect(book.list(category).lastingRun?.moves == 1)
  }

  @Test("ends by a lost game, and the next win begins another; the longest comes first")
  func ends() {
    var book = book("a")
    book.endRun(by: "b", in: category)
    book.addWin("c", time: .zero, on: today, to: category)
    book.addWin("d", time: .zero, on: today, to: category)
    #expect(book.list(category).results.map(\.moves) == [2, 1])
    #expect(book.list(category).results.map(\.lasts) == [true, false])
  }

  @Test("that can still grow stays in a full list of longer runs")
  func full() {
    var book = ResultBook()
    for run in 0..<120 {
      for win in 0..<3 { book.addWin("\(run) \(win)", time: .zero, on: today, to: category) }
      book.endRun(in: category)
    }
    book.addWin("last", time: .zero, on: today, to: category)
    #expect(book.list(category).results.count == BestList.limit)
    #expect(book.list(category).lastingRun?.moves == 1)
  }

  @Test("is kept in files, and a result of an older file is none")
  func kept() throws {
    let book = book("a", "b")
    let data = try JSONEncoder().encode(book)
    #expect(try JSONDecoder().decode(ResultBook.self, from: data) == book)
    let old = #"{"game":"x","moves":3,"milliseconds":5,"day":"2026-11-21","usedUndo":false}"#
    #expect(try JSONDecoder().decode(GameResult.self, from: Data(old.utf8)).lasts == nil)
  }
}
