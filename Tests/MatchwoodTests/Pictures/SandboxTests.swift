import Files
import Glibc
import SDLKit
import TestSupport
import Testing

@testable import Matchwood

/// Runs a decoder that a hostile file controls, inside the sandbox and outside.
@Suite(
  "The sandbox of the picture decoder", .serialized,
  .enabled(if: ProgramRun.sanitizers.isEmpty, "a sanitizer asks the system for more")) @MainActor
struct SandboxTests {
  private let folder = TemporaryFolder()
  private static let tries = [
    "open", "create", "socket", "pipe", "stat", "chmod", "truncate", "link", "rename", "unlink",
    "mkdir", "signal", "limit", "code", "child", "exec",
  ]

  /// How each try went, by its name: 0, or the number of the error.
  private func run(_ mode: String) throws -> [String: Int32] {
    folder.write("of no value", to: "victim")
    let run = try ProgramRun("\(mode) victim", of: "SandboxProbe", in: folder)
    return run.output.split(separator: "\n").reduce(into: [:]) { results, line in
      let words = line.split(separator: " ")
      results[String(words[0])] = words.last.flatMap { Int32($0) } ?? -1
    }
  }

  @Test("In the sandbox nothing can be opened, made, changed, removed, started or signalled")
  func caged() throws {
    let results = try run("caged")
    for name in Self.tries {
      #expect(results[name] == EPERM, "\(name)")
    }
    #expect(TemporaryFolder.names(in: folder.path) == ["victim"])
    #expect(try SafeFile(path: folder.path + "/victim").read() == Array("of no value".utf8))
  }

  @Test("In the sandbox the standard files are read and written, and no other one is open")
  func standard() throws {
    let results = try run("caged")
    #expect(results["read"] == 0)
    #expect(results["stray"] == EBADF)
  }

  @Test("Outside the sandbox every one of the tries works")
  func free() throws {
    let results = try run("free")
    for name in Self.tries + ["read", "stray"] {
      #expect(results[name] == 0, "\(name)")
    }
  }

  @Test(
    "Where the system knows no lists of calls, pictures are read all the same, and it is said once")
  func withoutSeccomp() throws {
    for name in ["a.png", "b.png"] {
      try File.replace("\(folder.path)/\(name)", with: Samples.file(.png))
    }
    let run = try ProgramRun(
      "without-seccomp '\(ProgramRun.program)' ./a.png ./b.png --config c --size 480x320 "
        + "--snapshot s.png",
      of: "SandboxProbe", in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errorLines.count == 1 && run.errorLines.first?.contains("seccomp") == true)
    #expect(folder.names.contains("s.png"))
    let usual = try ProgramRun(
      "./a.png --config c --size 480x320 --snapshot t.png", in: folder)
    #expect(usual.exitCode == 0 && usual.errorLines == [])
  }
}
