import Glibc

/// What the system knows of a file without reading it.
public struct FileStatus: Equatable, Sendable {
  /// What there is under a path.
  public enum Kind: Equatable, Sendable {
    /// A file that can be read from its beginning to its end.
    case plain
    /// What holds files.
    case folder
    /// A pipe, a device or a socket.
    case other
  }

  /// What it is.
  public let kind: Kind
  /// In bytes.
  public let length: Int
  /// When it was written last, since 1970; as fine as the file system keeps it, which is 4 ms or 2 s on some.
  public let date: Duration

  /// Of a file under a path, or of what a link there leads to.
  ///
  /// - Throws: where there is none, or it may not be looked at.
  public init(_ path: FilePath) throws(FileError) {
    var status = stat()
    guard stat(path.cString, &status) == 0 else { throw FileError("read", path) }
    self.init(status)
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .plain
      case S_IFDIR: .folder
      default: .other
      }
    length = Int(status.st_size)
    date = .seconds(status.st_mtim.tv_sec) + .nanoseconds(status.st_mtim.tv_nsec)
  }
}
