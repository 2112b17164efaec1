import Files
import GameKernel
import Glibc
import MatchstickGame
import TestSupport
import Testing

@testable import Matchwood

@Suite("Games from one start to the next") @MainActor
struct KeepingTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/c/games/p0000000000000001/matchsticks.json" }

  init() throws {
    try Folder(folder.path + "/c/games").make()
    folder.write(
      #"{"matchsticks":{"seating":{"first":"person","second":"person"}}}"#, to: "c/settings.json")
  }

  /// Plays some steps in the folder `c`, and returns the trace without the controls.
  private func play(_ steps: String, _ options: String = "") throws -> (
    run: ProgramRun, trace: String
  ) {
    folder.write(steps + "\nquit\n", to: "script")
    let run = try ProgramRun(
      "matchsticks --config c --size 480x320 --script script --trace - \(options)", in: folder,
      environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n").filter { !$0.contains("\"control\"") }
    return (run, lines.joined(separator: "\n"))
  }

  private func table() throws -> MatchstickTable {
    let text = VersionedFormat<MatchstickTable.Record>(kind: "matchsticks", version: 2)
    guard case .value(let record) = text.read(try SafeFile(path: path).read() ?? []) else {
      throw FileError("read", path, code: EINVAL)
    }
    return try MatchstickTable(restoring: record)
  }

  @Test("A game goes on where it was left, and undo leads back into what was played before")
  func goesOn() throws {
    _ = try play("key 2\nkey 3\nkey 1\nkey u")
    let table = try table()
    #expect(table.session.moves == [.take(2), .take(3)])
    #expect(table.session.undoneMoves == [.take(1)])
    let (run, trace) = try play("key u\nkey u\nkey ctrl+y\nkey ctrl+y\nkey ctrl+y")
    #expect(run.errorLines.isEmpty)
    let causes = trace.split(separator: "\n").filter { $0.contains("\"change\"") }
    #expect(causes.count == 5)
    #expect(
      causes.last?.contains(#""count":1,"left":12,"group":0,"place":12,"cause":"redo""#) == true)
    #expect(try self.table().state.remaining == 12)
  }

  @Test("A seed starts a new game, and undo brings the kept one back")
  func seed() throws {
    _ = try play("key 2")
    let (_, trace) = try play("key u", "--seed 5")
    #expect(trace.contains(#""event":"enter","seat":1,"left":16,"seed":"#))
    let table = try table()
    #expect(table.canRedo)
    table.redo()
    #expect(table.session.seed == 5)
  }

  @Test("A snapshot is the same whatever was played before, and leaves it alone")
  func snapshot() throws {
    _ = try play("key 2")
    let before = try SafeFile(path: path).read()
    let (_, trace) = try play("key 3", "--snapshot s.png")
    #expect(trace.contains(#""count":3,"left":15"#))
    #expect(try SafeFile(path: path).read() == before)
  }

  @Test("A snapshot reads the settings of a folder that was named, and leaves that as it is")
  func snapshotSettings() throws {
    let before = try SafeFile(path: folder.path + "/c/settings.json").read()
    let (run, _) = try play("key 3", "--snapshot s.png --theme day")
    #expect(run.errorLines.isEmpty)
    #expect(folder.names(in: "c") == ["games", "settings.json"])
    #expect(try SafeFile(path: folder.path + "/c/settings.json").read() == before)
  }

  @Test(
    "Told to end by a signal, the program keeps the last move",
    arguments: [SIGTERM, SIGHUP, SIGINT])
  func signals(signal: Int32) throws {
    folder.write("key 2\nkey 3\n", to: "script")
    let run = try KilledRun(
      "matchsticks --config c --size 480x320 --script script --trace -", in: folder,
      environment: ["SDL_VIDEODRIVER": "dummy"], .change(2, microseconds: 0), signal: signal)
    #expect(run.exitCode == 0)
    #expect(run.errorLines.isEmpty)
    #expect(try table().session.moves == [.take(2), .take(3)])
  }

  @Test("While another copy holds the folder the kept game is played without saving")
  func secondInstance() throws {
    _ = try play("key 2")
    let before = try SafeFile(path: path).read()
    let holder = LockedFolder(folder.path + "/c")
    let (run, trace) = try play("key enter\nkey 3")
    #expect(run.errorLines.count == 1)
    #expect(trace.contains(#""count":3,"left":13"#))
    #expect(try SafeFile(path: path).read() == before)
    withExtendedLifetime(holder) {}
  }

  @Test(
    "A file that cannot be read is set aside and said on one line and in the window",
    arguments: [
      "{", #"{"kind":"sliding","version":1,"value":{}}"#, String(repeating: "[", count: 100_000),
    ])
  func broken(content: String) throws {
    folder.write(content, to: "c/games/p0000000000000001/matchsticks.json")
    let (run, trace) = try play("key enter\nkey 2")
    #expect(run.errorLines.count == 1)
    #expect(run.errorLines.first?.contains("matchsticks.broken-1.json") == true)
    #expect(trace.contains(#"{"kind":"scene","name":"message"}"#))
    #expect(folder.names(in: "c/games/p0000000000000001").contains("matchsticks.broken-1.json"))
    #expect(try table().state.remaining == 16)
  }

  @Test("A newer version's file is left alone and said, in its envelope or deep within")
  func newer() throws {
    _ = try play("key 2")
    let text = String(decoding: try SafeFile(path: path).read() ?? [], as: UTF8.self)
    let parts = text.split(separator: #""version":"#, omittingEmptySubsequences: false)
    #expect(parts.count == 4)
    for place in 1..<parts.count {
      var newParts = parts
      newParts[place] = "9" + parts[place].dropFirst()
      let newer = newParts.joined(separator: #""version":"#)
      folder.write(newer, to: "c/games/p0000000000000001/matchsticks.json")
      let (run, trace) = try play("key enter\nkey 3")
      #expect(run.errorLines.count == 1)
      #expect(run.errorLines.first?.contains("newer") == true)
      #expect(trace.contains(#""count":3,"left":15"#))
      #expect(String(decoding: try SafeFile(path: path).read() ?? [], as: UTF8.self) == newer)
    }
  }

  @Test("A record with a million moves that nobody could have made is refused and does no harm")
  func millionMoves() throws {
    _ = try play("key 2")
    let text = String(decoding: try SafeFile(path: path).read() ?? [], as: UTF8.self)
    let moves = Array(repeating: "1", count: 1_000_000).joined(separator: ",")
    let hostile = text.replacing(#""moves":[2]"#, with: #""moves":[\#(moves)]"#)
    folder.write(hostile, to: "c/games/p0000000000000001/matchsticks.json")
    folder.remove("c/games/p0000000000000001/matchsticks.json.bak")
    let (run, _) = try play("key enter\nkey 3")
    #expect(run.errorLines.count == 1)
    #expect(try table().state.remaining == 15)
  }
}
