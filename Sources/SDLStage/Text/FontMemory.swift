import Files
import SDLKit

/// Remembers in a file which fonts were found, so that fontconfig need not read its lists at each start.
///
/// It holds for as long as nothing has changed that fontconfig looked at: its settings, the folders of fonts, the fonts
/// themselves, the language. A file that cannot be read or written is no error: fonts are searched anew.
public nonisolated struct FontMemory: Sendable {
  private let file: SafeFile?
  /// What the search reads from the environment.
  private let setting: String
  /// Where a player may put settings of fontconfig, which it does not name until they are there.
  private let own: [FilePath]

  /// The variables of the environment that fontconfig reads.
  ///
  /// Those of fontconfig-user(5), those of the folders of the XDG, and those that name the language.
  public static let variables = [
    "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FONTCONFIG_USE_MMAP", "FC_LANG",
    "FC_DEBUG", "FC_DBG_MATCH_FILTER", "LC_ALL", "LC_CTYPE", "LANG", "HOME", "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "SOURCE_DATE_EPOCH",
  ]

  /// - Parameters:
  ///   - folder: made when the first fonts are remembered; nil remembers nothing.
  ///   - environment: of this process, with ``variables`` where they are set.
  public init(folder: FilePath?, environment: [String: FilePath]) {
    file = folder.map { SafeFile(path: Folder($0).path(of: "fonts"), care: .remakeable) }
    let home = environment["HOME"] ?? ""
    let config = (environment["XDG_CONFIG_HOME"] ?? home + "/.config") + "/fontconfig"
    own = [
      config, config + "/fonts.conf", config + "/conf.d", home + "/.fonts.conf",
      home + "/.fonts.conf.d",
    ]
    // A variable that is empty may mean something else than one that is not set.
    setting = Self.variables.compactMap { name in environment[name].map { "\(name)=\($0.text)" } }
      .joined(separator: " ")
  }

  /// The fonts that were found, or none where something has changed since.
  ///
  /// - Complexity: asks for the dates of some 70 files and folders: 0.1 ms.
  public func load() -> [FontFinder.Weight: FilePath] {
    guard let bytes = try? file?.read(atMost: 1 << 20) else { return [:] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first == Self.head[...], lines.dropFirst().first == setting[...],
      lines.last == Self.end[...]
    else { return [:] }
    var fonts: [FontFinder.Weight: FilePath] = [:]
    for line in lines.dropFirst(2).dropLast() {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count == 3, let weight = Int32(parts[0]), let path = FilePath(text: parts[2]),
        Self.date(of: path) == parts[1]
      else { return [:] }
      if let weight = FontFinder.Weight(rawValue: weight) { fonts[weight] = path }
    }
    return fonts
  }

  /// Remembers what a search has found.
  ///
  /// - Parameter sources: what the search depends on, from ``FontFinder/sources``.
  public func save(_ fonts: [FontFinder.Weight: FilePath], sources: [FilePath]) {
    guard let file else { return }
    let lines =
      [Self.head, setting]
      + Set(sources + own + sources.map(\.folder)).sorted().map {
        "0 \(Self.date(of: $0)) \($0.text)"
      }
      + fonts.sorted { $0.key.rawValue < $1.key.rawValue }.map { weight, path in
        "\(weight.rawValue) \(Self.date(of: path)) \(path.text)"
      } + [Self.end]
    guard !lines.contains(where: { $0.contains("\n") }) else { return }
    do {
      try file.folder.make()
      try file.write(Array(lines.map { $0 + "\n" }.joined().utf8))
    } catch {
      // They will be searched again.
    }
  }

  /// The number counts up with what is written here.
  private static let head = "fonts 2"
  private static let end = "end"

  /// When a file or folder was written last; a dash where there is none.
  private static func date(of path: FilePath) -> String {
    guard let date = (try? FileStatus(path))?.date.components else { return "-" }
    return "\(date.seconds).\(date.attoseconds)"
  }
}
