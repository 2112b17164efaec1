import BoxKit
import EarthGame
import Files
import GameKernel
import MatchstickGame
import PairsGame
import SlidingGame
import TestSupport

@testable import Matchwood
@testable import MatchwoodMain

/// What a run with a ``PlayedBox`` has told and left behind.
@MainActor struct BoxOutcome {
  /// What a player can see of it, then and later.
  struct Seen: Equatable {
    /// The scenes and changes of the trace, in their order.
    var trace: [String] = []
    /// The moves of each game in its file.
    var games: [String: [String]] = [:]
    var settings: String?
    var results: Set<String>?
    var pictures: [String] = []
    /// What the window showed last.
    var shown: [String] = []
  }

  /// Nil where a signal ended it.
  let exitCode: Int32?
  var errorLines: [String]
  var seen = Seen()
  /// After how many changes each game was known to be in its file.
  private(set) var kept: [String: Int] = [:]
  /// Files that are not whole.
  private(set) var broken: [String] = []

  /// Waits for the end of the run.
  init(_ run: BoxRun) throws {
    exitCode = run.exitCode()
    errorLines = try run.lines(of: "complaints")
    seen.shown = (try? run.lines(of: "shown")) ?? []
    for line in try run.lines(of: "trace") {
      if line.contains(#""kind":"scene""#) || line.contains(#""kind":"change""#) {
        seen.trace.append(line)
      }
      let parts = line.split { "\":,}".contains($0) }
      if parts.count > 6, parts[2] == "kept" { kept[String(parts[4])] = Int(parts[6]) }
    }
    look(in: run.folder.path + "/c")
    seen.pictures = run.folder.names(in: "c/pictures").filter { !$0.hasPrefix(".") }
  }

  private mutating func look(in folder: String) {
    lookAtGame(Matchsticks.self, folder)
    lookAtGame(SlidingPuzzle.self, folder)
    lookAtGame(Pairs.self, folder)
    lookAtGame(ThroughTheEarth.self, folder)
    let sections: [any SettingsPart.Type] =
      Box.games.compactMap { $0.settings } + RunSettings.parts
    let text = VersionedFormat.settings(of: sections)
    if let settings = value("settings.json", text, folder) {
      seen.settings = String(decoding: text.write(settings), as: UTF8.self)
    }
    seen.results = KeptResults(of: SlidingPuzzle.name, in: folder).games
    if seen.results == nil { broken.append("log") }
  }

  private mutating func lookAtGame<Rules: TracedRules>(_ rules: Rules.Type, _ folder: String) {
    let text = VersionedFormat<TableRecord<Rules>>(kind: Rules.name, version: 2)
    let name = "games/\(Rules.name).json"
    _ = value(name + ".bak", text, folder, isOptional: true)
    guard let record = value(name, text, folder),
      let table = try? GameTable<Rules>(restoring: record)
    else { return }
    seen.games[Rules.name] = table.session.moves.map { "\($0)" }
  }

  private mutating func value<Value>(
    _ name: String, _ text: VersionedFormat<Value>, _ folder: String, isOptional: Bool = false
  ) -> Value? {
    let bytes = try? SafeFile(path: "\(folder)/\(name)").read()
    if let bytes, case .value(let value) = text.read(bytes) { return value }
    if bytes != nil || !isOptional { broken.append(name) }
    return nil
  }
}
