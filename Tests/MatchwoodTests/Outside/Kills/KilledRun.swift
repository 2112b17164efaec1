import Files
import Foundation
import Glibc
import TestSupport

@testable import Matchwood

/// One run of the program that a signal reaches soon after a change of its game.
@MainActor struct KilledRun {
  /// After how many changes it traced that the game was in its file for certain.
  let kept: Int
  let exitCode: Int32
  /// What it wrote to standard error, line by line.
  let errorLines: [String]

  /// When the signal is sent.
  enum Moment {
    /// So long after a change was traced, the first of which is 1.
    case change(Int, microseconds: Int)
    /// So long after the start.
    case start(microseconds: Int)
  }

  /// - Parameter arguments: words without blanks in them, among them `--trace -`.
  init(
    _ arguments: String, of program: String = "matchwood", in folder: TemporaryFolder,
    environment: [String: String], _ moment: Moment, signal: Int32 = SIGKILL
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: ProgramRun.path(of: program))
    process.arguments = arguments.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["HOME": folder.path].merging(ProgramRun.sanitizers) { $1 }
      .merging(environment) { $1 }
    folder.write("", to: "complaints")
    let trace = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = trace
    process.standardError = FileHandle(forWritingAtPath: folder.path + "/complaints")
    try ProgramRun.withAllSignals { try process.run() }
    let watchdog = ProgramRun.Watchdog(process.processIdentifier)
    defer { watchdog.cancel() }
    var text = ""
    var due: ContinuousClock.Instant?
    var isKilled = false
    while true {
      if due == nil { due = Self.wait(until: moment, in: text).map { .now + $0 } }
      if !isKilled, let due, !Self.hears(trace, before: due) {
        kill(process.processIdentifier, signal)
        isKilled = true
      }
      let part = trace.fileHandleForReading.availableData
      if part.isEmpty { break }
      text += String(decoding: part, as: UTF8.self)
    }
    process.waitUntilExit()
    exitCode = process.terminationReason == .exit ? process.terminationStatus : -1
    kept = Self.lastKept(in: text)
    let written = try SafeFile(path: folder.path + "/complaints").read() ?? []
    errorLines = String(decoding: written, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// How long it is to the signal; nil while nobody knows.
  private static func wait(until moment: Moment, in text: String) -> Duration? {
    switch moment {
    case .change(let change, let microseconds):
      count("change", in: text) >= change ? .microseconds(microseconds) : nil
    case .start(let microseconds): .microseconds(microseconds)
    }
  }

  /// Whether a process writes something, or ends, before a moment.
  private static func hears(_ pipe: Pipe, before due: ContinuousClock.Instant) -> Bool {
    var request = pollfd(
      fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let left = due - .now
      guard left > .zero else { return false }
      // Moments are drawn to the microsecond: within the last millisecond it only looks, again and again.
      if poll(&request, 1, Int32(left / .milliseconds(1))) > 0 { return true }
    }
  }

  private static func count(_ kind: String, in text: String) -> Int {
    text.components(separatedBy: "{\"kind\":\"\(kind)\"").count - 1
  }

  private static func lastKept(in text: String) -> Int {
    // The line that the program was killed in has no end.
    let whole = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let last = whole.last { $0.hasPrefix("{\"kind\":\"kept\"") }
    return last.flatMap { Int($0.dropLast().split(separator: ":").last ?? "") } ?? 0
  }
}
