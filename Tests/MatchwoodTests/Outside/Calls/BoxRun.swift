import Files
import Foundation
import TestSupport

@testable import Matchwood

/// One run of the program with a ``PlayedBox``, in which calls fail; others may run at the same time.
@MainActor final class BoxRun {
  let folder = TemporaryFolder()
  private let process = Process()
  private let watchdog: ProgramRun.Watchdog

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - rules: the calls that fail, as for ``RefusedCalls/environment(_:graphics:)``.
  ///   - graphics: whether the machine seems to have a graphics processor.
  init(
    _ box: PlayedBox, _ calls: RefusedCalls, refusing rules: String, graphics: Bool = false
  ) throws {
    try box.lay(in: folder)
    process.executableURL = URL(filePath: ProgramRun.path(of: "matchwood"))
    process.arguments =
      "--config c --size 480x320 --reduced-motion --script script --trace -"
      .split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [
      "HOME": folder.path, "COUNTED": folder.path + "/counted", "SHOWN": folder.path + "/shown",
    ].merging(calls.environment(rules, graphics: graphics)) { $1 }
    for name in ["trace", "complaints"] { folder.write("", to: name) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: folder.path + "/trace")
    process.standardError = FileHandle(forWritingAtPath: folder.path + "/complaints")
    try process.run()
    watchdog = ProgramRun.Watchdog(process.processIdentifier)
  }

  /// Waits for the end; nil where a signal came first, from the program's own fault or since it hung.
  func exitCode() -> Int32? {
    process.waitUntilExit()
    watchdog.cancel()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// Ends it by a signal.
  func end() { kill(process.processIdentifier, SIGKILL) }

  func lines(of name: String) throws -> [String] {
    let bytes = try SafeFile(path: "\(folder.path)/\(name)").read() ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// How often each call was made.
  func counts() throws -> [(call: String, count: Int)] {
    try lines(of: "counted").compactMap { line in
      let parts = line.split(separator: " ")
      return parts.count == 2 ? Int(parts[1]).map { (String(parts[0]), $0) } : nil
    }
  }
}
