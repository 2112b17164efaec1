import Glibc

/// The end of the terminal that the program was started from.
nonisolated enum Hangup {
  /// From now on it ends the program like any other request to end: games and settings are saved.
  ///
  /// Where it is ignored, as under `nohup`, it stays so.
  static func endProgram() {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    let isIgnored =
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    if !isIgnored { signal(SIGHUP, passOn) }
  }
}

/// SDL turns the other signal into an event.
private nonisolated func passOn(_ signal: Int32) { kill(getpid(), SIGTERM) }
