import Files
import Glibc

/// Finds the files that are installed with the program.
enum Assets {
  /// Returns the folder of the assets, or `nil` if there is none. It is `MATCHWOOD_ASSETS` if set, otherwise
  /// `share/matchwood` beside the executable's folder, otherwise `Assets` in the checkout around the executable.
  static func folder(executable: FilePath?, environment: [String: FilePath]) -> FilePath? {
    if let chosen = environment["MATCHWOOD_ASSETS"], !chosen.isEmpty { return chosen }
    guard let executable else { return nil }
    let folders = parents(of: executable)
    let installed = folders.dropFirst().first.map { $0 + "/share/matchwood" }
    let checkout = folders.first { isThere($0 + "/Package.swift") && isThere($0 + "/Assets/po") }
    return [installed, checkout.map { $0 + "/Assets" }].lazy
      .compactMap { $0 }.first(where: isThere)
  }

  /// The path of the running program, or `nil` if it is unknown.
  static var executable: FilePath? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    guard count > 0 else { return nil }
    return FilePath(bytes: path[..<count].map(UInt8.init(bitPattern:)))
  }

  /// Returns the folders that contain a file, the innermost first.
  private static func parents(of path: FilePath) -> [FilePath] {
    var folders: [FilePath] = []
    var rest = path.bytes[...]
    while let slash = rest.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      folders.append(FilePath(bytes: rest))
    }
    return folders
  }

  private static func isThere(_ path: FilePath) -> Bool { access(path.cString, R_OK) == 0 }
}
