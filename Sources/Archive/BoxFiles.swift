import Files
import Glibc
import PlayLog

/// The files of a box, which are in two folders: the settings in one, all else in the other.
public struct BoxFiles: Sendable {
  /// The folder of the settings.
  public let config: FilePath
  /// The folder of all else.
  public let data: FilePath

  /// Makes the files of a box.
  public init(config: FilePath, data: FilePath) { (self.config, self.data) = (config, data) }

  /// The files and folders of the settings; the others are in ``data``.
  private static let ofConfig: [FilePath] = ["settings.json", "settings"]
  private static let ofData: [FilePath] = [
    "decks.json", "games", log, "mistakes.json", "pictures", "pictures.json", "results.json",
  ]
  /// The log, which is merged line by line.
  private static let log: FilePath = "log"

  // MARK: Saving

  /// Writes an archive of all files: the log, players, games, settings, pictures and decks.
  public func save(to path: FilePath) throws(FileError) {
    try ArchiveFile.write(all, to: path)
  }

  /// The files that exist, with their names in an archive.
  private var all: [(name: FilePath, path: FilePath)] {
    Self.ofConfig.flatMap { Self.files($0, at: "\(config)/\($0)") }
      + Self.ofData.flatMap { Self.files($0, at: "\(data)/\($0)") }
  }

  /// Returns a file, or the files below a folder. Backups, damaged and temporary files are left out.
  private static func files(
    _ name: FilePath, at path: FilePath
  ) -> [(name: FilePath, path: FilePath)] {
    guard let entries = Folder(path).entries else { return [(name, path)] }
    return entries.flatMap { entry -> [(name: FilePath, path: FilePath)] in
      guard !entry.name.hasPrefix("."), !entry.name.hasSuffix(".bak"),
        !entry.name.bytes.contains(Array(".broken-".utf8))
      else { return [] }
      return files("\(name)/\(entry.name)", at: Folder(path).path(of: entry.name))
    }
  }

  // MARK: Loading

  /// The result of comparing an archive with the files here.
  public struct Comparison: Sendable {
    /// The copies whose files are missing here.
    public fileprivate(set) var new: [ArchiveFile.Entry] = []
    /// The copies that differ from the files here.
    public fileprivate(set) var different: [ArchiveFile.Entry] = []
    fileprivate var log: ArchiveFile.Entry?
  }

  /// Compares an archive with the files here. Copies that have no place in a box are ignored.
  public func compare(_ archive: ArchiveFile) throws(ArchiveFile.Failure) -> Comparison {
    var comparison = Comparison()
    for entry in archive.entries {
      guard entry.name != Self.log else {
        comparison.log = entry
        continue
      }
      guard let path = path(of: entry.name) else { continue }
      switch try Self.contents(of: path) {
      case nil: comparison.new.append(entry)
      case let bytes?:
        if bytes != (try archive.bytes(of: entry)) { comparison.different.append(entry) }
      }
    }
    return comparison
  }

  /// Adds the games and players of an archive, and the files that are missing here.
  ///
  /// A kill leaves whole files. Loading again completes it.
  ///
  /// - Parameters:
  ///   - replacing: whether the files that differ are replaced. The former ones are kept as backups.
  ///   - lock: the lock of the folder of all else.
  public func load(
    _ archive: ArchiveFile, _ comparison: Comparison, replacing: Bool, lock: FolderLock?
  ) throws(ArchiveFile.Failure) {
    for entry in comparison.new + (replacing ? comparison.different : []) {
      guard let path = path(of: entry.name) else { continue }
      let bytes = try archive.bytes(of: entry)
      try Self.onFile { () throws(FileError) in
        try Folder(path.folder).make()
        try SafeFile(path: path).write(bytes)
      }
    }
    guard let log = comparison.log else { return }
    let bytes = try archive.bytes(of: log)
    try Self.onFile { () throws(FileError) in
      try Folder(data).make()
      do throws(LogFile.Failure) {
        try LogFile("\(data)/\(Self.log)", lock: lock).merge(bytes)
      } catch {
        switch error {
        case .file(let error): throw error
        case .inUse: throw FileError("write", data, code: EAGAIN)
        }
      }
    }
  }

  /// Returns the path of a copy's file here, or `nil` for a name that has no place in a box.
  private func path(of name: FilePath) -> FilePath? {
    let first = FilePath(bytes: name.bytes.prefix { $0 != UInt8(ascii: "/") })
    if Self.ofConfig.contains(first) { return "\(config)/\(name)" }
    return Self.ofData.contains(first) ? "\(data)/\(name)" : nil
  }

  private static func contents(of path: FilePath) throws(ArchiveFile.Failure) -> [UInt8]? {
    try onFile { () throws(FileError) in try SafeFile(path: path).read(atMost: .max) }
  }

  private static func onFile<Value>(
    _ work: () throws(FileError) -> Value
  ) throws(ArchiveFile.Failure) -> Value {
    do throws(FileError) { return try work() } catch { throw .file(error) }
  }
}
