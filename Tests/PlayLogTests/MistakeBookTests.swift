import GameKernel
import JSON
import PlayLog
import TestSupport
import Testing

@Suite("Own mistakes that come back", .tags(.rules))
struct MistakeBookTests {
  /// A position for tests, which has only a key.
  private struct Position: Puzzle {
    let key: String
    var rating: Int { 1_200 }

    func rightAnswers(after answers: [Int]) -> [Int] { [] }
  }

  private static let start = Day(secondsSince1970: 1_795_000_000)

  private func day(_ number: Int) -> Day { Self.start.adding(days: number) }

  private func add(
    _ key: String, to book: inout MistakeBook, game: String = "sliding", source: Int = 1,
    turn: Int = 0, cost: Double = 2, on number: Int = 0
  ) {
    book.add(
      OwnPuzzle(Position(key: key), turn: turn, cost: cost), game: game,
      from: GameID(rawValue: UInt64(source)), on: day(number))
  }

  private func keys(_ mistakes: [MistakeBook.Mistake]) -> [String] { mistakes.map(\.key) }

  /// Answers a position that is due.
  private func answer(_ key: String, _ isSolved: Bool, _ book: inout MistakeBook, on number: Int) {
    guard let mistake = book.due(on: day(number)).first(where: { $0.key == key }) else {
      Issue.record("\(key) is not due on day \(number)")
      return
    }
    book.answer(mistake, isSolved: isSolved, on: day(number))
  }

  /// The first day after a day on which the only position is due, or `nil` within 100 days.
  private func nextDue(_ book: MistakeBook, after number: Int) -> Int? {
    (number + 1...number + 100).first { !book.due(on: day($0)).isEmpty }
  }

  @Test("A position is due after 1 day, then after 3, 7 and 21, and then done")
  func waits() throws {
    var book = MistakeBook()
    add("a", to: &book)
    #expect(book.due(on: day(0)).isEmpty)
    var (today, days) = (0, [Int]())
    while let next = nextDue(book, after: today) {
      days.append(next - today)
      today = next
      answer("a", true, &book, on: today)
    }
    #expect(days == [1, 3, 7, 21])
    #expect(book.mistakes(of: "sliding").map(\.isDone) == [true])
  }

  @Test("A failure sets the wait back to 1 day", arguments: 0..<4)
  func failure(solved: Int) throws {
    var book = MistakeBook()
    add("a", to: &book)
    var today = 1
    for _ in 0..<solved {
      answer("a", true, &book, on: today)
      today = try #require(nextDue(book, after: today))
    }
    answer("a", false, &book, on: today)
    #expect(book.mistakes(of: "sliding").map(\.status) == [.tried])
    #expect(nextDue(book, after: today) == today + 1)
    answer("a", true, &book, on: today + 1)
    #expect(nextDue(book, after: today + 1) == today + 4)
  }

  @Test("The next wait begins on the day of the answer, however late that is")
  func late() {
    var book = MistakeBook()
    add("a", to: &book)
    answer("a", true, &book, on: 50)
    #expect(nextDue(book, after: 50) == 53)
  }

  @Test("Solving it early does not lengthen the wait, failing early sets it back")
  func early() {
    var book = MistakeBook()
    add("a", to: &book)
    answer("a", true, &book, on: 1)
    let mistake = book.mistakes(of: "sliding")[0]
    book.answer(mistake, isSolved: true, on: day(2))
    #expect(nextDue(book, after: 2) == 4)
    book.answer(mistake, isSolved: false, on: day(3))
    #expect(nextDue(book, after: 3) == 4)
    answer("a", true, &book, on: 4)
    #expect(nextDue(book, after: 4) == 7)
  }

  @Test("The next day on which something comes back is known, and how many that are")
  func next() {
    var book = MistakeBook()
    #expect(book.next(after: day(0)) == nil)
    for (key, number) in [("a", 0), ("b", 0), ("c", 2)] { add(key, to: &book, on: number) }
    add("x", to: &book, game: "pairs", on: 3)
    #expect(book.next(after: day(0))?.day == day(1) && book.next(after: day(0))?.count == 2)
    #expect(book.next(after: day(1))?.day == day(3) && book.next(after: day(1))?.count == 1)
    #expect(book.next(of: "pairs", after: day(0))?.day == day(4))
    #expect(book.next(of: "sliding", after: day(3)) == nil)
    for today in [1, 4, 11, 32] { answer("a", true, &book, on: today) }
    #expect(book.next(of: "sliding", after: day(40)) == nil)
  }

  @Test("At most 20 are due at once: those due longest, then the costliest")
  func dueLimit() {
    var book = MistakeBook()
    for number in 0..<30 { add("late \(number)", to: &book, cost: Double(1 + number), on: 1) }
    for number in 0..<5 { add("early \(number)", to: &book, game: "pairs", cost: 0.5, on: 0) }
    #expect(book.due(on: day(1)).count == 5)
    let due = keys(book.due(on: day(2)))
    #expect(due.count == 20 && due.prefix(5).allSatisfy { $0.hasPrefix("early") })
    #expect(due.dropFirst(5) == (15..<30).reversed().map { "late \($0)" }[...])
    answer("late 29", true, &book, on: 2)
    #expect(keys(book.due(on: day(2))).last == "late 14")
  }

  @Test("500 are kept: of the game with the most, the cheapest goes, and done ones go first")
  func sizeLimit() {
    var book = MistakeBook()
    for number in 0..<5 { add("pair \(number)", to: &book, game: "pairs", cost: 0.1) }
    for number in 0..<495 { add("\(number)", to: &book, cost: Double(2 + number)) }
    let costliest = book.due(on: day(1))[0]
    #expect(costliest.key == "494")
    for today in [1, 4, 11, 32] { book.answer(costliest, isSolved: true, on: day(today)) }
    #expect(book.mistakes(of: "sliding").count { $0.isDone } == 1)
    add("new", to: &book, cost: 100, on: 40)
    #expect(!keys(book.mistakes(of: "sliding")).contains("494"))
    add("newer", to: &book, cost: 100, on: 40)
    #expect(!keys(book.mistakes(of: "sliding")).contains("0"))
    add("cheap", to: &book, cost: 1, on: 41)
    #expect(!keys(book.mistakes(of: "sliding")).contains("cheap"))
    #expect(book.mistakes(of: "pairs").count == 5 && book.mistakes(of: "sliding").count == 495)
  }

  @Test("A position given away again waits again, and a review done twice changes nothing")
  func again() {
    var book = MistakeBook()
    add("a", to: &book, source: 5)
    answer("a", true, &book, on: 1)
    let before = book
    add("a", to: &book, source: 5)
    add("a", to: &book, source: 4)
    #expect(book == before)
    add("a", to: &book, source: 4, turn: 3, cost: 6, on: 2)
    #expect(book.mistakes(of: "sliding").map(\.status) == [.new] && nextDue(book, after: 2) == 3)
    #expect(book.mistakes(of: "sliding").map(\.cost) == [6])
    add("a", to: &book, game: "pairs")
    #expect(book.due(on: day(3)).count == 2)
  }

  @Test("The positions of a game are listed with the newest first")
  func newestFirst() {
    var book = MistakeBook()
    for (key, number) in [("b", 2), ("a", 1), ("c", 3)] { add(key, to: &book, on: number) }
    add("x", to: &book, game: "pairs", on: 4)
    #expect(keys(book.mistakes(of: "sliding")) == ["c", "b", "a"])
  }

  @Test("Written and read it is the same", arguments: 0..<UInt64(Thoroughness.count(10, full: 200)))
  func coding(seed: UInt64) throws {
    var (book, dice) = (MistakeBook(), Dice(seed: seed))
    for number in 0..<dice.below(300) {
      add(
        "\(dice.below(200))", to: &book, game: dice.pick(["sliding", "pairs", "matchsticks"]),
        source: dice.below(50), turn: dice.below(9), cost: Double(1 + dice.below(99)) / 7,
        on: number)
      if let mistake = book.due(on: day(number)).last {
        book.answer(mistake, isSolved: dice.below(3) > 0, on: day(number))
      }
    }
    let bytes = try JSONWriter().write(book)
    #expect(try JSONReader().read(MistakeBook.self, from: bytes) == book)
  }

  @Test("A damaged book is refused")
  func damaged() throws {
    var book = MistakeBook()
    add("a", to: &book)
    let text = String(decoding: try JSONWriter().write(book), as: UTF8.self)
    let position = try #require(text.firstRange(of: "{\"cost")).lowerBound
    let list = text[position...].dropLast(2)
    for (old, new) in [
      ("\"cost\":2", "\"cost\":0"), ("\"cost\":2", "\"cost\":1e300"),
      ("\"steps\":0", "\"steps\":-1"), ("\"waits\":0", "\"waits\":5"),
      ("\"turn\":0", "\"turn\":-1"),
      ("\"source\":\"g", "\"source\":\"p"), ("\"day\":\"2026", "\"day\":\"0000"),
      ("\"key\":\"a\",", ""), (String(list), "\(list),\(list)"),
      (String(list), Array(repeating: list, count: 501).joined(separator: ",")),
    ] {
      let damaged = text.replacing(old, with: new)
      #expect(damaged != text)
      #expect(throws: DecodingError.self, "\(old)") {
        try JSONReader().read(MistakeBook.self, from: Array(damaged.utf8))
      }
    }
  }
}
