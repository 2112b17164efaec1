import Files
import Glibc

/// The environment variables of the program.
nonisolated enum Environment {
  /// Sets the variables that libraries read. Call it once, before the first thread is made.
  ///
  /// A later change could free a value that another thread is reading.
  ///
  /// - Parameter cache: the folder in which libX11 may cache the compose sequences, which it does for every user
  ///   but root. Parsing them takes ten milliseconds of each start. If the folder is missing or the player has set
  ///   the variable, nothing changes.
  static func prepare(cache: FilePath?) {
    precondition(Folder("/proc/self/task").names.count <= 1, "another thread is running already")
    setenv(Catalogue.variable.name, Catalogue.variable.value, 1)
    if let cache { setenv("XCOMPOSECACHE", cache.cString, 0) }
  }

  /// The variables that the program reads, if they are set.
  static var variables: [String: FilePath] {
    var variables: [String: FilePath] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = FilePath(cString: value) }
    }
    return variables
  }

  private static let names = [
    "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR",
    "DBUS_SESSION_BUS_ADDRESS",
    "MATCHWOOD_ASSETS", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG",
  ]
}
