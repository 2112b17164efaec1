import Files

@testable import Matchwood

/// Says what is wrong with a run in which calls have failed, compared with one in which none has.
@MainActor struct BoxJudge {
  let usual: BoxOutcome
  /// How many moves each game had before.
  private let moves: [String: Int]

  /// - Parameter usual: of a run in which no call fails.
  init(_ usual: BoxOutcome) {
    self.usual = usual
    moves = usual.seen.games.mapValues(\.count).merging(usual.kept) { $0 - $1 }
  }

  /// Each fault in one line: what must never be, whatever fails.
  func faults(of run: BoxOutcome) -> [String] {
    var faults = run.broken.map { "\($0) is not whole" }
    switch run.exitCode {
    case nil: faults.append("ended by a signal, or never")
    case 0?, 1?: break
    case let code?: faults.append("exit code \(code)")
    }
    for (game, moves) in run.seen.games {
      let (all, first) = (usual.seen.games[game] ?? [], self.moves[game] ?? 0)
      if !all.starts(with: moves) { faults.append("\(game) has moves that were not made") }
      if moves.count < first + run.kept[game, default: 0] {
        faults.append("\(game) has lost moves")
      }
    }
    // What fontconfig says itself, in any number of lines, cannot be kept from being said.
    let isFontconfig = run.errorLines.contains { $0.hasPrefix("Fontconfig ") }
    let lines = run.errorLines.filter { !isFontconfig || $0.hasPrefix("matchwood: ") }
    if let line = lines.first(where: { !$0.hasPrefix("matchwood: ") }) {
      faults.append("not for a player: \(line)")
    }
    if Set(lines).count < lines.count || lines.count > 10 {
      faults.append("\(lines.count) lines were told")
    }
    return faults
  }

  /// What a player could notice though nothing was told, each in one line.
  ///
  /// - Parameter rule: what has failed in it. Where HarfBuzz has no memory for a table of a font, letters stand a little
  ///   closer or farther apart, and it tells nobody.
  func surprises(in run: BoxOutcome, refusing rule: String = "") -> [String] {
    guard !hasTold(run) else { return [] }
    var seen = run.seen
    if rule.hasPrefix("memory=") { seen.shown = usual.seen.shown }
    return differences(seen).map { "\($0), and nothing is told" }
  }

  /// A script that finds no control has not told anybody what is wrong.
  private func hasTold(_ run: BoxOutcome) -> Bool {
    let messages = ["message", "intake-report"].map { #"{"kind":"scene","name":"\#($0)"}"# }
    return run.errorLines.contains {
      $0.hasPrefix("matchwood: ") && !$0.hasPrefix("matchwood: script:")
    }
      || run.seen.trace.contains(where: messages.contains)
  }

  private func differences(_ seen: BoxOutcome.Seen) -> [String] {
    let usual = usual.seen
    var differences: [String] = []
    if seen.trace != usual.trace { differences.append("something else was played") }
    if seen.games != usual.games { differences.append("the games are others") }
    if seen.settings != usual.settings { differences.append("the settings are others") }
    if seen.results != usual.results { differences.append("the results are others") }
    if seen.pictures != usual.pictures { differences.append("the pictures are others") }
    if seen.shown != usual.shown { differences.append("the window shows something else") }
    return differences
  }
}
