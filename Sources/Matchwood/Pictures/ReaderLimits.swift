import Glibc

/// What a process may use that reads a stranger's file.
nonisolated enum ReaderLimits {
  /// In bytes: 512 MiB.
  private static let memory: rlim_t = 512 << 20
  /// In seconds.
  private static let time: rlim_t = 2

  /// Takes from this process, for good, what it does not need: memory, time, files and children.
  ///
  /// The three standard files stay open; none can be opened besides, no socket either, and none written.
  static func apply() {
    if !isSanitized { set(RLIMIT_AS, memory) }
    // The second after the signal that can be caught comes the one that cannot.
    set(RLIMIT_CPU, time, atMost: time + 1)
    set(RLIMIT_CORE, 0)
    set(RLIMIT_FSIZE, 0)
    set(RLIMIT_NOFILE, 3)
    set(RLIMIT_NPROC, 0)
  }

  private static func set(_ what: __rlimit_resource, _ value: rlim_t, atMost: rlim_t? = nil) {
    var limit = rlimit(rlim_cur: value, rlim_max: atMost ?? value)
    setrlimit(what, &limit)
  }

  /// Sanitizers keep books in terabytes of addresses, so a limit on those would end the process.
  private static var isSanitized: Bool {
    guard let program = dlopen(nil, RTLD_NOW) else { return false }
    defer { dlclose(program) }
    return ["__asan_init", "__tsan_init"].contains { dlsym(program, $0) != nil }
  }
}
