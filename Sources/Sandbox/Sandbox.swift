import Glibc

/// The sandbox of the process that decodes an untrusted file.
///
/// Whatever a malicious file makes the decoder do, the process can only use limited time and memory, and write to
/// standard output. Weaker restrictions apply unless the strength is `full`.
public enum Sandbox {
  /// The restrictions that are in force.
  public enum Strength: Sendable {
    /// Resource limits and a filter for system calls.
    case full
    /// Resource limits only, because the kernel does not support the filter.
    case limits
    /// Resource limits without one for memory, and no filter, because a sanitizer needs more of both.
    case sanitized
  }

  /// Restricts this process permanently.
  ///
  /// With the strength `full`, the process cannot open files or sockets, start programs or processes, send signals,
  /// change the file system, or map new executable code. The three standard files stay open.
  ///
  /// Load all libraries and examine the standard files before the call. Both are impossible afterwards.
  ///
  /// - Returns: the restrictions that could be applied.
  @discardableResult public static func lock() -> Strength {
    ResourceLimits.apply()
    if isSanitized { return .sanitized }
    return CallFilter.apply() ? .full : .limits
  }

  /// Whether the program runs under AddressSanitizer or ThreadSanitizer.
  ///
  /// Sanitizers reserve terabytes of addresses, so a limit on the address space would end the process. They also
  /// make many system calls that the filter rejects.
  static var isSanitized: Bool {
    guard let program = dlopen(nil, RTLD_NOW) else { return false }
    defer { dlclose(program) }
    return ["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(program, name) != nil }
  }
}
