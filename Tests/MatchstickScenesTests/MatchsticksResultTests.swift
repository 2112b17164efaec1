import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("Wins in a row at Matchsticks")
struct MatchsticksResultTests {
  private let lists = ResultLists()
  private let today = Day(secondsSince1970: 1_795_219_200)

  private var list: [GameResult] {
    lists.book.list(ResultCategory("matchsticks", "simple")).results
  }

  /// Plays a game of 18 against the simple player to its end. A person wins by the best takes, and loses by taking
  /// two first and then one each time.
  private func play(_ table: MatchstickTable, wins: Bool = true) throws {
    while !table.state.isOver {
      let worst = table.state.remaining == 18 ? 2 : 1
      if !table.takeForComputer() { try table.take(wins ? table.state.bestTake ?? 2 : worst) }
    }
  }

  private func table() -> MatchstickTable {
    MatchstickTable(
      setup: MatchstickSetup(seating: MatchstickSeats(second: .simple)), seed: 5)
  }

  @Test("grow with each win, and end with a loss")
  func run() throws {
    let table = table()
    try play(table)
    let first = lists.enter(table, on: today)
    #expect(first == WinRun(wins: 1, isLongest: true, isFirst: true, hasEnded: false))
    #expect(lists.enter(table, on: today) == nil, "one game counts once")
    table.newGame()
    try play(table)
    #expect(
      lists.enter(table, on: today)
        == WinRun(wins: 2, isLongest: true, isFirst: false, hasEnded: false))
    #expect(list.map(\.moves) == [2] && list.map(\.lasts) == [true])
    table.newGame()
    try play(table, wins: false)
    #expect(table.state.winner == .second)
    #expect(lists.enter(table, on: today)?.hasEnded == true)
    #expect(list.map(\.moves) == [2] && list.map(\.lasts) == [false])
    table.newGame()
    try play(table)
    #expect(lists.enter(table, on: today)?.isLongest == false)
    #expect(list.map(\.moves) == [2, 1], "the longest run comes first")
  }

  @Test("end with a win by help or undo, and with a game left unfinished")
  func unclean() throws {
    for act in 0..<3 {
      let lists = ResultLists()
      let table = table()
      try play(table)
      lists.enter(table, on: today)
      table.newGame()
      switch act {
      case 0: table.noteHelp()
      case 1:
        try table.take(1)
        table.undo()
      default:
        try table.take(1)
        table.newGame()
      }
      try play(table)
      lists.enter(table, on: today)
      let list = lists.book.list(ResultCategory("matchsticks", "simple")).results
      #expect(list.map(\.moves) == (act == 2 ? [1, 1] : [1]), "\(act)")
      #expect(list.count { $0.lasts == true } == (act == 2 ? 1 : 0), "\(act)")
    }
  }

  @Test("count a game that ended in the last run of the program, and count it once")
  func settled() throws {
    let table = table()
    try play(table)
    let context = GameContext(
      stage: .test(), settings: .test(), tables: SavedTables(table), services: Services())
    for _ in 0..<2 {
      _ = MatchsticksModule(context)
      let runs = context.results.book.list(ResultCategory("matchsticks", "simple")).results
      #expect(runs.map(\.moves) == [1])
    }
  }

  @Test("are not counted for two people or two computers")
  func others() throws {
    let table = MatchstickTable(
      setup: MatchstickSetup(seating: MatchstickSeats(second: .person)), seed: 5)
    while !table.state.isOver { try table.take(1) }
    #expect(lists.enter(table, on: today) == nil && lists.book.isEmpty)
  }

  @Test("are told at the end of a game, and listed by opponent with who played and when")
  func listed() throws {
    let harness = TableHarness(.of(.person, .simple))
    harness.matchsticks.onOver = { _ in
      WinRun(wins: 3, isLongest: true, isFirst: false, hasEnded: false)
    }
    for count in [2, 2, 3, 3, 3] {
      harness.take(count)
      harness.run(.seconds(2))
    }
    harness.run(.seconds(2))
    #expect(harness.texts.contains("Your longest run: 3 wins in a row"))

    var book = ResultBook()
    for (number, opponent) in [MatchstickOccupant.simple, .humanLike(strength: 40)].enumerated() {
      book.addWin(
        "game \(number)", time: .seconds(9), on: today, to: MatchstickTable.category(opponent))
    }
    for size in [Size(1280, 800), Size(480, 320)] {
      let scene = BestGamesHost(.matchsticks, ResultLists(book), context: .test(size: size))
      scene.layout(in: size)
      let texts = scene.list.texts.joined(separator: "|")
      for words in ["Human-like, 40%", "You", "21 Nov 2026", "still going"] {
        #expect(texts.contains(words), "\(words)")
      }
      #expect(scene.report("order") == nil && !texts.contains("0:09"))
    }
  }
}

/// The table that the last run of the program has saved.
private final class SavedTables: TableHome {
  private let table: MatchstickTable

  init(_ table: MatchstickTable) { self.table = table }

  func open<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> { begin(table as? GameTable<Rules>) }

  func openDocument<Document: GameDocument>(
    _ type: Document.Type
  ) -> DocumentModel<Document> { DocumentModel() }

  func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type) {}
}
