import CSeccomp
import Glibc

/// The system calls that a process may make while it decodes an untrusted file. All others fail with `EPERM`.
///
/// The kernel enforces the filter (seccomp). It is permanent, holds for every thread, and prevents the process
/// from ever gaining privileges.
enum CallFilter {
  /// The calls for memory, time, reading open files, and exiting.
  private static let allowed = [
    "read", "pread64", "lseek", "close", "brk", "munmap", "mremap", "madvise", "futex",
    "sched_yield", "getrandom", "sysinfo", "clock_gettime", "gettimeofday", "getpid", "gettid",
    "rt_sigprocmask", "rt_sigreturn", "restart_syscall", "exit", "exit_group",
  ]
  /// The calls that are allowed only for memory that is not executable.
  private static let mapping = ["mmap", "mprotect"]

  /// `SCMP_ACT_ERRNO(EPERM)`, a macro that Swift does not import.
  private static let refuse = 0x0005_0000 | UInt32(EPERM)
  /// `SCMP_ACT_ALLOW`.
  private static let allow: UInt32 = 0x7FFF_0000

  /// Installs the filter.
  ///
  /// - Returns: `false` if the kernel does not support it or memory is short. Then nothing has changed.
  @discardableResult static func apply() -> Bool {
    guard let list = seccomp_init(refuse) else { return false }
    defer { seccomp_release(list) }
    let noCode = scmp_arg_cmp(
      arg: 2, op: SCMP_CMP_MASKED_EQ, datum_a: UInt64(PROT_EXEC), datum_b: 0)
    // The decoder writes its result to standard output.
    let isOutput = scmp_arg_cmp(
      arg: 0, op: SCMP_CMP_EQ, datum_a: UInt64(STDOUT_FILENO), datum_b: 0)
    return seccomp_attr_set(list, SCMP_FLTATR_CTL_TSYNC, 1) == 0
      && allowed.allSatisfy { add($0, to: list) }
      && mapping.allSatisfy { add($0, where: [noCode], to: list) }
      && add("write", where: [isOutput], to: list)
      && seccomp_load(list) == 0
  }

  /// Allows a call under all of the conditions. Skips a call that this machine's architecture does not have.
  ///
  /// - Returns: whether that has succeeded.
  private static func add(
    _ call: String, where conditions: [scmp_arg_cmp] = [], to list: scmp_filter_ctx
  ) -> Bool {
    let number = seccomp_syscall_resolve_name(call)
    guard number != __NR_SCMP_ERROR else { return true }
    return seccomp_rule_add_array(list, allow, number, UInt32(conditions.count), conditions) == 0
  }
}
