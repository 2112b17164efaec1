import Files
import Foundation
import GameKernel
import Glibc
import MatchstickGame
import TestSupport
import Testing

@testable import Matchwood

@Suite("Leaving the program, whatever hangs", .serialized) @MainActor
struct LeavingTests {
  private let folder = TemporaryFolder()

  init() throws {
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    folder.write("key 2\nwait 0.5\nquit\n", to: "script")
    try begin()
  }

  /// Nothing is kept but that two people play.
  private func begin() throws {
    folder.remove("c")
    try Folder(folder.path + "/c").make()
    folder.write(
      #"{"matchsticks":{"seating":{"first":"person","second":"person"}}}"#, to: "c/settings.json")
  }

  private let options = "matchsticks --config c --size 480x320 --script script"
  private let dummy = ["SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"]

  /// Opens both ends of the pipe, and reads nothing from it.
  private func openPipe(isFull: Bool = false) throws -> File {
    let pipe = try File(folder.path + "/pipe", O_RDWR | O_NONBLOCK, "read")
    while isFull, (try? pipe.writeAll([UInt8](repeating: 0x0A, count: 1))) != nil {}
    return pipe
  }

  /// Expects the take of the script in the file of its game.
  private func expectSaved() throws {
    let path = folder.path + "/c/games/p0000000000000001/matchsticks.json"
    let bytes = try #require(try SafeFile(path: path).read())
    let text = VersionedFormat<TableRecord<Matchsticks>>(kind: "matchsticks", version: 2)
    guard case .value(let record) = text.read(bytes) else {
      throw FileError("read", path, code: EINVAL)
    }
    #expect(try GameTable<Matchsticks>(restoring: record).session.moves == [.take(2)])
  }

  @Test("A sound device that hangs as it is opened, or that takes nothing, holds nobody back")
  func device() throws {
    var pipe: File?
    for hasReader in [false, true] {
      if hasReader { pipe = try openPipe() }
      try begin()
      let run = try ProgramRun(
        options, in: folder,
        environment: dummy.merging([
          "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": folder.path + "/pipe",
        ]) { $1 })
      #expect(run.exitCode == 0)
      try expectSaved()
    }
    withExtendedLifetime(pipe) {}
  }

  @Test("Sounds go into a pipe whole; one that nobody reads is told once everything is saved")
  func sound() throws {
    let unread = try ProgramRun(options + " --sound pipe", in: folder, environment: dummy)
    #expect(unread.exitCode == 1)
    #expect(unread.errorLines == ["matchwood: cannot write pipe: no program reads it"])
    try expectSaved()
    folder.write("wait 0.2\n", to: "script")
    let pipe = try openPipe()
    let words = "matchsticks --size 480x320 --script script --snapshot s.png --sound "
    for path in ["pipe", "heard.wav"] {
      #expect(try ProgramRun(words + path, in: folder).exitCode == 0)
    }
    var read = [UInt8](repeating: 0, count: 1 << 16)
    let count = try pipe.read(into: &read)
    let heard = try SafeFile(path: folder.path + "/heard.wav").read() ?? []
    #expect(heard.count == count && read.starts(with: heard))
  }

  @Test("A trace that nobody reads stops no game")
  func trace() throws {
    let pipe = try openPipe(isFull: true)
    let run = try ProgramRun(options + " --trace pipe", in: folder, environment: dummy)
    #expect(run.exitCode == 0)
    try expectSaved()
    withExtendedLifetime(pipe) {}
  }

  @Test("Told to end, the program ends though the main thread waits for ever")
  func hanging() throws {
    let pipe = try openPipe(isFull: true)
    let run = try KilledRun(
      "matchsticks --size 480x320 --script script --trace - --snapshot pipe", in: folder,
      environment: dummy, .change(1, microseconds: 0), signal: SIGTERM)
    #expect(run.exitCode == 0)
    withExtendedLifetime(pipe) {}
  }

  @Test(
    "Told to end, the program saves and ends though its display has stopped",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")))
  func display() throws {
    let (server, numbers) = (Process(), Pipe())
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    server.arguments = ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"]
    server.standardOutput = numbers
    server.standardError = FileHandle.nullDevice
    try server.run()
    defer {
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
    }
    let number = String(decoding: numbers.fileHandleForReading.availableData, as: UTF8.self)
    folder.write("key 2\nwait 600\n", to: "script")
    folder.write(
      """
      until grep -q '"change"' trace; do sleep 0.02; done
      kill -STOP \(server.processIdentifier)
      kill -TERM $first
      wait $first
      echo ended $?
      """, to: "beside")
    let run = try ProgramRun(
      options + " --trace trace & first=$!; . ./beside", in: folder,
      environment: [
        "DISPLAY": ":" + number.trimmingCharacters(in: .whitespacesAndNewlines),
        "SDL_AUDIODRIVER": "dummy",
      ])
    #expect(run.output == "ended 0\n")
    try expectSaved()
  }

  @Test("Ctrl+W goes back to the menu, and leaves the program from there")
  func close() throws {
    folder.write("wait 0.3\nkey ctrl+w\nwait 1\nkey ctrl+w\nwait 600\n", to: "script")
    let run = try ProgramRun(options + " --trace -", in: folder, environment: dummy)
    #expect(run.exitCode == 0 && run.errorLines.isEmpty)
    let scenes = run.output.split(separator: "\n").filter { $0.contains(#""kind":"scene""#) }
    #expect(scenes.last?.contains("menu") == true)
  }
}
