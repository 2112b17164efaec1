import TestSupport
import Testing

@testable import Matchwood

/// Killed while it plays or saves; `Scripts/kill-test` goes on for longer.
@Suite("Killed at any moment", .serialized) @MainActor
struct KillTests {
  /// - Parameter seed: other kills for each.
  private func kill<Game: KilledGame>(_ game: Game.Type, seed: UInt64 = 1) throws {
    var trial = try KillTrial<Game>(seed: seed)
    let campaign = LongTest("KILLS", few: 4, full: 15)
    while campaign.goesOn(after: trial.tally.kills) {
      try trial.playAndKill()
      campaign.progress("kills of \(Game.name)", trial.tally.kills, faults: trial.faults)
    }
    let tally = trial.tally
    campaign.report(
      "kills of \(Game.name)", tally.kills, faults: trial.faults,
      "\(tally.halfWritten) left a file half written, \(tally.unconfirmed) came between a change's being kept and "
        + "known; \(tally.ends) games ended, \(tally.lateEnds) times the log got one at the next start; \(tally.results) results, "
        + "\(tally.late) of them entered at the next start")
    #expect(trial.faults == [])
  }

  @Test("Matchsticks stands as it was kept last, or newer", .tags(.slow))
  func matchsticks() throws { try kill(KilledMatchsticks.self) }

  @Test(
    "A sliding puzzle stands as it was kept last, or newer, and its result is kept",
    .tags(.slow))
  func sliding() throws { try kill(KilledSliding.self) }

  @Test("Pairs stands as it was kept last, or newer, and its result is kept", .tags(.slow))
  func pairs() throws { try kill(KilledPairs.self) }

  @Test(
    "Through the Earth stands as it was kept last, or newer, and its result is kept",
    .tags(.slow))
  func tunnel() throws { try kill(KilledEarth.self) }

  /// Takes something away after each kill.
  private func lose<Game: KilledGame>(
    _ loss: KillTrial<Game>.Loss, of game: Game.Type
  ) throws {
    var trial = try KillTrial<Game>(seed: 2)
    let campaign = LongTest("KILLS", few: 1, full: 5, share: 0.05)
    while campaign.goesOn(after: trial.tally.losses), trial.tally.kills < 1000 {
      // What can be lost must have been won.
      if loss == .result { try trial.playAndKill() }
      try trial.playAndKill(losing: loss)
    }
    let tally = trial.tally
    campaign.report(
      "\(Game.name), a \(loss) taken away", tally.losses, faults: [],
      "\(tally.noticed) of \(tally.losses) were noticed")
    #expect(tally.losses > 0)
    #expect(tally.noticed * 100 >= tally.losses * 95)
  }

  @Test("What is taken away is missed: the checks of these tests can fail", .tags(.slow))
  func control() throws {
    try lose(.change, of: KilledMatchsticks.self)
    try lose(.result, of: KilledSliding.self)
    guard Thoroughness.isFull else { return }
    try lose(.change, of: KilledSliding.self)
    try lose(.change, of: KilledPairs.self)
    try lose(.change, of: KilledEarth.self)
    try lose(.result, of: KilledPairs.self)
    try lose(.result, of: KilledEarth.self)
  }
}
