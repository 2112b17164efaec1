import Glibc

/// An error of reading or writing a file.
public struct FileError: Error, Equatable, CustomStringConvertible {
  /// The path of the file or folder, for display.
  public let path: String
  /// The attempted action, such as `write`.
  public let action: String
  /// The system's error code (`errno`).
  public let code: Int32

  /// - Parameter code: the error code. Default: that of the last system call.
  public init(_ action: String, _ path: FilePath, code: Int32 = errno) {
    self.action = action
    self.path = path.shown
    self.code = code
  }

  /// Whether the path does not exist.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// One line in English without a full stop.
  public var description: String {
    if code == ETIMEDOUT { return "cannot \(action) \(path): no program reads it" }
    // English like the rest of the line, whatever the player's language.
    let locale = unsafe newlocale(1 << LC_MESSAGES, "C", nil)
    defer { if let locale = unsafe locale { unsafe freelocale(locale) } }
    let reason = unsafe locale.flatMap { unsafe strerror_l(code, $0) }.map {
      unsafe String(cString: $0)
    }
    return "cannot \(action) \(path): \(reason ?? "error \(code)")"
  }
}
