import CSeccomp
import Glibc

/// The resource limits of a process that decodes an untrusted file.
enum ResourceLimits {
  /// The limit of the address space: 512 MiB, in bytes.
  private static let memory: rlim_t = 512 << 20
  /// The limit of processor time, in seconds.
  private static let time: rlim_t = 2

  /// `RLIMIT_NPROC`, which Swift's Glibc module does not import.
  private static let children: Int32 = 6
  /// The usual limit of open files per process.
  private static let files: Int32 = 1024

  /// Lowers this process's limits of memory, time, files and children permanently.
  ///
  /// Closes all files but the three standard ones. No file can grow afterwards. Under a sanitizer, memory is not
  /// limited.
  ///
  /// Without the ``CallFilter`` a process can still close a standard file and open another. It can also truncate or
  /// remove files, replace itself with another program, and send signals.
  static func apply() {
    // Another thread of the parent may have opened files just before this process was started.
    closeFiles()
    if !Sandbox.isSanitized { set(Int32(RLIMIT_AS.rawValue), memory) }
    // The soft limit sends SIGXCPU, which can be caught. SIGKILL follows a second later.
    set(Int32(RLIMIT_CPU.rawValue), time, atMost: time + 1)
    set(Int32(RLIMIT_CORE.rawValue), 0)
    set(Int32(RLIMIT_FSIZE.rawValue), 0)
    set(Int32(RLIMIT_NOFILE.rawValue), 3)
    set(children, 0)
  }

  private static func closeFiles() {
    let first = UInt32(STDERR_FILENO + 1)
    if close_range(first, .max, 0) == 0 { return }
    // Linux before 5.9 has no `close_range`.
    for file in Int32(first)..<files { close(file) }
  }

  private static func set(_ resource: Int32, _ value: rlim_t, atMost: rlim_t? = nil) {
    var limit = rlimit(rlim_cur: value, rlim_max: atMost ?? value)
    setrlimit(resource, &limit)
  }
}
