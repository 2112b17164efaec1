import Files
import Glibc
import SDLKit
import Synchronization
import Threads

/// Ends the program soon after it is asked to end, even if its main thread hangs.
///
/// A display, a sound server or the reader of a pipe may never answer.
nonisolated final class ExitWatchdog: Sendable {
  /// The time that the main thread has to react to a signal.
  private static let timeout = Duration.milliseconds(800)
  /// The time that the sound device and the window have to close once everything is saved.
  private static let closing = Duration.milliseconds(500)

  /// The exit code. It is 0 after a signal, because everything is saved.
  private let code = Mutex<Int32>(0)
  private let onSignal = Mutex<@Sendable () -> Void>({})
  private let exitActions = Mutex<[@Sendable () -> Void]>([])
  /// The writing end of the pipe, kept open for the signal handler.
  private let signalPipe = Mutex<File?>(nil)

  /// Installs handlers for SIGTERM, SIGINT and SIGHUP.
  ///
  /// An ignored signal stays ignored, such as SIGHUP under `nohup`. If the system has no pipe or thread left, SDL
  /// handles SIGTERM and SIGINT.
  func listen() {
    guard let (reading, writing) = File.pipe() else { return }
    guard Background.makeThread({ self.await(reading) }) else { return }
    signalPipe.withLock { $0 = writing }
    signalPipeDescriptor.store(writing.descriptor, ordering: .releasing)
    for number in [SIGTERM, SIGINT, SIGHUP] where !Self.isIgnored(number) {
      signal(number, writeSignalByte)
    }
  }

  /// Sets the action that asks the main thread to end the program after a signal. The action runs on another
  /// thread.
  func onExitRequest(_ action: @escaping @Sendable () -> Void) { onSignal.withLock { $0 = action } }

  /// Adds an action to run before the watchdog ends the program, such as a last save. It runs on another thread.
  func beforeExit(_ action: @escaping @Sendable () -> Void) {
    exitActions.withLock { $0.append(action) }
  }

  /// Ends the program after half a second, even if the sound device or the window has not closed by then.
  ///
  /// If the system has no thread left, they may take as long as they need.
  ///
  /// - Parameter code: the exit code of the program.
  func allowClosing(code: Int32) {
    self.code.withLock { $0 = code }
    endProgram(after: Self.closing)
  }

  private func endProgram(after time: Duration) {
    Background.makeThread {
      usleep(UInt32(time / .microseconds(1)))
      for action in self.exitActions.withLock({ $0 }) { action() }
      _exit(self.code.withLock { $0 })
    }
  }

  private func await(_ pipe: File) {
    var bytes: [UInt8] = [0]
    guard (try? pipe.read(into: &bytes)) == 1 else { return }
    endProgram(after: Self.timeout)
    onSignal.withLock { $0 }()
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The writing end of the pipe that the signal handler uses, or -1.
private nonisolated let signalPipeDescriptor = Atomic<Int32>(-1)

/// Handles a signal. Makes only one system call, because few are safe in a signal handler.
private nonisolated func writeSignalByte(_ number: Int32) {
  var byte: UInt8 = 1
  let code = errno
  _ = write(signalPipeDescriptor.load(ordering: .acquiring), &byte, 1)
  errno = code
}
