import Files

/// Where the program keeps things, by the XDG base directory specification.
struct Folders: Equatable {
  /// For the settings.
  let config: FilePath?
  /// For what was played.
  let data: FilePath?
  /// For what can be made again, such as the painted table.
  let cache: FilePath?
  /// For locks of folders that have none; gone when the player logs out.
  let runtime: FilePath?

  /// - Parameters:
  ///   - chosen: the folder of `--config`; takes the place of the usual ones for settings and games.
  ///   - environment: `XDG_CONFIG_HOME` and its like count only where they are absolute.
  init(chosen: FilePath?, environment: [String: FilePath]) {
    func folder(_ variable: String, _ usual: String) -> FilePath? {
      if let path = environment[variable], path.isAbsolute { return path + "/matchwood" }
      guard let home = environment["HOME"], home.isAbsolute else { return nil }
      return "\(home)/\(usual)/matchwood"
    }
    config = chosen ?? folder("XDG_CONFIG_HOME", ".config")
    data = chosen ?? folder("XDG_DATA_HOME", ".local/share")
    cache = folder("XDG_CACHE_HOME", ".cache")
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.isAbsolute ? $0 : nil }
    self.runtime = runtime.map { $0 + "/matchwood" }
  }
}

extension Folders {
  /// Where the player's pictures are; nil where that is not known.
  ///
  /// The specification is xdg-user-dirs: lines such as `XDG_PICTURES_DIR="$HOME/Pictures"` in a file of the
  /// configuration folder. A folder that is the home itself stands for none.
  static func ofPictures(_ environment: [String: FilePath]) -> FilePath? {
    guard let home = environment["HOME"], home.isAbsolute else { return nil }
    var config = home + "/.config"
    if let path = environment["XDG_CONFIG_HOME"], path.isAbsolute { config = path }
    let bytes = (try? SafeFile(path: config + "/user-dirs.dirs").read(atMost: 65_536)) ?? []
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard let value = lines.lazy.compactMap(picturesValue).last else {
      return home + "/Pictures"
    }
    let rest = FilePath(bytes: value.bytes.dropFirst("$HOME".utf8.count))
    let path = value.hasPrefix("$HOME") ? home + rest : value
    let trimmed = path.hasSuffix("/") ? FilePath(bytes: path.bytes.dropLast()) : path
    return trimmed.isAbsolute && trimmed != home ? trimmed : nil
  }

  private static func picturesValue(_ line: ArraySlice<UInt8>) -> FilePath? {
    let (space, quote) = (UInt8(ascii: " "), UInt8(ascii: "\""))
    let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
    guard parts.count == 2,
      parts[0].filter({ $0 != space }).elementsEqual("XDG_PICTURES_DIR".utf8)
    else { return nil }
    let value = parts[1].drop { $0 == space }
    guard value.first == quote, let end = value.dropFirst().firstIndex(of: quote) else {
      return nil
    }
    return FilePath(bytes: value[..<end].dropFirst())
  }
}
