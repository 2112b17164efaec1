import Glibc

/// A folder identified by its path, which need not exist.
public struct Folder: Hashable, Sendable {
  /// An absolute path, or a path relative to the working directory.
  public let path: FilePath

  /// - Parameter path: a path without a trailing slash.
  public init(_ path: FilePath) { self.path = path }

  /// Returns the path of a file in the folder.
  public func path(of name: FilePath) -> FilePath { "\(path)/\(name)" }

  /// Creates the folder and its missing parents, accessible by the owner only (mode 700).
  public func make() throws(FileError) {
    let bytes = path.bytes
    var end = bytes.startIndex
    while end < bytes.endIndex {
      end = bytes[(end + 1)...].firstIndex(of: FilePath.slash) ?? bytes.endIndex
      let part = FilePath(bytes: bytes[..<end])
      guard unsafe mkdir(part.cString, 0o700) != 0 else { continue }
      let code = errno
      // For an existing folder `mkdir` may fail with an error other than `EEXIST`.
      guard let status = try? FileStatus(part), status.kind == .folder else {
        throw FileError("make the folder", path, code: code == EEXIST ? ENOTDIR : code)
      }
    }
  }

  /// The names of the files and folders in the folder, unordered. Empty if the folder cannot be read.
  public var names: [FilePath] { listed { name, _ in name } ?? [] }

  /// A file or folder in a folder.
  public struct Entry: Hashable, Sendable {
    /// The name of the entry.
    public let name: FilePath
    /// Whether the entry is a folder or a symbolic link to one.
    public let isFolder: Bool
  }

  /// The entries of the folder, unordered, or `nil` if the folder cannot be read.
  ///
  /// - Complexity: One `stat` per symbolic link, or per entry if the file system does not report kinds.
  public var entries: [Entry]? {
    listed { name, kind in
      let isFolder =
        kind == DT_DIR
        || ((kind == DT_LNK || kind == DT_UNKNOWN)
          && (try? FileStatus(path(of: name)))?.kind == .folder)
      return Entry(name: name, isFolder: isFolder)
    }
  }

  /// Maps the entries of the folder, or returns `nil` if it cannot be read.
  ///
  /// - Parameter value: receives a name and the file system's `d_type`, such as `DT_DIR`.
  private func listed<Value>(_ value: (_ name: FilePath, _ kind: Int) -> Value) -> [Value]? {
    guard let listing = unsafe opendir(path.cString) else { return nil }
    defer { unsafe closedir(listing) }
    var values: [Value] = []
    while let entry = unsafe readdir(listing) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe FilePath(bytes: bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." { unsafe values.append(value(name, Int(entry.pointee.d_type))) }
    }
    return values
  }

  /// Flushes added and removed names to disk.
  public func synchronize() throws(FileError) {
    try File(path, O_RDONLY | O_DIRECTORY, "open").synchronize()
  }

  /// Deletes the folder with its contents, or the file of this name. Does not follow symbolic links, and ignores
  /// failures.
  public func remove() {
    guard !path.unlink() else { return }
    for name in names { Folder(path(of: name)).remove() }
    unsafe rmdir(path.cString)
  }
}
