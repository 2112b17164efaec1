import Files
import Glibc
import TestSupport
import Testing

@testable import Matchwood

@Suite("Folders of memory cards and networks", .enabled(if: RefusedCalls.arePossible)) @MainActor
struct RefusedCallsTests {
  private let folder = TemporaryFolder()
  private let calls: RefusedCalls

  init() throws {
    calls = try RefusedCalls()
    try Folder(folder.path + "/c").make()
    folder.write(
      #"{"matchsticks":{"seating":{"first":"person","second":"person"}}}"#, to: "c/settings.json")
  }

  /// Plays some steps where calls are refused.
  private func play(
    _ steps: String, refusing names: String, _ environment: [String: String] = [:]
  ) throws -> ProgramRun {
    folder.write(steps + "\nquit\n", to: "script")
    let run = try ProgramRun(
      "matchsticks --config c --size 480x320 --script script --trace -", in: folder,
      environment: calls.environment(names).merging(environment) { $1 })
    #expect(run.exitCode == 0)
    return run
  }

  private var runtime: [String: String] { ["XDG_RUNTIME_DIR": folder.path + "/run"] }

  private func text(_ name: String) throws -> String {
    String(decoding: try SafeFile(path: folder.path + "/c/" + name).read() ?? [], as: UTF8.self)
  }

  @Test(
    "Where a file can have no second name it is saved again and again, and the backup is a copy")
  func noLinks() throws {
    let run = try play("key 2\nrest\nkey 3\nrest\nkey 1", refusing: "link")
    #expect(run.errorLines.isEmpty)
    #expect(try text("games/p0000000000000001/matchsticks.json").contains(#""moves":[2,3,1]"#))
    #expect(try text("games/p0000000000000001/matchsticks.json.bak").contains(#""moves":[2,3"#))
    folder.write("{", to: "c/games/p0000000000000001/matchsticks.json")
    let next = try play("key enter\nkey 1", refusing: "link")
    #expect(next.errorLines.count == 1)
    #expect(try text("games/p0000000000000001/matchsticks.broken-1.json") == "{")
  }

  @Test("A folder without locks is held by one in the runtime folder, named by device and inode")
  func noLocks() throws {
    let run = try play("key 2", refusing: "link flock", runtime)
    #expect(run.errorLines.isEmpty)
    #expect(try text("games/p0000000000000001/matchsticks.json").contains(#""moves":[2]"#))
    var status = stat()
    #expect(stat(folder.path + "/c", &status) == 0)
    #expect(folder.names(in: "run/matchwood") == ["\(status.st_dev)-\(status.st_ino).lock"])
  }

  @Test("A second copy of Matchwood sees the lock in the runtime folder, and plays without saving")
  func second() throws {
    _ = try play("key 2", refusing: "flock", runtime)
    let name = try #require(folder.names(in: "run/matchwood").first)
    let lock = try File(folder.path + "/run/matchwood/" + name, O_WRONLY, "write")
    var whole = Glibc.flock()
    whole.l_type = Int16(F_WRLCK)
    // F_OFD_SETLK
    #expect(fcntl(lock.descriptor, 37, &whole) == 0)
    let run = try play("key enter\nkey 3", refusing: "flock", runtime)
    #expect(run.errorLines.count == 1)
    #expect(run.errorLines.first?.contains("another copy of Matchwood") == true)
    #expect(try text("games/p0000000000000001/matchsticks.json").contains(#""moves":[2]"#))
  }

  @Test("Where no thread can be made, advice is cut short, and play goes on")
  func noThreads() throws {
    folder.write("key h\nrest\nkey left\nrest\nquit\n", to: "script")
    // 80 moves from home.
    let board = "4:0-12-9-13-15-11-10-14-3-7-2-5-4-8-6-1"
    let run = try ProgramRun(
      "sliding --position \(board) --config c --size 480x320 --script script --trace -",
      in: folder, environment: calls.environment("thread"))
    #expect(run.exitCode == 0 && run.errorLines.isEmpty)
    #expect(run.output.contains(#""event":"did-"#))
    // No tables of the solver, which a search to its end would leave behind.
    let kept = folder.names(in: ".cache/matchwood")
    #expect(kept.allSatisfy { $0.hasPrefix("start-") })
  }

  @Test("A picture that cannot be taken over from the process that reads it is refused at once")
  func noAnswer() throws {
    _ = try ProgramRun("matchsticks --size 480x320 --snapshot lake.png", in: folder)
    let run = try ProgramRun(
      "sliding --picture lake.png --size 480x320 --snapshot s.png", in: folder,
      environment: calls.environment("pipe_read=2"))
    #expect(run.exitCode == 1)
    // A reader that does not answer in time has another message.
    let words = "This picture cannot be opened. Try again, or check that you may read the file."
    #expect(run.errorLines == ["matchwood: lake.png: \(words)"])
  }

  @Test("Without any lock the program plays, says so, and does not write")
  func noLockAnywhere() throws {
    let run = try play("key enter\nkey 2", refusing: "flock")
    #expect(run.output.contains(#""count":2"#))
    #expect(run.output.contains(#"{"kind":"scene","name":"message"}"#))
    #expect(run.errorLines.first?.contains("cannot lock c/lock") == true)
    #expect(folder.names(in: "c") == ["lock", "settings.json"])
  }
}
