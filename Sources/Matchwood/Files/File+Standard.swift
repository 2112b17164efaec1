import Glibc

extension File {
  /// Writes one line to standard error, behind the program's name.
  static func complain(_ line: String) {
    let bytes = [UInt8]("matchwood: \(line)\n".utf8)
    try? File(standard: STDERR_FILENO, "standard error").writeAll(bytes)
  }

  /// Opens a file, or what `-` stands for.
  static func reading(_ path: String) throws(FileError) -> File {
    path == "-" ? File(standard: STDIN_FILENO, "standard input") : try File(path, O_RDONLY, "read")
  }

  /// Makes a file new, or opens what `-` stands for.
  static func writing(_ path: String) throws(FileError) -> File {
    path == "-"
      ? File(standard: STDOUT_FILENO, "standard output")
      : try File(path, O_WRONLY | O_CREAT | O_TRUNC, "write")
  }
}
