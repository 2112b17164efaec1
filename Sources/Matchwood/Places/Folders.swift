import Files

/// Where the program keeps things, by the XDG base directory specification.
struct Folders: Equatable {
  /// For the settings.
  let config: String?
  /// For what was played.
  let data: String?
  /// For what can be made again, such as the painted table.
  let cache: String?
  /// For locks of folders that have none; gone when the player logs out.
  let runtime: String?

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
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    self.runtime = runtime.map { $0 + "/matchwood" }
  }
}

extension Folders {
  /// Where the player's pictures are; nil where that is not known.
  ///
  /// The specification is xdg-user-dirs: lines such as `XDG_PICTURES_DIR="$HOME/Pictures"` in a file of the
  /// configuration folder. A folder that is the home itself stands for none.
  static func ofPictures(_ environment: [String: String]) -> String? {
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    var config = home + "/.config"
    if let path = environment["XDG_CONFIG_HOME"], path.hasPrefix("/") { config = path }
    let bytes = (try? SafeFile(path: config + "/user-dirs.dirs").read(atMost: 65_536)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let value = lines.lazy.compactMap(picturesValue).last else {
      return home + "/Pictures"
    }
    let path = value.hasPrefix("$HOME") ? home + value.dropFirst("$HOME".count) : value
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    return trimmed.hasPrefix("/") && trimmed != home ? trimmed : nil
  }

  private static func picturesValue(_ line: Substring) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].filter({ $0 != " " }) == "XDG_PICTURES_DIR" else { return nil }
    let value = parts[1].drop { $0 == " " }
    guard value.hasPrefix("\""), let end = value.dropFirst().firstIndex(of: "\"") else {
      return nil
    }
    return String(value[value.index(after: value.startIndex)..<end])
  }
}
