import BoxKit
import Files
import TestSupport
import Testing

/// `Corpus` holds what is well written, what was found where something broke, and what the fuzzer found odd.
@Suite("What comes from outside") @MainActor
struct CorpusTests {
  private static let folder = "\(Checkout.folder)/Tests/FuzzTests/Corpus"
  /// How often each text is damaged.
  private static let times = Thoroughness.count(10, full: 300, variable: "MATCHWOOD_DAMAGED_TEXTS")

  private func corpus(_ entry: FuzzEntry) throws -> [(name: String, bytes: [UInt8])] {
    let folder = "\(Self.folder)/\(entry.name)"
    return try TemporaryFolder.names(in: folder).map { name in
      (name, try SafeFile(path: "\(folder)/\(name)").read() ?? [])
    }
  }

  @Test(
    "is read or refused, and what was read is the same when it is written and read again",
    arguments: FuzzEntry.all)
  func corpus(entry: FuzzEntry) throws {
    let corpus = try corpus(entry)
    for (name, bytes) in corpus {
      let outcome = entry.read(bytes)
      // What is well written says so by its name.
      if name.hasPrefix("good") {
        #expect(outcome == .taken, "\(name)")
      } else {
        #expect(outcome == .refused || outcome == .taken, "\(name)")
      }
    }
    #expect(corpus.contains { $0.name.hasPrefix("good") })
  }

  @Test("is read or refused however it is damaged", arguments: FuzzEntry.all)
  func damaged(entry: FuzzEntry) throws {
    for (number, (name, bytes)) in try corpus(entry).enumerated() {
      var damage = Damage(seed: UInt64(number))
      for time in 1...Self.times {
        let outcome = entry.read(damage.damaged(bytes, isText: entry.isText))
        if case .fault(let fault) = outcome { Issue.record("\(name), time \(time): \(fault)") }
      }
    }
  }

  @Test("has a corpus for each of its readers, small enough to be kept")
  func folders() throws {
    #expect(TemporaryFolder.names(in: Self.folder) == FuzzEntry.all.map(\.name).sorted())
    let sizes = try FuzzEntry.all.flatMap { try corpus($0).map(\.bytes.count) }
    #expect(sizes.reduce(0, +) < 100_000)
  }
}
