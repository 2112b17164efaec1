import Foundation
import TestSupport

@testable import Matchwood

/// Lets calls of the system fail in a program, as they do on memory cards and network folders.
@MainActor struct RefusedCalls {
  private let folder = TemporaryFolder()
  private var library: String { folder.path + "/refused.so" }

  /// Names of calls; those that are listed in `REFUSED` fail.
  private static let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <stdlib.h>
    #include <string.h>
    static int refused(const char *name) {
      const char *names = getenv("REFUSED");
      return names && strstr(names, name);
    }
    int flock(int file, int kind) {
      if (refused("flock")) { errno = ENOLCK; return -1; }
      int (*real)(int, int) = (int (*)(int, int))dlsym(RTLD_NEXT, "flock");
      return real(file, kind);
    }
    int link(const char *from, const char *to) {
      if (refused("link")) { errno = EPERM; return -1; }
      int (*real)(const char *, const char *) =
        (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "link");
      return real(from, to);
    }
    """

  /// Whether programs can be made to load a library first: sanitizers want to be first themselves.
  nonisolated static var arePossible: Bool {
    let isSanitized = ProcessInfo.processInfo.environment.keys.contains {
      $0.hasSuffix("SAN_OPTIONS")
    }
    return !isSanitized && FileManager.default.isExecutableFile(atPath: "/usr/bin/cc")
  }

  init() throws {
    folder.write(Self.source, to: "refused.c")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/cc")
    compiler.arguments = ["-shared", "-fPIC", "-o", library, folder.path + "/refused.c", "-ldl"]
    try compiler.run()
    compiler.waitUntilExit()
  }

  /// For a program in which these calls fail.
  func environment(_ names: String) -> [String: String] {
    ["LD_PRELOAD": library, "REFUSED": names, "SDL_VIDEODRIVER": "dummy"]
  }
}
