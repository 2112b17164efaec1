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
    "Events of any kind leave boards that can be solved, all that undo can reach, tiles and cards in their places"
  )
  func storm() throws {
    var met = Met()
    for seed in Self.seeds { try play(seed, &met) }
    // The storms have really been everywhere.
    let all: Set = [
      "menu", "matchsticks", "sliding", "pairs", "tunnel", "settings", "message", "statistics",
      "pictures", "today",
    ]
    #expect(met.scenes.isSuperset(of: all))
    #expect(met.lengths.count > 2)
    #expect(met.solvedBoards > 0)
    #expect(met.flips > 10)
    #expect(met.digs > 0)
    #expect(met.dryDigs > 0)
    #expect(met.days > 1)
    #expect(met.answers > 0)
  }

  /// The scenes that the storms have reached, and counts of their events.
  private struct Met {
    var scenes: Set<String> = []
    var lengths: Set<Int> = []
    var (solvedBoards, flips, digs, dryDigs, days, answers) = (0, 0, 0, 0, 0, 0)
  }

  private func play(_ seed: UInt64, _ met: inout Met) throws {
    let stormy = FuzzHarness(seed: seed)
    var input = RandomInput(seed: seed)
    for number in 1...Self.eventCount {
      stormy.play(&input)
      if let active = stormy.container.active { met.scenes.insert(active.name) }
      if number.isMultiple(of: 50) { stormy.checkFrame() }
      guard number.isMultiple(of: 500) else { continue }
      stormy.calmDown()
      try #require(stormy.faults == [], "with seed \(seed) at event \(number)")
      stormy.begin(number / 500)
    }
    met.lengths.formUnion(stormy.lengths)
    met.solvedBoards += stormy.solvedBoards
    met.flips += stormy.flips
    met.digs += stormy.digs
    met.dryDigs += stormy.dryDigs
    met.days += stormy.log.log.days(of: .first).count { $0.day == stormy.today }
    met.answers += stormy.adviser.answers
    let session = stormy.table.session
    #expect(try GameSession(restoring: session.wholeRecord).state == session.state)
    let sliding = try SlidingTable(restoring: stormy.sliding.record)
    #expect(sliding.state == stormy.sliding.state)
  }
}
