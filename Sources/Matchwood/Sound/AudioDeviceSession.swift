import Acoustics
import Glibc
import SDLKit
import Synchronization
import Threads

/// Keeps a sound device open while there is sound to play, and for some seconds longer.
///
/// A separate thread opens the device, because that may take long. The thread ends when it has closed the device,
/// so a silent program has no cost.
nonisolated final class AudioDeviceSession: Sendable {
  /// The time that a device stays open after its last use.
  static let idleTimeout = Duration.seconds(5)
  /// The time between a failure and the next attempt.
  static let pause = Duration.seconds(3)
  /// The interval at which the thread checks the device and its use, in milliseconds.
  private static let checkInterval: Int32 = 250

  private struct State {
    var hasThread = false
    /// Whether the device must close permanently.
    var isEnding = false
    var lastUse = Duration.zero
    var nextTry = Duration.zero
  }

  /// The queue of commands for the mixer.
  let queue = MixQueue()
  private let state = Mutex(State())
  private let opened = Atomic(0)
  /// Sent to close the device at once, instead of at the thread's next check.
  private let stopSignal = StopSignal()
  private let open: @Sendable (MixQueue) -> (any OpenDevice)?
  private let now: @Sendable () -> Duration

  /// Makes a session without an open device.
  ///
  /// - Parameters:
  ///   - open: opens a device, or returns `nil` if there is none.
  ///   - now: a clock with any starting point.
  init(
    open: @escaping @Sendable (MixQueue) -> (any OpenDevice)? = { try? SoundDevice($0) },
    now: @escaping @Sendable () -> Duration = { SoundDevice.now }
  ) {
    (self.open, self.now) = (open, now)
  }

  /// The number of times that a device was opened.
  var openings: Int { opened.load(ordering: .acquiring) }

  /// Announces that a sound will start soon. Opens the device, unless it is open or has just failed to open.
  func use() {
    let time = now()
    let needsThread = state.withLock { state in
      state.lastUse = time
      guard !state.hasThread, !state.isEnding, time >= state.nextTry else { return false }
      state.hasThread = true
      return true
    }
    guard needsThread else { return }
    // Without a thread the game continues without sound.
    Background.start(cutShort: giveUp) { self.runDevice() }
  }

  /// Whether a device is being opened, open or being closed.
  var isBusy: Bool { state.withLock { $0.hasThread } }

  /// Closes the device permanently. Returns when it is closed.
  func end() {
    giveUp()
    while isBusy { usleep(1000) }
  }

  private func giveUp() {
    state.withLock { $0.isEnding = true }
    stopSignal.send()
  }

  /// Opens a device, waits while it is in use, and closes it.
  private func runDevice() {
    guard !state.withLock({ $0.isEnding }) else { return recordEnd(failed: false) }
    guard let device = open(queue) else {
      queue.clear()
      return recordEnd(failed: true)
    }
    opened.add(1, ordering: .releasing)
    while device.isPlaying, isUsed { stopSignal.wait(atMost: Self.checkInterval) }
    let isLost = !device.isPlaying
    device.close()
    queue.clear()
    recordEnd(failed: isLost)
  }

  private var isUsed: Bool {
    let time = now()
    let (isEnding, lastUse) = state.withLock { ($0.isEnding, $0.lastUse) }
    return !isEnding && (queue.pending > 0 || time - lastUse < Self.idleTimeout)
  }

  private func recordEnd(failed: Bool) {
    let time = now()
    state.withLock { state in
      state.hasThread = false
      if failed { state.nextTry = time + Self.pause }
    }
  }
}

/// An open sound device. It is used on the thread that opened it.
nonisolated protocol OpenDevice: AnyObject {
  /// Whether the device is still present.
  var isPlaying: Bool { get }
  /// Closes the device. Must be the last call.
  func close()
}

nonisolated extension SoundDevice: OpenDevice {}
