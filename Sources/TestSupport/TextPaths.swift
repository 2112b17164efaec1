import Files

// Conveniences for tests, whose paths are strings.

extension SafeFile {
  public init(path: String, protection: Protection = .withBackup) {
    self.init(path: FilePath(path), protection: protection)
  }
}

extension Folder {
  public init(_ path: String) { self.init(FilePath(path)) }
}

extension File {
  public convenience init(_ path: String, _ flags: Int32, _ action: String) throws(FileError) {
    try self.init(FilePath(path), flags, action)
  }

  public static func plain(_ path: String) throws(FileError) -> File { try plain(FilePath(path)) }

  public static func reading(_ path: String) throws(FileError) -> File {
    try reading(FilePath(path))
  }

  public static func writing(_ path: String) throws(FileError) -> File {
    try writing(FilePath(path))
  }

  public static func replace(
    _ path: String, with bytes: [UInt8], timeout: Duration? = nil
  ) throws(FileError) {
    try replace(FilePath(path), with: bytes, timeout: timeout)
  }
}

extension FileStatus {
  public init(_ path: String) throws(FileError) { try self.init(FilePath(path)) }
}

extension FileError {
  public init(_ action: String, _ path: String, code: Int32) {
    self.init(action, FilePath(path), code: code)
  }
}

extension BitmapFile {
  public init(_ path: String) { self.init(FilePath(path)) }
}

extension BitmapSheet {
  public init(_ path: String) { self.init(FilePath(path)) }
}

extension BitmapCache {
  public init(folder: String, prefix: String, capacity: Int) {
    self.init(folder: FilePath(folder), prefix: prefix, capacity: capacity)
  }
}
