import Files
import Stage
import TestSupport
import Testing

@testable import Matchwood

@Suite("Damaged files", .tags(.slow)) @MainActor
struct DamagedFilesTests {
  /// How many starts are tried; `Scripts/damage` asks for many more.
  private static let times = Thoroughness.count(40, full: 400, variable: "MATCHWOOD_DAMAGED_FILES")
  /// How many of the program as a process of its own.
  private static let runs = max(3, min(48, times / 100))

  @Test(
    "However its files are damaged, the program starts, says what it set aside, loses nothing, and plays"
  )
  func starts() throws {
    var campaign = Campaign("damaged files of the state")
    let files = try KeptSamples()
    for seed in 0..<UInt64(Self.times) where !campaign.isOver {
      let trial = DamagedStart(files, seed: seed)
      campaign.note(try campaign.timed { try trial.run() }, "seed \(seed)")
    }
    campaign.end()
    #expect(campaign.faults == [])
  }

  @Test("However its files are damaged, the program itself opens its window, plays and ends")
  func program() throws {
    var campaign = Campaign("damaged files, the whole program")
    let files = try KeptSamples()
    for seed in 0..<UInt64(Self.runs) where !campaign.isOver {
      let trial = DamagedStart(files, seed: seed &+ 1_000_000)
      campaign.note(try campaign.timed { try trial.runProgram() }, "seed \(seed)")
    }
    campaign.end()
    #expect(campaign.faults == [])
  }
}
