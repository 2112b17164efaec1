import Files
import Foundation
import TestSupport
import Testing

@testable import Matchwood

@Suite("Recorded games", .tags(.rules)) @MainActor
struct ReplayTests {
  /// How many games of each kind are played; `Scripts/damage` asks for a thousand.
  private static let times = Thoroughness.count(100, full: 500, variable: "MATCHWOOD_REPLAYS")
  /// Where one build leaves its records for another one; nil where each keeps to itself.
  private static let exchange = ProcessInfo.processInfo.environment["MATCHWOOD_REPLAY_FOLDER"]

  /// What the first hundred games come to, their records and all their positions: the same in every build and on every
  /// machine, for as long as the version of records stays.
  private static let known: [String: UInt64] = [
    "matchsticks": 9_237_344_034_407_236_734, "sliding": 16_821_107_340_266_593_300,
    "pairs": 14_935_272_446_499_804_257, "tunnel": 9_942_849_758_069_307_794,
  ]

  @Test(
    "Played again, a record leads to the same positions, bit for bit", arguments: 0..<Replay.count)
  func replays(kind: Int) throws {
    let replay = Replay.all[kind]
    var campaign = Campaign("replays of \(replay.game)")
    var total = Checksum()
    let file = Self.exchange.map { SafeFile(path: "\($0)/\(replay.game)", protection: .durable) }
    let others = try file?.read().map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    var lines: [String] = []
    for seed in 0..<UInt64(Self.times) where !campaign.isOver {
      let record = replay.record(seed)
      let sum = campaign.timed { replay.sum(record) } ?? 0
      let line = "\(sum) \(String(decoding: record, as: UTF8.self).dropLast())"
      lines.append(line)
      if seed < 100 { total.add(line.utf8) }
      campaign.note(faults(replay, line, others?[Int(seed)]), "seed \(seed)")
    }
    if others == nil { try file?.write(Array(lines.joined(separator: "\n").utf8)) }
    campaign.end()
    #expect(campaign.faults == [])
    #expect(total.value == Self.known[replay.game])
  }

  /// Plays what another build has recorded.
  private func faults(_ replay: Replay, _ line: String, _ other: Substring?) -> [String] {
    guard let other else { return [] }
    let parts = other.split(separator: " ", maxSplits: 1)
    let sum = replay.sum(Array(parts[1].utf8))
    return (line == other ? [] : ["played another game"])
      + (sum.map(String.init) == String(parts[0]) ? [] : ["the record leads elsewhere"])
  }
}
