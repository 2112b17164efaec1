import CSeccomp
import Glibc
import Sandbox

// A stand-in for a picture reader that a hostile file has taken over. It tries what the cage forbids, each time
// on a file of no value, and says how that went: the name of the try, and 0 or the number of the error.
//
// usage: SandboxProbe caged|free FILE
//        SandboxProbe without-seccomp PROGRAM [ARGUMENT…]: starts a program on a system that knows no lists of calls

let arguments = CommandLine.arguments
if arguments.count > 2, arguments[1] == "without-seccomp" {
  // SCMP_ACT_ALLOW, PR_SET_SECCOMP, and SCMP_ACT_ERRNO(EINVAL): the answer of a kernel that was built without it.
  guard let list = seccomp_init(0x7FFF_0000) else { exit(2) }
  let refuse = 0x0005_0000 | UInt32(EINVAL)
  let mode = scmp_arg_cmp(
    arg: 0, op: SCMP_CMP_EQ, datum_a: 22, datum_b: 0)
  seccomp_rule_add_array(list, refuse, seccomp_syscall_resolve_name("seccomp"), 0, nil)
  seccomp_rule_add_array(list, refuse, seccomp_syscall_resolve_name("prctl"), 1, [mode])
  guard seccomp_load(list) == 0 else { exit(2) }
  var words = arguments.dropFirst(2).map { strdup($0) } + [nil]
  execv(arguments[2], &words)
  exit(2)
}
guard arguments.count == 3, ["caged", "free"].contains(arguments[1]) else { exit(2) }
let file = arguments[2]

/// Says how a call went, by what the C library calls a failure.
@MainActor func report(_ name: String, _ result: Int) {
  let words = "\(name) \(result < 0 ? errno : 0)\n"
  write(STDOUT_FILENO, words, words.utf8.count)
}

// One that was left open, as a parent's other thread may do it.
let stray = fcntl(STDIN_FILENO, F_DUPFD, 900)
if arguments[1] == "caged" { Sandbox.lock() }

var byte: UInt8 = 0
report("read", read(STDIN_FILENO, &byte, 1))
report("stray", read(stray, &byte, 1))
// Among the three standard files is room for another now.
close(STDIN_FILENO)
report("open", Int(open(file, O_RDONLY)))
close(STDIN_FILENO)
report("create", Int(open(file + ".new", O_WRONLY | O_CREAT, 0o600)))
close(STDIN_FILENO)
report("socket", Int(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)))
close(STDIN_FILENO)
report(
  "pipe",
  {
    var ends: [Int32] = [0, 0]
    return Int(pipe(&ends))
  }())
report(
  "stat",
  {
    var status = stat()
    return Int(stat(file, &status))
  }())
report("chmod", Int(chmod(file, 0o640)))
report("truncate", Int(truncate(file, 0)))
report("link", Int(link(file, file + ".link")))
report("rename", Int(rename(file, file + ".old")))
report("unlink", Int(unlink(file + ".old")))
report("mkdir", Int(mkdir(file + ".folder", 0o700)))
report("signal", Int(kill(getppid(), 0)))
report(
  "limit",
  {
    var limit = rlimit()
    return Int(getrlimit(__rlimit_resource_t(0), &limit))
  }())
let code = mmap(nil, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
report("code", code == MAP_FAILED ? -1 : 0)
var words: [UnsafeMutablePointer<CChar>?] = [strdup("echo"), strdup("exec 0"), nil]
var child = pid_t()
errno = posix_spawn(&child, "/bin/true", nil, nil, words, nil)
report("child", errno == 0 ? 0 : -1)
execv("/bin/echo", &words)
report("exec", -1)
