import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import PlayLog
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("Wins in a row at Matchsticks")
struct MatchsticksResultTests {
  private let log = PlayLogModel()
  private let lists: ResultLists
  private let today = Day(secondsSince1970: 1_795_219_200)

  init() { lists = ResultLists(log) }

  private var list: [GameResult] {
    lists.book.list(ResultCategory("matchsticks", "simple")).results
  }

  /// Plays a game of 18 against the simple player to its end. A person wins by the best takes, and loses by taking
  /// two first and then one each time.
  ///
  /// - Returns: the run of wins after the game.
  @discardableResult
  private func play(_ table: MatchstickTable, wins: Bool = true) throws -> WinRun? {
    while !table.state.isOver {
      let worst = table.state.remaining == 18 ? 2 : 1
      if !table.takeForComputer() { try table.take(wins ? table.state.bestTake ?? 2 : worst) }
    }
    return lists.run(of: table.sheet.id.flatMap { log.log[GameID(rawValue: $0)] })
  }

  private func table(_ log: PlayLogModel? = nil, second: MatchstickOccupant = .simple)
    -> MatchstickTable
  {
    let table = MatchstickTable(
      setup: MatchstickSetup(seating: MatchstickSeats(second: second)), seed: 5)
    (log ?? self.log).follow(table)
    return table
  }

  @Test("grow with each win, and end with a loss")
  func run() throws {
    let table = table()
    let first = try play(table)
    #expect(first == WinRun(wins: 1, isLongest: true, isFirst: true, hasEnded: false))
    table.newGame()
    let second = try play(table)
    #expect(second == WinRun(wins: 2, isLongest: true, isFirst: false, hasEnded: false))
    #expect(list.map(\.moves) == [2] && list.map(\.lasts) == [true])
    table.newGame()
    #expect(try play(table, wins: false)?.hasEnded == true)
    #expect(table.state.winner == .second)
    #expect(list.map(\.moves) == [2] && list.map(\.lasts) == [false])
    table.newGame()
    #expect(try play(table)?.isLongest == false)
    #expect(list.map(\.moves) == [2, 1], "the longest run comes first")
  }

  @Test("count each start once")
  func sameStart() throws {
    let table = table()
    try play(table)
    table.restart()
    #expect(try play(table) == nil)
    #expect(list.map(\.moves) == [1])
  }

  @Test("end with a win by help or undo, and with a game left unfinished")
  func unclean() throws {
    for act in 0..<3 {
      let log = PlayLogModel()
      let table = table(log)
      try play(table)
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
      let list = ResultLists(log).book.list(ResultCategory("matchsticks", "simple")).results
      #expect(list.map(\.moves) == (act == 2 ? [1, 1] : [1]), "\(act)")
      #expect(list.count { $0.lasts == true } == (act == 2 ? 1 : 0), "\(act)")
    }
  }

  @Test("count a game that ended in the last run of the program, and count it once")
  func settled() throws {
    let table = table(PlayLogModel())
    try play(table)
    let context = GameContext(
      stage: .test(), settings: .test(), tables: SavedTables(table), services: Services())
    for _ in 0..<2 {
      _ = MatchsticksModule(context)
      let runs = context.results.book.list(ResultCategory("matchsticks", "simple")).results
      #expect(runs.map(\.moves) == [1])
    }
  }

  @Test("are not counted for two people")
  func others() throws {
    let table = table(second: .person)
    while !table.state.isOver { try table.take(1) }
    #expect(log.log.games().count == 1 && lists.book.isEmpty)
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
      for words in ["Amateur, 40%", "You", "21 Nov 2026", "still going"] {
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

  func tables(of day: Day) -> any TableHome { self }

  func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type) {}
}
