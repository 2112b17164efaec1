import BoxKit

/// The showing of a way home: how fast, whether it rests, when the next move is due, and when all is over.
package nonisolated struct Playback: Hashable, Sendable {
  private static let speeds = PlaybackStrip.speeds
  /// Between two moves at the usual speed.
  private static let usualPause = Duration.milliseconds(400)
  /// After the last move: so long a late click on a button of the showing must reach no other one.
  private static let afterglow = Duration.milliseconds(600)
  /// How much slower than usual the last tile comes home.
  private static let slowMotion = 0.35

  /// Which of the speeds it has.
  private(set) var speedIndex: Int
  private(set) var isPaused = false
  /// Whether the last move has been made.
  private(set) var hasEnded = false
  /// Whether a move has been made, and whether it is the last one.
  private var (hasMoved, isLastMove) = (false, false)
  private let reducedMotion: Bool
  /// Moves that fade must not flicker: with reduced motion they come no faster than usual.
  private let fastest: Int
  private var left = Playback.usualPause

  /// A showing that begins after a moment.
  init(speedIndex: Int, reducedMotion: Bool) {
    self.reducedMotion = reducedMotion
    fastest = reducedMotion ? 1 : Self.speeds.count - 1
    self.speedIndex = min(speedIndex, fastest)
  }

  var speed: Double { Self.speeds[speedIndex] }
  /// How fast its tiles slide: the last one in slow motion, but for those who want none.
  var pace: Double {
    isLastMove && !reducedMotion ? min(1, speed) * Self.slowMotion : speed
  }
  var canGoFaster: Bool { speedIndex < fastest }
  var canGoSlower: Bool { speedIndex > 0 }

  /// Goes by so many speeds faster, or slower.
  mutating func accelerate(by steps: Int) {
    let before = speed
    speedIndex = (speedIndex + steps).clamped(to: 0...fastest)
    // What is left of the pause hurries as the tile does that slides in it.
    left = left * (before / speed)
  }

  /// Rests, or goes on: a tile on its way comes home first, then the next one goes at once.
  mutating func togglePause() {
    isPaused.toggle()
    guard !isPaused else { return }
    left = hasMoved ? max(.zero, left - (pause - TileNode.slide / speed)) : .zero
  }

  /// Notes that a move is made now.
  mutating func move(isLast: Bool) { (hasMoved, isLastMove) = (true, isLast) }

  /// Makes no more moves; its buttons stay a moment longer, without effect.
  mutating func end() {
    (hasEnded, isPaused, left) = (true, false, Self.afterglow)
  }

  /// Stays again as long where it has ended: what is pressed now is let go soon.
  mutating func linger() {
    if hasEnded { left = Self.afterglow }
  }

  /// Until the next move is due, or all is over; nil while it rests.
  var nextTimer: Duration? { isPaused ? nil : max(.zero, left) }

  /// - Returns: whether a move is due, or all is over; one at a time, however much time has passed.
  mutating func advance(by elapsed: Duration) -> Bool {
    guard !isPaused else { return false }
    left -= elapsed
    guard left <= .zero else { return false }
    left = max(.zero, left + pause)
    return true
  }

  /// What its buttons show.
  var strip: PlaybackStrip.State {
    PlaybackStrip.State(
      isPaused: isPaused, speed: speed, canGoSlower: canGoSlower && !hasEnded,
      canGoFaster: canGoFaster && !hasEnded, canPause: !hasEnded, canDoLast: !hasEnded)
  }

  private var pause: Duration { Self.usualPause / speed }
}
