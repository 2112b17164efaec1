import Acoustics
import Glibc
import SDLKit
import Synchronization
import Threads

/// Keeps a sound device open for as long as there is something to be heard, and a while longer.
///
/// A device is opened and closed on a thread of its own, which ends with it: opening may take long, and while nothing is
/// open nothing costs anything.
nonisolated final class SoundKeeper: Sendable {
  /// How long a device stays open after the last use.
  static let rest = Duration.seconds(5)
  /// How long after a failure another try is made.
  static let pause = Duration.seconds(3)
  /// How often the thread looks whether the device is still there and used, in milliseconds.
  private static let glance: Int32 = 250

  private struct State {
    var hasThread = false
    /// Whether the device has been asked to close, for good.
    var isEnding = false
    var lastUse = Duration.zero
    var nextTry = Duration.zero
  }

  /// What is asked of the device.
  let queue = MixQueue()
  private let state = Mutex(State())
  private let opened = Atomic(0)
  /// Rung when the device is to close for good, so that nobody waits for the next look.
  private let bell = Bell()
  private let open: @Sendable (MixQueue) -> (any OpenDevice)?
  private let now: @Sendable () -> Duration

  /// - Parameters:
  ///   - open: opens a device, or answers nil where there is none.
  ///   - now: the time on any clock.
  init(
    open: @escaping @Sendable (MixQueue) -> (any OpenDevice)? = { try? SoundDevice($0) },
    now: @escaping @Sendable () -> Duration = { SoundDevice.now }
  ) {
    (self.open, self.now) = (open, now)
  }

  /// How often a device was opened.
  var openings: Int { opened.load(ordering: .acquiring) }

  /// Says that something is to be heard soon; opens the device unless it is open, or could not be opened just now.
  func use() {
    let time = now()
    let needsThread = state.withLock { state in
      state.lastUse = time
      guard !state.hasThread, !state.isEnding, time >= state.nextTry else { return false }
      state.hasThread = true
      return true
    }
    guard needsThread else { return }
    // Without a thread there is no sound, rather than no game.
    Background.start(cutShort: giveUp) { self.keep() }
  }

  /// Whether a device is open, or about to be.
  var isBusy: Bool { state.withLock { $0.hasThread } }

  /// Closes the device for good; returns when it is closed.
  func end() {
    giveUp()
    while isBusy { usleep(1000) }
  }

  private func giveUp() {
    state.withLock { $0.isEnding = true }
    bell.ring()
  }

  /// Opens a device, waits until it is no longer used, and closes it.
  private func keep() {
    guard !state.withLock({ $0.isEnding }) else { return leave(failed: false) }
    guard let device = open(queue) else {
      queue.clear()
      return leave(failed: true)
    }
    opened.add(1, ordering: .releasing)
    while device.isPlaying, isUsed { bell.wait(atMost: Self.glance) }
    let isLost = !device.isPlaying
    device.close()
    queue.clear()
    leave(failed: isLost)
  }

  private var isUsed: Bool {
    let time = now()
    let (isEnding, lastUse) = state.withLock { ($0.isEnding, $0.lastUse) }
    return !isEnding && (queue.pending > 0 || time - lastUse < Self.rest)
  }

  private func leave(failed: Bool) {
    let time = now()
    state.withLock { state in
      state.hasThread = false
      if failed { state.nextTry = time + Self.pause }
    }
  }
}

/// A device that is open, on the thread that opened it.
nonisolated protocol OpenDevice: AnyObject {
  /// Whether it is still there.
  var isPlaying: Bool { get }
  /// Closes it; nothing is asked of it any more.
  func close()
}

nonisolated extension SoundDevice: OpenDevice {}
