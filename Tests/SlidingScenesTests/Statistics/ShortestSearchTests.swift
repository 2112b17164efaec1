import BoxKit
import GameKernel
import PlayLog
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Testing

@MainActor @Suite("The search for the shortest solutions of logged games")
struct ShortestSearchTests {
  private let log = PlayLogModel()

  /// Enters games of the 8-puzzle, dealt from the seeds 0, 1, 2 ….
  private func enter(_ count: Int) -> [LoggedGame] {
    let games = (0..<count).map {
      LoggedGame.test($0, "sliding", "3:numbers", moves: 60, start: "sliding:1:3:seed=\($0)")
    }
    log.append(games.map { .game($0, record: "") })
    return games
  }

  @Test("proves them for all games shown, and enters them in the log")
  func proves() throws {
    let games = enter(4)
    let search = ShortestSearch(log, adviser: TestAdviser())
    search.begin(games)
    let solver = SlidingSolver(.square(3))
    for game in games {
      let board = SlidingPuzzle.start(.dealt(.square(3)), seed: game.id.rawValue).board
      #expect(log.log[game.id]?.least == solver.solve(board).moves.count)
    }
  }

  @Test("leaves games alone that are proven, unfinished, or larger than 4 × 4")
  func others() {
    var (known, open) = (enter(1)[0], LoggedGame.test(7, "sliding", "3:numbers"))
    known.least = 20
    open.isOver = false
    let large = LoggedGame.test(8, "sliding", "5:numbers", start: "sliding:1:5:seed=1")
    let adviser = TestAdviser()
    let search = ShortestSearch(log, adviser: adviser)
    search.begin([known, open, large])
    #expect(adviser.searches == 0)
  }

  @Test("stops when the page is left, and frees its memory")
  func stops() {
    let adviser = TestAdviser()
    adviser.isLate = true
    let search = ShortestSearch(log, adviser: adviser)
    search.begin(enter(2))
    #expect(adviser.isAsked)
    search.end()
    #expect(adviser.isClosed && log.log.games().allSatisfy { $0.least == nil })
  }

  /// A table that the log and a search follow, three moves from its end.
  private func table(_ adviser: TestAdviser) throws -> (SlidingTable, ShortestSearch) {
    let board = try SlidingBoard(.square(3), values: [0, 1, 2, 3, 4, 5, 8, 6, 7])
    let table = SlidingTable(.board(board), seed: 1)
    log.follow(table)
    let search = ShortestSearch(log, adviser: adviser)
    search.follow(table)
    return (table, search)
  }

  @Test("begin with the first move of a game, and enter the log when it ends")
  func whilePlaying() throws {
    let adviser = TestAdviser()
    adviser.isLate = true
    let (table, search) = try table(adviser)
    #expect(!adviser.isAsked)
    try table.session.perform(.slide(7))
    #expect(adviser.isAsked)
    adviser.answer()
    #expect(adviser.isClosed && log.log.games().isEmpty)
    try table.session.perform(.slide(8))
    #expect(log.log.games().map(\.least) == [2] && adviser.searches == 1)
    withExtendedLifetime(search) {}
  }

  @Test("continue after the end of a game, also while the next one is played")
  func afterwards() throws {
    let adviser = TestAdviser()
    adviser.isLate = true
    let (table, search) = try table(adviser)
    try table.session.perform(.slide(7))
    try table.session.perform(.slide(8))
    #expect(log.log.games().map(\.least) == [nil])
    table.newGame(.square(3), seed: 5)
    #expect(Direction.allCases.contains { (try? table.session.perform(.tilt($0))) != nil })
    #expect(adviser.searches == 1)
    adviser.answer()
    #expect(log.log.games().map(\.least) == [2] && adviser.searches == 2)
    withExtendedLifetime(search) {}
  }
}
