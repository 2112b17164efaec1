import Glibc

/// Finds the files that come with the program.
enum Assets {
  /// The first folder that is there: `MATCHWOOD_ASSETS`, `share/matchwood` beside the folder of the
  /// executable, or `Assets` of the checkout that the executable was built in.
  static func folder(executable: String?, environment: [String: String]) -> String? {
    if let chosen = environment["MATCHWOOD_ASSETS"], !chosen.isEmpty { return chosen }
    guard let executable else { return nil }
    let folders = parents(of: executable)
    let installed = folders.dropFirst().first.map { $0 + "/share/matchwood" }
    let checkout = folders.first { isThere($0 + "/Package.swift") && isThere($0 + "/Assets/po") }
    return [installed, checkout.map { $0 + "/Assets" }].lazy
      .compactMap { $0 }.first(where: isThere)
  }

  /// The path of the running program.
  static var executable: String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    guard count > 0 else { return nil }
    return String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The folders that hold a file, the nearest first.
  private static func parents(of path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }

  private static func isThere(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
