import Files
import TestSupport
import Testing

@testable import PlayLog

/// Kills and power cuts during the last writes, at every byte.
@Suite("A log whose last writes were cut") struct LogFileCutTests {
  private let folder = TemporaryFolder()

  /// The ways in which the end of a file can be lost.
  private enum Loss: CaseIterable {
    /// The bytes were not written.
    case cut
    /// The file has its new length, but the blocks of its end are zeros.
    case zeros
    /// A block in the middle of the write is missing, but the end was written.
    case hole
  }

  @Test("has every game before the cut, and each once after the games left are appended again")
  func everyByte() throws {
    let wanted = Thoroughness.count(3_000, full: 100_000)
    let file = LogFile("\(folder.path)/log", protection: .reproducible)
    var (tried, seed) = (0, UInt64(0))
    while tried < wanted {
      seed += 1
      var dice = Dice(seed: seed)
      let games = (1...5).map { dice.game($0) }
      let records = games.map { _ in String(repeating: "LR\tUD", count: dice.below(20)) }
      let entries: [LogEntry] =
        [.addAnna, .addBen] + zip(games, records).map { .game($0, record: $1) }
      let lines = entries.map { LogLine.bytes($0) }
      let whole = Array(lines.joined())
      let start = lines.prefix(4).reduce(0) { $0 + $1.count }
      for place in start...whole.count {
        let loss = Loss.allCases[tried % 3]
        let bytes = Self.lose(loss, of: whole, from: place)
        // A new file: some file systems flush one that is truncated to disk.
        folder.remove("log")
        try File.writing(file.path).writeAll(bytes)
        try check(file, entries, lines, whole, bytes, "seed \(seed), \(loss) at \(place)")
        tried += 1
        if tried == wanted { return }
      }
    }
  }

  private static func lose(_ loss: Loss, of whole: [UInt8], from place: Int) -> [UInt8] {
    switch loss {
    case .cut: return Array(whole[..<place])
    case .zeros:
      return whole[..<place] + [UInt8](repeating: 0, count: whole.count - place)
    case .hole:
      let end = min(whole.count, place + 16)
      return whole[..<place] + [UInt8](repeating: 0, count: end - place) + whole[end...]
    }
  }

  private func check(
    _ file: LogFile, _ entries: [LogEntry], _ lines: [[UInt8]], _ whole: [UInt8],
    _ bytes: [UInt8], _ comment: Comment
  ) throws {
    // A line counts if all its bytes are there. A newline that is lost joins two lines.
    var place = 0
    var complete: [LogEntry] = []
    for (entry, line) in zip(entries, lines) {
      if place + line.count - 1 <= bytes.count {
        let withNewlines = max(0, place - 1)..<min(bytes.count, place + line.count)
        if bytes[withNewlines] == whole[withNewlines] { complete.append(entry) }
      }
      place += line.count
    }
    let found = try file.read()
    let games = found.log.games()
    guard games == PlayLog(complete).games() else {
      Issue.record("\(comment): \(games.count) of \(complete.count - 2) games")
      return
    }
    // The saved games agree with the log: those that it lacks are appended at the next start.
    let lost = entries.filter { entry in
      if case .game(let game, _) = entry { found.log[game.id] == nil } else { false }
    }
    try file.append(lost)
    let again = try file.read()
    guard again.log.games() == PlayLog(entries).games(), again.damagedLines <= 2 else {
      Issue.record("\(comment): \(again.log.games().count) games after the next start")
      return
    }
    for case .game(let game, let record) in entries.suffix(1) {
      let isFound = try file.record(of: game.id) == (record.isEmpty ? nil : record)
      if !isFound { Issue.record("\(comment): record of \(game.id)") }
    }
  }
}
