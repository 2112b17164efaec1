import Glibc

/// Why a file could not be read or written.
public struct FileError: Error, Equatable, CustomStringConvertible {
  /// The file, or the folder, for people.
  public let path: String
  /// What was tried, such as `write`.
  public let action: String
  /// The number that the system gave.
  public let code: Int32

  /// - Parameter code: the error of the last call of the system, where none is given.
  public init(_ action: String, _ path: FilePath, code: Int32 = errno) {
    self.action = action
    self.path = path.shown
    self.code = code
  }

  /// Whether there is nothing under that path.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// One line in English, without an end.
  public var description: String {
    if code == ETIMEDOUT { return "cannot \(action) \(path): no program reads it" }
    // In English like the rest of the line, whatever language the player speaks.
    let plain = newlocale(1 << LC_MESSAGES, "C", nil)
    defer { if let plain { freelocale(plain) } }
    let reason = plain.flatMap { strerror_l(code, $0) }.map { String(cString: $0) }
    return "cannot \(action) \(path): \(reason ?? "error \(code)")"
  }
}
