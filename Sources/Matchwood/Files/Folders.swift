import Glibc

/// Where the program keeps things, by the XDG base directory specification.
struct Folders: Equatable {
  /// For the settings.
  let config: String?
  /// For what was played.
  let data: String?
  /// For what can be made again, such as the painted table.
  let cache: String?

  /// - Parameters:
  ///   - chosen: the folder of `--config`; takes the place of the usual ones for settings and games.
  ///   - environment: `XDG_CONFIG_HOME` and its like count only where they are absolute.
  init(chosen: String?, environment: [String: String]) {
    func folder(_ variable: String, _ usual: String) -> String? {
      if let path = environment[variable], path.hasPrefix("/") { return path + "/matchwood" }
      guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
      return "\(home)/\(usual)/matchwood"
    }
    config = chosen ?? folder("XDG_CONFIG_HOME", ".config")
    data = chosen ?? folder("XDG_DATA_HOME", ".local/share")
    cache = folder("XDG_CACHE_HOME", ".cache")
  }

  /// Makes a folder and those above it, readable by its owner alone.
  nonisolated static func make(_ path: String) throws(FileError) {
    var end = path.startIndex
    while end < path.endIndex {
      let next = path.index(after: end)
      end = path[next...].firstIndex(of: "/") ?? path.endIndex
      guard mkdir(String(path[..<end]), 0o700) != 0 else { continue }
      let code = errno
      var status = stat()
      // A folder that is there may refuse mkdir with other words than "it is there".
      guard stat(String(path[..<end]), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError("make the folder", path, code: code == EEXIST ? ENOTDIR : code)
      }
    }
  }
}
