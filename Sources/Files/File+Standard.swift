import Glibc

extension File {
  /// Fills in what was closed at the start, so that no file that opens later takes its number.
  ///
  /// Reading and writing fail on it as they do on what is closed.
  public static func openStandard() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The system gives the lowest number that is free.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes one line to standard error, behind a program's name.
  public static func complain(_ line: String, of program: String = "matchwood") {
    let words = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    let bytes = [UInt8]("\(program): \(words)\n".utf8)
    try? File(owning: STDERR_FILENO, "standard error").writeAll(bytes)
  }

  /// Opens a file to be read, and never waits for it: what is no plain file is an error.
  public static func plain(_ path: FilePath) throws(FileError) -> File {
    let file = try File(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, "read")
    switch try file.status().kind {
    case .plain: return file
    case .folder: throw FileError("read", path, code: EISDIR)
    case .other: throw FileError("read", path, code: ENOTSUP)
    }
  }

  /// Opens a file, or what `-` stands for.
  public static func reading(_ path: FilePath) throws(FileError) -> File {
    path == "-" ? File(owning: STDIN_FILENO, "standard input") : try File(path, O_RDONLY, "read")
  }

  /// Makes a file new, or opens what `-` stands for.
  public static func writing(_ path: FilePath) throws(FileError) -> File {
    path == "-"
      ? File(owning: STDOUT_FILENO, "standard output")
      : try File(path, O_WRONLY | O_CREAT | O_TRUNC, "write")
  }

  /// Opens a pipe or a device, or what `-` stands for, and never waits for a reader.
  private static func pouring(_ path: FilePath) throws(FileError) -> File {
    if path == "-" { return try writing(path) }
    do {
      return try File(path, O_WRONLY | O_NONBLOCK | O_NOCTTY, "write")
    } catch {
      throw error.code == ENXIO ? FileError("write", path, code: ETIMEDOUT) : error
    }
  }

  /// The two ends of a pipe; nil where the system has none left.
  public static func pipe() -> (reading: File, writing: File)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (File(owning: ends[0], "a pipe"), File(owning: ends[1], "a pipe"))
  }

  /// Makes a file hold just these bytes; where that fails, it stays as it was.
  ///
  /// What is no plain file, such as a pipe or what `-` stands for, is written to.
  ///
  /// - Parameter patience: how long a pipe or a device has to take the bytes; nil waits for them.
  public static func replace(
    _ path: FilePath, with bytes: [UInt8], patience: Duration? = nil
  ) throws(FileError) {
    let isStandard = path == "-"
    if isStandard || (try? FileStatus(path)).map({ $0.kind != .plain }) == true {
      guard let patience else { return try writing(path).writeAll(bytes) }
      let deadline = ContinuousClock.now + patience
      try pouring(path).writeAll(bytes, before: deadline)
    } else {
      try SafeFile(path: path, care: .durable).write(bytes)
    }
  }
}
