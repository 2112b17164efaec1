import Files

/// The folders of the program, following the XDG base directory specification. A folder is `nil` if no environment
/// variable determines it.
struct Folders: Equatable {
  /// The folder of the settings.
  let config: FilePath?
  /// The folder of saved games and results.
  let data: FilePath?
  /// The folder of data that can be made again, such as the painted table.
  let cache: FilePath?
  /// The folder for sockets, and for locks if a file system supports none. It is deleted when the player logs out.
  let runtime: FilePath?

  /// Determines the folders.
  ///
  /// - Parameters:
  ///   - chosen: the folder of `--config`. It replaces the usual folders of settings and games.
  ///   - environment: relative paths in `XDG_CONFIG_HOME` and similar variables are ignored.
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
  /// Returns the address of the bus of the session, or `nil` if there is none.
  static func sessionBus(_ environment: [String: FilePath]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return address.shown }
    guard let runtime = environment["XDG_RUNTIME_DIR"], runtime.isAbsolute else { return nil }
    return Folder(runtime).names.contains("bus") ? "unix:path=\(runtime.shown)/bus" : nil
  }

  /// Returns the folder of the player's pictures, or `nil` if it is unknown.
  static func ofPictures(_ environment: [String: FilePath]) -> FilePath? {
    folder("XDG_PICTURES_DIR", usually: "Pictures", environment)
  }

  /// Returns the folder of the player's documents, or `nil` if it is unknown.
  static func ofDocuments(_ environment: [String: FilePath]) -> FilePath? {
    folder("XDG_DOCUMENTS_DIR", usually: "Documents", environment)
  }

  /// Returns a folder that xdg-user-dirs defines, by lines such as `XDG_PICTURES_DIR="$HOME/Pictures"` in a file of
  /// the configuration folder.
  ///
  /// Returns `nil` if it equals the home folder, since then there is no such folder.
  private static func folder(
    _ variable: String, usually usual: FilePath, _ environment: [String: FilePath]
  ) -> FilePath? {
    guard let home = environment["HOME"], home.isAbsolute else { return nil }
    var config = home + "/.config"
    if let path = environment["XDG_CONFIG_HOME"], path.isAbsolute { config = path }
    let bytes = (try? SafeFile(path: config + "/user-dirs.dirs").read(atMost: 65_536)) ?? []
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard let value = lines.lazy.compactMap({ Self.value(of: variable, $0) }).last else {
      return home + "/" + usual
    }
    let rest = FilePath(bytes: value.bytes.dropFirst("$HOME".utf8.count))
    let path = value.hasPrefix("$HOME") ? home + rest : value
    let trimmed = path.hasSuffix("/") ? FilePath(bytes: path.bytes.dropLast()) : path
    return trimmed.isAbsolute && trimmed != home ? trimmed : nil
  }

  private static func value(of variable: String, _ line: ArraySlice<UInt8>) -> FilePath? {
    let (space, quote) = (UInt8(ascii: " "), UInt8(ascii: "\""))
    let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
    guard parts.count == 2,
      parts[0].filter({ $0 != space }).elementsEqual(variable.utf8)
    else { return nil }
    let value = parts[1].drop { $0 == space }
    guard value.first == quote, let end = value.dropFirst().firstIndex(of: quote) else {
      return nil
    }
    return FilePath(bytes: value[..<end].dropFirst())
  }
}
