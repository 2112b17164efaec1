import Foundation
import XCTest

/// An X server without a screen, for tests that need real windows.
final class VirtualDisplay {
  private let server = Process()
  let name: String

  /// - Throws: a skipped test where Xvfb is not installed or does not start.
  init() throws {
    let path = "/usr/bin/Xvfb"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw XCTSkip("Xvfb is not installed: install xvfb to run this test.")
    }
    let numbers = Pipe()
    server.executableURL = URL(fileURLWithPath: path)
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "+extension", "GLX",
    ]
    server.standardOutput = numbers
    server.standardError = FileHandle.nullDevice
    try server.run()
    let line = String(decoding: numbers.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw XCTSkip("Xvfb does not start here.")
    }
    name = ":\(number)"
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
  }
}
