import BoxKit
import EarthGame
import Files
import GameKernel
import MatchstickGame
import PairsGame
import PlayLog
import SlidingGame
import TestSupport
import Testing

@testable import Matchwood
@testable import MatchwoodMain

/// `Kept/Version1` holds one file of each format as version 1.0 writes it, for ever: what reads them can be widened, and they
/// are never changed. A format that rises gets a folder of its own beside this one.
@Suite("Files of version 1.0") @MainActor
struct VersionOneTests {
  nonisolated private static let files = [
    "settings.json", "results.json", "pictures.json", "games/matchsticks.json",
    "games/sliding.json", "games/pairs.json", "games/tunnel.json",
  ]

  private static func bytes(_ name: String) throws -> [UInt8] {
    let path = "\(Checkout.folder)/Tests/MatchwoodTests/Kept/Version1/\(name)"
    return try #require(try SafeFile(path: path).read())
  }

  /// What was read, written again; nil where nothing was.
  private func rewritten<Value: Codable>(
    _ text: VersionedFormat<Value>, _ bytes: [UInt8], _ through: (Value) throws -> Value = { $0 }
  ) throws -> [UInt8]? {
    guard case .value(let value) = text.read(bytes) else { return nil }
    return text.write(try through(value))
  }

  private func rewritten<Rules: TableRules>(
    _ rules: Rules.Type, _ bytes: [UInt8]
  ) throws -> [UInt8]? {
    let text = VersionedFormat<TableRecord<Rules>>(kind: Rules.name, version: 2)
    return try rewritten(text, bytes) { try GameTable(restoring: $0).record }
  }

  private func rewritten(_ name: String, _ bytes: [UInt8]) throws -> [UInt8]? {
    switch name {
    case "settings.json":
      try rewritten(.settings(of: Box.games.compactMap { $0.settings } + RunSettings.parts), bytes)
    case "results.json":
      try rewritten(VersionedFormat<ResultBook>(kind: "results", version: 1), bytes)
    case "pictures.json":
      try rewritten(VersionedFormat<PictureNotes>(kind: "pictures", version: 1), bytes)
    case "games/matchsticks.json": try rewritten(Matchsticks.self, bytes)
    case "games/sliding.json": try rewritten(SlidingPuzzle.self, bytes)
    case "games/pairs.json": try rewritten(Pairs.self, bytes)
    default: try rewritten(ThroughTheEarth.self, bytes)
    }
  }

  @Test("Each is read, and written back the same to the byte", arguments: files)
  func same(name: String) throws {
    let bytes = try Self.bytes(name)
    #expect(try rewritten(name, bytes) == bytes)
  }

  /// It has dug in Singapore, which was no land then, and has made its six finds elsewhere.
  @Test("A game of dry feet plays again as it was played, on the land of then")
  func dryFeet() throws {
    let bytes = try Self.bytes("dry.json")
    #expect(try rewritten(ThroughTheEarth.self, bytes) == bytes)
    let text = VersionedFormat<TableRecord<ThroughTheEarth>>(kind: ThroughTheEarth.name, version: 2)
    guard case .value(let record) = text.read(bytes) else {
      Issue.record("it is not read")
      return
    }
    let table = try EarthTable(restoring: record)
    #expect(table.state.isOver && table.state.digs == 7 && table.state.finds.count == 6)
    #expect(table.state.options.land == .rings)
    table.newGame(table.setup)
    #expect(table.state.options.land == .ringsAndDiscs)
    let written = text.write(table.record)
    #expect(try rewritten(ThroughTheEarth.self, written) == written)
  }

  @Test("Each link is read, and written back the same")
  func links() throws {
    let text = String(decoding: try Self.bytes("links.txt"), as: UTF8.self)
    for line in text.split(separator: "\n").map(String.init) {
      let again =
        switch line.prefix(while: { $0 != ":" }) {
        case "matchsticks": try MatchstickLink(text: line).description
        case "sliding": try SlidingLink(text: line).description
        case "pairs": try PairsLink(text: line).description
        default: try EarthLink(text: line).description
        }
      #expect(again == line)
    }
  }

  /// A file of a newer version: its page alone is known to be as ours are.
  private func newer(_ name: String) throws -> String {
    let text = String(decoding: try Self.bytes(name), as: UTF8.self)
    let kind = try #require(text.split(separator: "\"").dropFirst(2).first { $0 != ":" })
    return #"{"kind":"\#(kind)","value":[{"new":[1,2]},"words"],"version":3}"# + "\n"
  }

  @Test("One of a newer version is known as such, whatever it holds", arguments: files)
  func newerVersion(name: String) throws {
    #expect(try rewritten(name, Array(newer(name).utf8)) == nil)
  }

  /// Where the program keeps a file: games are those of the first player.
  private func place(of name: String) -> String {
    name.replacing("games/", with: "games/\(PlayerID.first)/")
  }

  @Test("The program plays, says so of each file of a newer version, and touches none of them")
  func untouched() throws {
    let folder = TemporaryFolder()
    try Folder(folder.path + "/c/games").make()
    for name in Self.files { folder.write(try newer(name), to: "c/" + name) }
    folder.write("key 2\nrest\nkey n\nrest\nkey escape\nrest\nquit\n", to: "script")
    let run = try ProgramRun(
      "matchsticks --config c --size 480x320 --script script", in: folder,
      environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(run.exitCode == 0)
    for (file, name) in Self.files.map({ ($0, place(of: $0)) }) {
      #expect(
        run.errorLines.contains {
          $0.contains("c/\(name) comes from a newer version of Matchwood")
        }, "\(name)")
      let now = try SafeFile(path: "\(folder.path)/c/\(name)").read()
      #expect(try now == Array(newer(file).utf8), "\(name)")
    }
    #expect(folder.names(in: "c/games/\(PlayerID.first)").count == 4)
    #expect(
      folder.names(in: "c") == ["games", "lock", "pictures.json", "results.json", "settings.json"])
  }
}
