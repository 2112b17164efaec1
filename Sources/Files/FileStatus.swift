import Glibc

/// The kind, length and date of a file.
public struct FileStatus: Equatable, Sendable {
  /// The kind of a file.
  public enum Kind: Equatable, Sendable {
    /// A regular file.
    case plain
    /// A folder.
    case folder
    /// A pipe, a device or a socket.
    case other
  }

  public let kind: Kind
  /// The length in bytes.
  public let length: Int
  /// The modification date since 1970. Some file systems round it to 4 ms or 2 s.
  public let date: Duration

  /// Reads the status of a file, following symbolic links.
  ///
  /// - Throws: if the file does not exist or access to it is denied.
  public init(_ path: FilePath) throws(FileError) {
    var status = stat()
    guard unsafe stat(path.cString, &status) == 0 else { throw FileError("read", path) }
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
