import CSeccomp
import Glibc

/// What a process may use that reads a stranger's file.
enum ReaderLimits {
  /// In bytes: 512 MiB.
  private static let memory: rlim_t = 512 << 20
  /// In seconds.
  private static let time: rlim_t = 2

  /// `RLIMIT_NPROC`, which Swift's view of the C library leaves out.
  private static let children: Int32 = 6
  /// As many files as a program usually may have.
  private static let files: Int32 = 1024

  /// Takes from this process, for good, what it does not need: memory, time, files and children.
  ///
  /// The three standard files stay open, and no file grows. Without the ``CallFilter`` that is less than it
  /// sounds: who closes one of the three can open another, and nothing here keeps a process from emptying or
  /// removing files, from starting another program in its place, or from sending signals.
  static func apply() {
    // Another thread of the parent may have opened some just when this process was started.
    closeFiles()
    if !Cage.isSanitized { set(Int32(RLIMIT_AS.rawValue), memory) }
    // The second after the signal that can be caught comes the one that cannot.
    set(Int32(RLIMIT_CPU.rawValue), time, atMost: time + 1)
    set(Int32(RLIMIT_CORE.rawValue), 0)
    set(Int32(RLIMIT_FSIZE.rawValue), 0)
    set(Int32(RLIMIT_NOFILE.rawValue), 3)
    set(children, 0)
  }

  private static func closeFiles() {
    let first = UInt32(STDERR_FILENO + 1)
    if close_range(first, .max, 0) == 0 { return }
    // Linux before 5.9 closes them one by one.
    for file in Int32(first)..<files { close(file) }
  }

  private static func set(_ what: Int32, _ value: rlim_t, atMost: rlim_t? = nil) {
    var limit = rlimit(rlim_cur: value, rlim_max: atMost ?? value)
    setrlimit(what, &limit)
  }
}
