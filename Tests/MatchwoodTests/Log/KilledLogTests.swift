import BoxKit
import Files
import GameKernel
import MatchstickGame
import MatchstickScenes
import PlayLog
import Stage
import TestSupport
import Testing
import Threads

@testable import Matchwood

/// Runs of the program that end before one of the two files was written: that of the table, or the log.
@Suite("A kill between the table and the log") @MainActor
struct KilledLogTests {
  private let folder = TemporaryFolder()

  /// The files that were written before the kill.
  private enum Written: CaseIterable { case nothing, table, log, both }

  /// Opens the table of Matchsticks, plays, and is killed.
  ///
  /// - Returns: the games in the log of this run.
  @discardableResult
  private func run(
    _ written: Written = .both, _ play: (MatchstickTable) throws -> Void = { _ in }
  ) throws -> [LoggedGame] {
    let folder = LockedFolder(FilePath(folder.path))
    var queue = PrefetchQueue()
    let preloaded = LogStore.preload(in: folder, &queue)
    queue.begin()
    let log = LogStore(in: folder, preloaded)
    let tables = TablePersistence(in: folder, "games", trace: nil, wake: {})
    let context = GameContext(
      stage: StageContext(
        Look(
          theme: .named(.evening), metrics: Metrics(size: Size(960, 640)),
          measurer: FixedMeasurer())),
      settings: SettingsModel(Settings()), log: log.model, tables: tables)
    let setup = MatchstickSetup(seating: MatchstickSeats(second: .simple))
    let table = context.openTable(setup) { seed, _ in MatchstickTable(setup: setup, seed: seed) }
    try play(table)
    if written == .table || written == .both { for store in tables.stores { store.finish() } }
    if written == .log || written == .both { #expect(log.flush()) }
    return log.model.log.games()
  }

  private func finish(_ table: MatchstickTable) throws {
    while !table.state.isOver {
      if !table.takeForComputer() { try table.take(table.state.bestTake ?? 1) }
    }
  }

  @Test("neither loses an ended game nor counts it twice")
  func ended() throws {
    for written in Written.allCases {
      for name in ["log", "games/matchsticks.json", "games/matchsticks.json.bak"] {
        self.folder.remove(name)
      }
      try run { try $0.take(1) }
      try run(written) { try finish($0) }
      let isKept = written == .table || written == .both
      #expect(try run().count == (written == .nothing ? 0 : 1), "\(written)")
      let games = try run { table in
        #expect(table.state.isOver == isKept)
        try finish(table)
        table.newGame()
      }
      #expect(games.count { $0.counts } == 1, "\(written)")
      #expect(try run() == games)
      #expect(games.count { $0.isRetried } == (written == .log ? 1 : 0))
    }
  }

  @Test("keeps the identifiers of games, also of those that undo brings back")
  func identifiers() throws {
    var ids: [UInt64?] = []
    try run { table in
      try table.take(1)
      table.newGame()
      try table.take(2)
      ids = table.keptGames.map(\.sheet.id)
    }
    #expect(!ids.contains(nil) && Set(ids).count == 2)
    let games = try run { table in
      #expect(table.keptGames.map(\.sheet.id) == ids)
      table.undo()
      table.undo()
    }
    #expect(games.map(\.id.rawValue) == [ids[0]] && games.map(\.isOver) == [false])
  }

  @Test("of the first start with a log brings the results of before over, once")
  func broughtOver() throws {
    let table = MatchstickTable(
      setup: MatchstickSetup(seating: MatchstickSeats(second: .simple)), seed: 5)
    try finish(table)
    do {
      let store = GameStore<Matchsticks>(in: LockedFolder(FilePath(folder.path)), "games")
      #expect(store.restore() == nil)
      store.follow(table)
      store.finish()
    }
    #expect(try run(.log).count == 1)
    let games = try run()
    #expect(games.count == 1 && games.first?.hasRecord == true)
    let file = LogFile(FilePath(folder.path + "/log"))
    _ = try file.read()
    let id = try #require(games.first?.id)
    let record = try file.record(of: id) ?? ""
    #expect(GameRecord<Matchsticks>(logText: record)?.moves == table.session.moves)
  }
}
