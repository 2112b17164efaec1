import Foundation
import GameKernel
import MatchstickGame
import TestSupport
import Testing

@testable import Matchwood

/// How often the program is killed; `Scripts/kill-test` sets it.
private let kills =
  ProcessInfo.processInfo.environment["MATCHWOOD_KILLS"].flatMap { Int($0) }
  ?? Thoroughness.count(8, full: 50)

@Suite("Killed while saving") @MainActor
struct KillTests {
  @Test(
    "Killed at any moment of saving, the game stands as it was kept last or newer", .tags(.slow))
  func matchsticks() throws {
    var trial = try KillTrial(seed: 1)
    for _ in 0..<kills { try trial.playAndKill() }
    print(trial.summary)
    #expect(trial.faults == [])
  }
}
