import Files
import Foundation
import Glibc
import TestSupport

@testable import Matchwood

/// One run of the program as a process of its own, from its start to its exit.
@MainActor struct ProgramRun {
  let exitCode: Int32
  let output: String
  /// What it wrote to standard error, line by line.
  let errorLines: [String]

  /// Runs the program that was built with the tests, without a display and in folders of its own.
  ///
  /// - Parameters:
  ///   - arguments: words for the shell, so that `>&-` and the like can be given too.
  ///   - program: one that was built with the tests.
  ///   - folder: the working folder, the home, and where the program keeps things.
  ///   - environment: added to the program's own few variables.
  init(
    _ arguments: String, of program: String = "matchwood", in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec \"$MATCHWOOD\" \(arguments)"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let own = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "MATCHWOOD": Self.path(of: program)]
    process.environment = own.merging(Self.sanitizers) { $1 }.merging(environment) { $1 }
    // A file takes any amount; of two pipes the one not being read could fill up and hold the program.
    let papers = TemporaryFolder()
    papers.write("", to: "complaints")
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: papers.path + "/complaints")
    try Self.withAllSignals { try process.run() }
    let watchdog = Watchdog(process.processIdentifier)
    defer { watchdog.cancel() }
    self.output = Self.text(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    exitCode = process.terminationStatus
    let written = try SafeFile(path: papers.path + "/complaints").read() ?? []
    errorLines = Self.text(written).split(separator: "\n").map(String.init)
  }

  /// What the tests were told about the known findings of sanitizers; the program has the same.
  nonisolated static var sanitizers: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }

  /// The program as people play it.
  static var program: String { path(of: "matchwood") }

  /// Programs lie beside the tests; `MATCHWOOD_PROGRAM` names another build of the one that people play.
  static func path(of program: String) -> String {
    if program == "matchwood", let path = ProcessInfo.processInfo.environment["MATCHWOOD_PROGRAM"] {
      return path
    }
    let tests = Assets.executable?.shown ?? CommandLine.arguments[0]
    return URL(filePath: tests).deletingLastPathComponent().appending(path: program).path
  }

  /// Ends a program that hangs, so that its test fails and does not wait for ever.
  struct Watchdog {
    private let end: DispatchWorkItem

    init(_ id: pid_t) {
      end = DispatchWorkItem { kill(id, SIGKILL) }
      DispatchQueue.global().asyncAfter(
        deadline: .now() + .seconds(TestTimeout.seconds), execute: end)
    }

    func cancel() { end.cancel() }
  }

  /// The threads of tests let no signals through, tests that run in the background may ignore some, and a program
  /// inherits both from the one that starts it.
  static func withAllSignals(_ start: () throws -> Void) rethrows {
    let ended = [SIGTERM, SIGHUP, SIGINT].map { (signal: $0, before: Glibc.signal($0, SIG_DFL)) }
    defer { for (signal, before) in ended { Glibc.signal(signal, before) } }
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
