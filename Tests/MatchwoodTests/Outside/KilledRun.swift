import Foundation
import TestSupport

@testable import Matchwood

/// One run of the program that is killed soon after a change of its game.
@MainActor struct KilledRun {
  /// How many changes it traced, those between the order to kill it and its death too.
  private(set) var changes = 0
  /// After how many changes it traced that the game was in its file for certain.
  private(set) var kept = 0
  /// What it wrote to standard error, line by line.
  let complaints: [String]

  /// - Parameters:
  ///   - arguments: words without blanks in them, among them `--trace -`.
  ///   - change: the change to wait for, from 1.
  ///   - microseconds: how long after it the program is killed.
  init(
    _ arguments: String, in folder: TemporaryFolder, environment: [String: String],
    killAfter change: Int, microseconds: Int
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: ProgramRun.program)
    process.arguments = arguments.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["HOME": folder.path].merging(environment) { $1 }
    folder.write("", to: "complaints")
    let trace = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = trace
    process.standardError = FileHandle(forWritingAtPath: folder.path + "/complaints")
    try process.run()
    var text = ""
    var isKilled = false
    while case let part = trace.fileHandleForReading.availableData, !part.isEmpty {
      text += String(decoding: part, as: UTF8.self)
      guard !isKilled, Self.count("change", in: text) >= change else { continue }
      usleep(UInt32(microseconds))
      kill(process.processIdentifier, SIGKILL)
      isKilled = true
    }
    process.waitUntilExit()
    changes = Self.count("change", in: text)
    kept = Self.lastKept(in: text)
    let written = try SafeFile(path: folder.path + "/complaints").read() ?? []
    complaints = String(decoding: written, as: UTF8.self).split(separator: "\n").map(String.init)
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
