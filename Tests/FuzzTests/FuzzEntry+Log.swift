import GameKernel

@testable import PlayLog

/// The log of games.
extension FuzzEntry {
  static let log = FuzzEntry(name: "log") { bytes in
    let asked = query(LogReading(bytes).log)
    // With a right checksum for each line, or the fuzzer would never come to the fields.
    let lines = bytes.split(separator: FieldWriter.newline).prefix(10_000).map { line in
      LogLine.bytes(content: line.drop { $0 != FieldWriter.tab }.dropFirst())
    }
    let written = lines.map(written)
    return Outcome(asked, Self.query(LogReading(Array(lines.joined())).log), Outcome(written))
  }

  /// An entry is the same when it is written and read again.
  private static func written(_ line: [UInt8]) -> Outcome {
    // A reader of the file passes over longer lines.
    guard line.count <= LogLine.lengthLimit else { return .refused }
    var shared = SharedValues()
    var copy = ForgettingCopy(.first)
    if let copied = copy.copy(line.dropLast()), copy.copy(copied.dropLast()) != copied {
      return .fault("a forgotten player is left")
    }
    guard case .entry(let entry, let appended) = LogLine.read(line.dropLast(), &shared) else {
      return .refused
    }
    let again = LogLine.bytes(entry, appended: appended)
    return Outcome(
      LogLine.read(again.dropLast(), &shared) == .entry(entry, appended: appended),
      "read again it is another: \(entry)")
  }

  /// Queries a log as the program does.
  private static func query(_ log: PlayLog) -> Outcome {
    let games = log.games()
    let names = ["matchsticks", "sliding", "pairs", "tunnel"]
    _ = (GameFigures.table(games, of: nil, names: names), log.results(), log.days(of: .first))
    for game in games {
      let columns = GameColumns(game, of: .first, in: log)
      guard !columns.json.utf8.contains(FieldWriter.newline) else { return .fault("two lines") }
      _ = columns.csv
    }
    let players = log.players.present
    let keys = players.compactMap { $0.name?.lowercased() }
    return Outcome(
      !players.isEmpty && Set(keys).count == keys.count
        && games == log.games(GameFilter(period: .last(games.count))),
      "two players have one name: \(keys)")
  }
}

extension FuzzEntry.Outcome {
  /// The outcome of several parts: a fault of any, otherwise taken if any is.
  fileprivate init(_ outcomes: [Self]) {
    let fault = outcomes.first { if case .fault = $0 { true } else { false } }
    self = fault ?? (outcomes.contains(.taken) ? .taken : .refused)
  }
}
