import Glibc

/// The environment that the program was started in.
enum Environment {
  /// The variables that the program looks at, where they are set.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }

  private static let names = [
    "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "MATCHWOOD_ASSETS",
    "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG",
  ]
}
