import Files
import Glibc
import SDLKit
import Synchronization
import Threads

/// Ends the program soon after it is asked to end, even where its main thread hangs.
///
/// A display, a sound server or the reader of a pipe may never answer.
nonisolated final class ExitWatchdog: Sendable {
  /// How long the main thread has to answer a signal.
  private static let patience = Duration.milliseconds(800)
  /// How long the sound device and the window have to close once everything is saved.
  private static let closing = Duration.milliseconds(500)

  /// Which the program ends with: it was asked to end, and nothing is lost.
  private let code = Mutex<Int32>(0)
  private let onSignal = Mutex<@Sendable () -> Void>({})
  private let duties = Mutex<[@Sendable () -> Void]>([])
  /// Kept open for the handler of signals, which writes into it.
  private let doorbell = Mutex<File?>(nil)

  /// Installs handlers for SIGTERM, SIGINT and SIGHUP.
  ///
  /// A signal that is ignored, as SIGHUP is under `nohup`, stays ignored. If the system has no pipe or thread left,
  /// SDL handles the first two.
  func listen() {
    guard let (reading, writing) = File.pipe() else { return }
    guard Background.makeThread({ self.await(reading) }) else { return }
    doorbell.withLock { $0 = writing }
    signalled.store(writing.descriptor, ordering: .releasing)
    for number in [SIGTERM, SIGINT, SIGHUP] where !Self.isIgnored(number) {
      signal(number, passOn)
    }
  }

  /// Sets how a signal asks the main thread to end the program; the action runs on another thread.
  func whenAsked(_ action: @escaping @Sendable () -> Void) { onSignal.withLock { $0 = action } }

  /// Adds a last save before the program is ended; it runs on another thread.
  func beforeExit(_ duty: @escaping @Sendable () -> Void) { duties.withLock { $0.append(duty) } }

  /// Gives the program half a second to close the sound device and the window; where the system has no thread left, as
  /// long as that takes.
  ///
  /// - Parameter code: which the program ends with.
  func allowClosing(code: Int32) {
    self.code.withLock { $0 = code }
    endProgram(after: Self.closing)
  }

  private func endProgram(after time: Duration) {
    Background.makeThread {
      usleep(UInt32(time / .microseconds(1)))
      for duty in self.duties.withLock({ $0 }) { duty() }
      _exit(self.code.withLock { $0 })
    }
  }

  private func await(_ pipe: File) {
    var ring: [UInt8] = [0]
    guard (try? pipe.read(into: &ring)) == 1 else { return }
    endProgram(after: Self.patience)
    onSignal.withLock { $0 }()
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The end of the pipe that a signal writes into.
private nonisolated let signalled = Atomic<Int32>(-1)

/// Does what a handler of signals may do: one call of the system.
private nonisolated func passOn(_ number: Int32) {
  var byte: UInt8 = 1
  let code = errno
  _ = write(signalled.load(ordering: .acquiring), &byte, 1)
  errno = code
}
