import GameKernel
import Glibc
import MatchstickGame
import PlayLog
import SlidingGame
import Stage
import TestSupport
import Testing

@Suite("A storm of input", .tags(.input, .slow)) @MainActor
struct StormTests {
  /// For each seed; `Scripts/bench storm` asks for many more in all.
  private nonisolated static let eventCount =
    getenv("MATCHWOOD_STORM").flatMap { Int(String(cString: $0)) }.map { $0 / 8 }
    ?? Thoroughness.count(10_000, full: 12_500)
  private nonisolated static let seeds = UInt64(1)...UInt64(Thoroughness.count(1, full: 8))

  @Test(
    "Events of any kind leave boards that can be solved, all that undo can reach, tiles and cards in their places",
    arguments: seeds)
  func storm(seed: UInt64) throws {
    let stormy = FuzzHarness(seed: seed)
    var input = RandomInput(seed: seed)
    var scenes: Set<String> = []
    for number in 1...Self.eventCount {
      stormy.play(&input)
      if let active = stormy.container.active { scenes.insert(active.name) }
      if number.isMultiple(of: 50) { stormy.checkFrame() }
      guard number.isMultiple(of: 500) else { continue }
      stormy.calmDown()
      try #require(stormy.faults == [], "with seed \(seed) at event \(number)")
      stormy.begin(number / 500)
    }
    // The storm has really been everywhere.
    let all: Set = [
      "menu", "matchsticks", "sliding", "pairs", "tunnel", "settings", "message", "statistics",
      "pictures", "today",
    ]
    #expect(scenes.isSuperset(of: all))
    #expect(stormy.lengths.count > 2)
    #expect(stormy.solvedBoards > 0)
    #expect(stormy.flips > 10)
    #expect(stormy.digs > 0)
    #expect(stormy.dryDigs > 0)
    #expect(stormy.log.log.days(of: .first).count { $0.day == stormy.today } > 1)
    #expect(stormy.adviser.answers > 0)
    let session = stormy.table.session
    #expect(try GameSession(restoring: session.wholeRecord).state == session.state)
    let sliding = try SlidingTable(restoring: stormy.sliding.record)
    #expect(sliding.state == stormy.sliding.state)
  }
}
