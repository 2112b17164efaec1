import Glibc

/// A folder by its path, whether it is there or not.
public struct Folder: Hashable, Sendable {
  /// Absolute, or from the working folder.
  public let path: FilePath

  /// - Parameter path: without a slash at its end.
  public init(_ path: FilePath) { self.path = path }

  /// The path of a file in it.
  public func path(of name: FilePath) -> FilePath { "\(path)/\(name)" }

  /// Makes the folder and those above it, readable by its owner alone.
  public func make() throws(FileError) {
    let bytes = path.bytes
    var end = bytes.startIndex
    while end < bytes.endIndex {
      end = bytes[(end + 1)...].firstIndex(of: FilePath.slash) ?? bytes.endIndex
      let part = FilePath(bytes: bytes[..<end])
      guard mkdir(part.cString, 0o700) != 0 else { continue }
      let code = errno
      // A folder that is there may refuse mkdir with other words than "it is there".
      guard let status = try? FileStatus(part), status.kind == .folder else {
        throw FileError("make the folder", path, code: code == EEXIST ? ENOTDIR : code)
      }
    }
  }

  /// The names of the files and folders in it, in no order; none where it cannot be read.
  public var names: [FilePath] { listed { name, _ in name } ?? [] }

  /// Something in a folder.
  public struct Entry: Hashable, Sendable {
    /// What it is called.
    public let name: FilePath
    /// Whether it is a folder, or a link that leads to one.
    public let isFolder: Bool
  }

  /// What lies in it, in no order; nil where it cannot be read.
  ///
  /// - Complexity: looks at links alone, and at all files where the file system does not say what they are.
  public var entries: [Entry]? {
    listed { name, kind in
      let isFolder =
        kind == DT_DIR
        || ((kind == DT_LNK || kind == DT_UNKNOWN)
          && (try? FileStatus(path(of: name)))?.kind == .folder)
      return Entry(name: name, isFolder: isFolder)
    }
  }

  /// Goes through what lies in it; nil where it cannot be read.
  ///
  /// - Parameter value: is told a name and what the file system says of its kind, such as `DT_DIR`.
  private func listed<Value>(_ value: (_ name: FilePath, _ kind: Int) -> Value) -> [Value]? {
    guard let listing = opendir(path.cString) else { return nil }
    defer { closedir(listing) }
    var values: [Value] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        FilePath(bytes: bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." { values.append(value(name, Int(entry.pointee.d_type))) }
    }
    return values
  }

  /// Returns when names that came and went would survive a power cut.
  public func synchronize() throws(FileError) {
    try File(path, O_RDONLY | O_DIRECTORY, "open").synchronize()
  }

  /// Removes the folder with all that is in it, or the file that is there in its place; follows no links.
  public func remove() {
    guard unlink(path.cString) != 0 else { return }
    for name in names { Folder(path(of: name)).remove() }
    rmdir(path.cString)
  }
}
