import Files
import SDLKit

/// A file of the fonts that were found, which saves fontconfig's search at launch.
///
/// It is valid while nothing that fontconfig examines has changed: its settings, the font folders, the fonts and
/// the language. A file that cannot be read or written causes no error: the search is repeated.
public nonisolated struct FontMemory: Sendable {
  private let file: SafeFile?
  /// The environment variables that affect the search.
  private let setting: String
  /// The locations of the user's fontconfig settings, which fontconfig reports only if they exist.
  private let own: [FilePath]

  /// The environment variables that fontconfig reads.
  ///
  /// They are those of fontconfig-user(5), of the XDG folders, and of the language.
  public static let variables = [
    "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FONTCONFIG_USE_MMAP", "FC_LANG",
    "FC_DEBUG", "FC_DBG_MATCH_FILTER", "LC_ALL", "LC_CTYPE", "LANG", "HOME", "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "SOURCE_DATE_EPOCH",
  ]

  /// - Parameters:
  ///   - folder: Created when the first fonts are saved. `nil` disables the cache.
  ///   - environment: The values of ``variables`` in this process, if set.
  public init(folder: FilePath?, environment: [String: FilePath]) {
    file = folder.map { SafeFile(path: Folder($0).path(of: "fonts"), care: .remakeable) }
    let home = environment["HOME"] ?? ""
    let config = (environment["XDG_CONFIG_HOME"] ?? home + "/.config") + "/fontconfig"
    own = [
      config, config + "/fonts.conf", config + "/conf.d", home + "/.fonts.conf",
      home + "/.fonts.conf.d",
    ]
    // An empty variable may have another effect than one that is not set.
    setting = Self.variables.compactMap { name in environment[name].map { "\(name)=\($0.text)" } }
      .joined(separator: " ")
  }

  /// Returns the cached fonts, or none if something has changed.
  ///
  /// - Complexity: Reads the dates of about 70 files and folders (0.1 ms).
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

  /// Saves the result of a search.
  ///
  /// - Parameter sources: The files and folders the search depends on, from ``FontFinder/sources``.
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
      // The search is repeated at the next launch.
    }
  }

  /// The number is the version of the file format.
  private static let head = "fonts 2"
  private static let end = "end"

  /// Returns the modification date of a file or folder, or "-" if it does not exist.
  private static func date(of path: FilePath) -> String {
    guard let date = (try? FileStatus(path))?.date.components else { return "-" }
    return "\(date.seconds).\(date.attoseconds)"
  }
}
