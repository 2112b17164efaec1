import Glibc

/// A small file that is either the old one or the new one whole, whenever the program or the power stops.
///
/// ```swift
/// let file = SafeFile(path: "/home/ann/words.json")
/// try file.write(Array("[]".utf8))
/// let bytes = try file.read(atMost: 1 << 20)
/// ```
public struct SafeFile: Sendable {
  /// What a file asks for when it is written.
  public enum Care: Sendable {
    /// The version before the last write stays too, under the same name with `.bak` behind it.
    case backedUp
    /// What was written survives a power cut.
    case durable
    /// What can be made again: nobody waits for the disk, and any number of programs and threads may write it
    /// at once.
    case remakeable
  }

  /// Where it is, or will be.
  public let path: FilePath
  /// How much it is worth.
  public let care: Care

  /// - Parameter path: in a folder that is there when it is written.
  public init(path: FilePath, care: Care = .backedUp) {
    (self.path, self.care) = (path, care)
  }

  /// Where the version before is.
  public var backup: FilePath { path + ".bak" }

  /// The folder that it lies in.
  public var folder: Folder { Folder(path.folder) }

  /// More than any small file holds, in bytes.
  public static let usualLimit = 32 << 20

  /// The bytes of the file; nil where there is none.
  ///
  /// What is no plain file is an error, and never waited for.
  ///
  /// - Parameter limit: more than so many are an error, `EFBIG`.
  public func read(atMost limit: Int = Self.usualLimit) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try File.plain(path).readAll(atMost: limit)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Replaces the file; where that fails, as on a full disk, leaves the old one and nothing besides.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try write { (file) throws(FileError) in try file.writeAll(bytes) }
  }

  /// Replaces the file by a new one that `fill` writes, and removes parts that killed processes left in its folder.
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
    defer { unlink(part.cString) }
    try fill(file)
    if care != .remakeable { try file.synchronize() }
    if care == .backedUp { try keepBackup() }
    guard rename(part.cString, path.cString) == 0 else { throw FileError("write", path) }
    if care != .remakeable { try folder.synchronize() }
  }

  /// Moves the file out of the way, under the first free name `<name>.<word>-1.<extension>` and so on.
  ///
  /// - Returns: the name that it has now.
  public func setAside(_ word: String) throws(FileError) -> FilePath {
    let ending = path.name.bytes.dropFirst(path.stem.bytes.count)
    let beginning = FilePath(bytes: path.bytes.dropLast(ending.count))
    for number in 1...999 {
      let name: FilePath = "\(beginning).\(word)-\(number)\(FilePath(bytes: ending))"
      do throws(FileError) {
        // Nobody else has the name from now on, and what is replaced is empty.
        _ = try File(name, O_WRONLY | O_CREAT | O_EXCL, "rename")
      } catch {
        if error.code == EEXIST { continue }
        throw error
      }
      if rename(path.cString, name.cString) == 0 { return name }
      let failure = FileError("rename", path)
      unlink(name.cString)
      throw failure
    }
    throw FileError("rename", path, code: EEXIST)
  }

  /// The old version stays under its own name too, so that there are a file and a backup at every
  /// moment; where there is no file, the backup is all there is and stays.
  private func keepBackup() throws(FileError) {
    let next = PartFiles.newPath(in: folder)
    if link(path.cString, next.cString) != 0 {
      if errno == ENOENT { return }
      do {
        try copy(to: next)
      } catch {
        if error.isMissing { return }
        throw error
      }
    }
    // Two names of one file, as an interrupted write leaves them, are not made one by renaming.
    defer { unlink(next.cString) }
    guard rename(next.cString, backup.cString) == 0 else { throw FileError("write", backup) }
  }

  /// Where a file system knows no second name for a file, as those of memory cards, a copy does.
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
      unlink(path.cString)
      throw error
    }
  }
}
