import Glibc

extension File {
  /// Opens `/dev/null` for each standard descriptor that was closed at launch, so that no later file takes its
  /// number.
  ///
  /// Reading standard input and writing standard output still fail, as on a closed descriptor.
  public static func openStandard() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The system assigns the lowest free descriptor.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes one line to standard error, prefixed with the program's name.
  public static func complain(_ line: String, of program: String = "matchwood") {
    let words = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    let bytes = [UInt8]("\(program): \(words)\n".utf8)
    try? File(owning: STDERR_FILENO, "standard error").writeAll(bytes)
  }

  /// Opens a regular file for reading without blocking. Throws for a folder, pipe, device or socket.
  public static func plain(_ path: FilePath) throws(FileError) -> File {
    let file = try File(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, "read")
    switch try file.status().kind {
    case .plain: return file
    case .folder: throw FileError("read", path, code: EISDIR)
    case .other: throw FileError("read", path, code: ENOTSUP)
    }
  }

  /// Opens a file for reading, or standard input for `-`.
  public static func reading(_ path: FilePath) throws(FileError) -> File {
    path == "-" ? File(owning: STDIN_FILENO, "standard input") : try File(path, O_RDONLY, "read")
  }

  /// Creates or truncates a file for writing, or opens standard output for `-`.
  public static func writing(_ path: FilePath) throws(FileError) -> File {
    path == "-"
      ? File(owning: STDOUT_FILENO, "standard output")
      : try File(path, O_WRONLY | O_CREAT | O_TRUNC, "write")
  }

  /// Opens a pipe or a device for writing without blocking, or standard output for `-`. Throws `ETIMEDOUT` if a
  /// pipe has no reader.
  private static func writingWithoutBlocking(_ path: FilePath) throws(FileError) -> File {
    if path == "-" { return try writing(path) }
    do {
      return try File(path, O_WRONLY | O_NONBLOCK | O_NOCTTY, "write")
    } catch {
      throw error.code == ENXIO ? FileError("write", path, code: ETIMEDOUT) : error
    }
  }

  /// Returns the two ends of a new pipe, or `nil` if the process has no free descriptors.
  public static func pipe() -> (reading: File, writing: File)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (File(owning: ends[0], "a pipe"), File(owning: ends[1], "a pipe"))
  }

  /// Replaces the contents of a file atomically. If that fails, the old contents remain.
  ///
  /// Anything but a regular file, such as a pipe or standard output (`-`), is written directly.
  ///
  /// - Parameter timeout: the time a pipe or a device may take to accept the bytes. `nil` waits without limit.
  public static func replace(
    _ path: FilePath, with bytes: [UInt8], timeout: Duration? = nil
  ) throws(FileError) {
    let isStandard = path == "-"
    if isStandard || (try? FileStatus(path)).map({ $0.kind != .plain }) == true {
      guard let timeout else { return try writing(path).writeAll(bytes) }
      let deadline = ContinuousClock.now + timeout
      try writingWithoutBlocking(path).writeAll(bytes, before: deadline)
    } else {
      try SafeFile(path: path, protection: .durable).write(bytes)
    }
  }
}
