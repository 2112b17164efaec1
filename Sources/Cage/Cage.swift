import Glibc

/// The cage of a process that reads a stranger's file: whatever the file makes of it, it can use up a little time
/// and memory, and answer.
public enum Cage {
  /// What holds this process from now on.
  public enum Strength: Sendable {
    /// Limits, and a list of what it may ask of the system.
    case full
    /// Limits alone, where the system knows no such lists.
    case limits
    /// Limits on all but memory, below a sanitizer, which asks for too much.
    case sanitized
  }

  /// Closes the cage round this process, for good: no file but the three standard ones, which stay as they
  /// are, no socket, no other program or process, no signal, nothing of the file system, no new code.
  ///
  /// Load all libraries and look at the standard files before: neither can be done in the cage.
  ///
  /// - Returns: how much of that came about.
  @discardableResult public static func lock() -> Strength {
    ReaderLimits.apply()
    if isSanitized { return .sanitized }
    return CallFilter.apply() ? .full : .limits
  }

  /// Sanitizers keep books in terabytes of addresses, so a limit on those would end the process; and they ask
  /// the system for much that no reader needs.
  static var isSanitized: Bool {
    guard let program = dlopen(nil, RTLD_NOW) else { return false }
    defer { dlclose(program) }
    return ["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(program, name) != nil }
  }
}
