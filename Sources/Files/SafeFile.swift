import Glibc

/// A small file that is replaced atomically: after a crash it is the old or the new one.
///
/// This also holds after a power cut, unless the file's protection is `reproducible`.
///
/// ```swift
/// let file = SafeFile(path: "/home/ann/words.json")
/// try file.write(Array("[]".utf8))
/// let bytes = try file.read(atMost: 1 << 20)
/// ```
public struct SafeFile: Sendable {
  /// The protection of a file's contents.
  public enum Protection: Sendable {
    /// Durable, and the previous version is retained with the suffix `.bak`.
    case withBackup
    /// The new contents survive a power cut.
    case durable
    /// Reproducible contents: not flushed to disk. Any number of programs and threads may write the file at once.
    case reproducible
  }

  /// The path of the file, which need not exist.
  public let path: FilePath
  /// The protection of the contents.
  public let protection: Protection

  /// - Parameter path: a path in a folder that must exist before writing.
  public init(path: FilePath, protection: Protection = .withBackup) {
    (self.path, self.protection) = (path, protection)
  }

  /// The path of the previous version.
  public var backup: FilePath { path + ".bak" }

  /// The folder that contains the file.
  public var folder: Folder { Folder(path.folder) }

  /// The default limit of a file's length, in bytes.
  public static let usualLimit = 32 << 20

  /// Reads the file, or returns `nil` if it does not exist.
  ///
  /// Throws for anything but a regular file, without blocking.
  ///
  /// - Parameter limit: the largest number of bytes. More bytes throw `EFBIG`.
  public func read(atMost limit: Int = Self.usualLimit) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try File.plain(path).readAll(atMost: limit)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Replaces the file. If that fails, as on a full disk, the old file remains and temporary files are deleted.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try write { (file) throws(FileError) in try file.writeAll(bytes) }
  }

  /// Replaces the file by a new one that `fill` writes, and deletes temporary files of processes that no longer
  /// run.
  public func write(_ fill: (File) throws(FileError) -> Void) throws(FileError) {
    PartFiles.sweep(folder)
    do {
      try replace(by: PartFiles.newPath(in: folder), fill)
    } catch {
      throw FileError("write", path, code: error.code)
    }
  }

  private func replace(
    by part: FilePath, _ fill: (File) throws(FileError) -> Void
  ) throws(FileError) {
    let file = try File(part, O_WRONLY | O_CREAT | O_EXCL, "write")
    defer { part.unlink() }
    try fill(file)
    if protection != .reproducible { try file.synchronize() }
    if protection == .withBackup { try keepBackup() }
    guard part.rename(to: path) else { throw FileError("write", path) }
    if protection != .reproducible { try folder.synchronize() }
  }

  /// Renames the file to the first free name of the form `<name>.<word>-1.<extension>`.
  ///
  /// - Returns: the new path.
  public func setAside(_ word: String) throws(FileError) -> FilePath {
    let ending = path.name.bytes.dropFirst(path.stem.bytes.count)
    let beginning = FilePath(bytes: path.bytes.dropLast(ending.count))
    for number in 1...999 {
      let name: FilePath = "\(beginning).\(word)-\(number)\(FilePath(bytes: ending))"
      do throws(FileError) {
        // Reserves the name with an empty file, which `rename` then replaces.
        _ = try File(name, O_WRONLY | O_CREAT | O_EXCL, "rename")
      } catch {
        if error.code == EEXIST { continue }
        throw error
      }
      if path.rename(to: name) { return name }
      let failure = FileError("rename", path)
      name.unlink()
      throw failure
    }
    throw FileError("rename", path, code: EEXIST)
  }

  /// Copies the current version to the backup, by a hard link, so that both files exist at every moment. Without a
  /// current version the existing backup remains.
  private func keepBackup() throws(FileError) {
    let next = PartFiles.newPath(in: folder)
    if unsafe link(path.cString, next.cString) != 0 {
      if errno == ENOENT { return }
      do {
        try copy(to: next)
      } catch {
        if error.isMissing { return }
        throw error
      }
    }
    // `rename` does nothing if both names are hard links to one file, so the temporary name must be unlinked.
    defer { next.unlink() }
    guard next.rename(to: backup) else { throw FileError("write", backup) }
  }

  /// Copies the file's contents, for file systems without hard links, such as those of memory cards.
  private func copy(to path: FilePath) throws(FileError) {
    let source = try File.plain(self.path)
    let copy = try File(path, O_WRONLY | O_CREAT | O_EXCL, "write")
    do throws(FileError) {
      var part = [UInt8](repeating: 0, count: 65_536)
      while case let count = try source.read(into: &part), count > 0 {
        try copy.writeAll(Array(part[..<count]))
      }
      try copy.synchronize()
    } catch {
      path.unlink()
      throw error
    }
  }
}
