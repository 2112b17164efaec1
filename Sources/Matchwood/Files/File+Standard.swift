import Glibc

extension File {
  /// Fills in what was closed at the start, so that no file that opens later takes its number.
  ///
  /// Reading and writing fail on it as they do on what is closed.
  static func openStandard() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The system gives the lowest number that is free.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes one line to standard error, behind the program's name.
  static func complain(_ line: String) {
    let words = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    let bytes = [UInt8]("matchwood: \(words)\n".utf8)
    try? File(owning: STDERR_FILENO, "standard error").writeAll(bytes)
  }

  /// Opens a file, or what `-` stands for.
  static func reading(_ path: String) throws(FileError) -> File {
    path == "-" ? File(owning: STDIN_FILENO, "standard input") : try File(path, O_RDONLY, "read")
  }

  /// Makes a file new, or opens what `-` stands for.
  static func writing(_ path: String) throws(FileError) -> File {
    path == "-"
      ? File(owning: STDOUT_FILENO, "standard output")
      : try File(path, O_WRONLY | O_CREAT | O_TRUNC, "write")
  }

  /// Makes a file hold just these bytes; where that fails, it stays as it was.
  ///
  /// What is no plain file, such as a pipe or what `-` stands for, is written to.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    var status = stat()
    let isThere = path == "-" || stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      try writing(path).writeAll(bytes)
    } else {
      try SafeFile(path: path, keepsBackup: false).write(bytes)
    }
  }
}
