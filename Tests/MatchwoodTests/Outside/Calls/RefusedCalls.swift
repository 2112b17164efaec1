import Files
import Foundation
import TestSupport

@testable import Matchwood

/// Lets calls of the system and of SDL fail in a program, as `Tests/FailingCalls/calls.c` says.
@MainActor struct RefusedCalls {
  private let folder = TemporaryFolder()
  private var library: String { folder.path + "/calls.so" }

  private static let source = "\(Checkout.folder)/Tests/FailingCalls/calls.c"

  /// Whether programs can be made to load a library first: sanitizers want to be first themselves.
  nonisolated static var arePossible: Bool {
    let isSanitized = ProcessInfo.processInfo.environment.keys.contains {
      $0.hasSuffix("SAN_OPTIONS")
    }
    return !isSanitized && FileManager.default.isExecutableFile(atPath: "/usr/bin/cc")
  }

  init() throws {
    try Folder(folder.path + "/dri").make()
    folder.write("", to: "dri/renderD128")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/cc")
    compiler.arguments = ["-O1", "-shared", "-fPIC", "-o", library, Self.source, "-ldl"]
    try compiler.run()
    compiler.waitUntilExit()
  }

  /// For a program in which these calls fail.
  ///
  /// - Parameters:
  ///   - rules: such as `link flock`, `read=3` for the third time alone, `read=3-` from then on.
  ///   - graphics: whether the machine seems to have a graphics processor.
  func environment(_ rules: String, graphics: Bool = false) -> [String: String] {
    let usual = [
      "LD_PRELOAD": library, "CALLS_IN": "matchwood", "REFUSED": rules, "SDL_VIDEODRIVER": "dummy",
      "SDL_AUDIODRIVER": "dummy",
    ]
    return graphics ? usual.merging(["GRAPHICS": folder.path + "/dri"]) { $1 } : usual
  }
}
