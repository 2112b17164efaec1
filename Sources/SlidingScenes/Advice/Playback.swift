import BoxKit

/// The playback of a solution: its speed, its pause, and the timing of its moves and of its end.
package nonisolated struct Playback: Hashable, Sendable {
  private static let speeds = PlaybackStrip.speeds
  /// The time between two moves at normal speed.
  private static let moveInterval = Duration.milliseconds(400)
  /// The time that the buttons stay after the last move, so that a late click hits no other button.
  private static let endDelay = Duration.milliseconds(600)
  /// The factor that slows down the slide of the last tile.
  private static let slowMotion = 0.35

  /// The index of the current speed in ``speeds``.
  private(set) var speedIndex: Int
  private(set) var isPaused = false
  /// Whether the last move has been made.
  private(set) var hasEnded = false
  /// Whether a move has been made, and whether the latest one was the last of the solution.
  private var (hasMoved, isLastMove) = (false, false)
  private let reducedMotion: Bool
  /// The largest speed index. With reduced motion it is the normal speed, because faster fades would flicker.
  private let fastest: Int
  private var left = Playback.moveInterval

  /// Creates a playback whose first move is due after 400 ms at every speed.
  init(speedIndex: Int, reducedMotion: Bool) {
    self.reducedMotion = reducedMotion
    fastest = reducedMotion ? 1 : Self.speeds.count - 1
    self.speedIndex = min(speedIndex, fastest)
  }

  var speed: Double { Self.speeds[speedIndex] }
  /// The speed of sliding tiles, where 1 is normal. The last tile slides in slow motion, except with reduced motion.
  var pace: Double {
    isLastMove && !reducedMotion ? min(1, speed) * Self.slowMotion : speed
  }
  var canGoFaster: Bool { speedIndex < fastest }
  var canGoSlower: Bool { speedIndex > 0 }

  /// Changes the speed by a number of steps.
  mutating func accelerate(by steps: Int) {
    let before = speed
    speedIndex = (speedIndex + steps).clamped(to: 0...fastest)
    // The rest of the pause scales with the speed, as the sliding tile does.
    left = left * (before / speed)
  }

  /// Pauses or resumes. On resuming, a tile that is still sliding arrives first, then the next move follows at
  /// once.
  mutating func togglePause() {
    isPaused.toggle()
    guard !isPaused else { return }
    left = hasMoved ? max(.zero, left - (pause - TileNode.slide / speed)) : .zero
  }

  /// Records that a move is made now.
  mutating func move(isLast: Bool) { (hasMoved, isLastMove) = (true, isLast) }

  /// Ends the moves. The buttons stay a moment longer, without effect.
  mutating func end() {
    (hasEnded, isPaused, left) = (true, false, Self.endDelay)
  }

  /// Restarts the final delay, so that a button pressed now is released while it is still there.
  mutating func linger() {
    if hasEnded { left = Self.endDelay }
  }

  /// The time until the next move or the end, or `nil` while paused.
  var nextTimer: Duration? { isPaused ? nil : max(.zero, left) }

  /// Advances time.
  ///
  /// - Returns: whether a move or the end is due. At most one is due per call, however much time has passed.
  mutating func advance(by elapsed: Duration) -> Bool {
    guard !isPaused else { return false }
    left -= elapsed
    guard left <= .zero else { return false }
    left = max(.zero, left + pause)
    return true
  }

  /// The state of the playback buttons.
  var strip: PlaybackStrip.State {
    PlaybackStrip.State(
      isPaused: isPaused, speed: speed, canGoSlower: canGoSlower && !hasEnded,
      canGoFaster: canGoFaster && !hasEnded, canPause: !hasEnded, canDoLast: !hasEnded)
  }

  private var pause: Duration { Self.moveInterval / speed }
}
