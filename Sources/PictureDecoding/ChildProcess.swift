import Files
import Glibc

/// A child process that reads one open file and answers through a pipe. It inherits no other open file of the
/// program.
nonisolated struct ChildProcess: ~Copyable {
  let id: pid_t
  /// The standard output of the process.
  let output: File

  private init(id: pid_t, output: File) {
    self.id = id
    self.output = output
  }

  /// Starts a program. Returns `nil` if the system cannot start it.
  ///
  /// - Parameter input: the standard input of the process.
  static func start(_ program: FilePath, _ arguments: [String], input: File) -> ChildProcess? {
    guard let (output, writingEnd) = File.pipe(),
      let id = spawn(program, arguments, input: input, output: writingEnd)
    else { return nil }
    return ChildProcess(id: id, output: output)
  }

  private static func spawn(
    _ program: FilePath, _ arguments: [String], input: File, output: File
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    let isPrepared =
      posix_spawn_file_actions_adddup2(&actions, output.descriptor, STDOUT_FILENO) == 0
      && posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO) == 0
      && posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) == 0
    guard isPrepared else { return nil }
    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    // Unblocks all signals for the process, whatever thread starts it.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var id = pid_t()
    let failure = withCStrings([program] + arguments.map { FilePath($0) }) { words in
      withCStrings(environment) {
        posix_spawn(&id, program.cString, &actions, &attributes, words, $0)
      }
    }
    return failure == 0 ? id : nil
  }

  /// Waits for the process to exit, kills it at the deadline, and reaps it.
  ///
  /// - Parameter deadline: `nil` kills the process at once.
  /// - Returns: the signal that ended the process, or `nil` if it exited.
  consuming func end(by deadline: ContinuousClock.Instant?) -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, WNOHANG) == 0 {
      if deadline.map({ $0 <= .now }) ?? true {
        kill(id, SIGKILL)
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        break
      }
      usleep(500)
    }
    let signal = status & 0x7F
    return signal == 0 ? nil : signal
  }

  /// Waits until there is output to read or the output has ended.
  ///
  /// - Returns: false if the deadline passes first or waiting fails.
  func waitForOutput(until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { return false }
      var request = pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0)
      let found = poll(&request, 1, Int32(left.rounded(.up)))
      if found > 0 { return true }
      if found < 0, errno != EINTR { return false }
    }
  }

  /// The environment of the process: only the search path of libraries, if it is set.
  private static var environment: [FilePath] {
    let name = "LD_LIBRARY_PATH"
    return getenv(name).map { ["\(name)=\(FilePath(cString: $0))"] } ?? []
  }

  private static func withCStrings(
    _ words: [FilePath], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let copies = words.map { strdup($0.cString) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
