import Glibc

/// Why a file could not be read or written.
nonisolated struct FileError: Error, Equatable, CustomStringConvertible {
  let path: String
  /// What was tried, such as `write`.
  let action: String
  /// The number that the system gave.
  let code: Int32

  /// - Parameter code: the error of the last call of the system, where none is given.
  init(_ action: String, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }

  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  var description: String { "cannot \(action) \(path): \(String(cString: strerror(code)))" }
}
