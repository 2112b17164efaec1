import Glibc
import Motion
import Stage

/// The fan that the matches of a finished game form on the felt.
///
/// It computes the positions. Its owner draws the matches.
@MainActor package final class MatchFan {
  /// The number of matches in the fan, or 0 during a game.
  private(set) var count = 0
  private let animator: Animator
  /// The share of the full spread, from 0 for a stack to 1.
  private let spread: Track<Double>
  private let alphaTrack: Track<Double>

  /// The duration of the spreading.
  package static let time = Duration.milliseconds(700)

  /// Creates an empty fan.
  init(_ animator: Animator) {
    self.animator = animator
    spread = animator.makeTrack(.rotation, 1)
    alphaTrack = animator.makeTrack(.alpha, 0)
  }

  isolated deinit {
    animator.remove(spread)
    animator.remove(alphaTrack)
  }

  /// The alpha of the matches, 0 to 1.
  var alpha: Double { animator.value(of: alphaTrack) }

  /// The spread and the alpha of the bundle that a loser sees.
  private static let quiet = (spread: 0.3, alpha: 0.6)

  /// Shows a fan of `count` matches at once, or none for 0.
  ///
  /// - Parameter spreads: whether it is a full fan, as for a winner, rather than a narrow and faint one.
  func set(_ count: Int, spreads: Bool) {
    self.count = count
    animator.set(spreads ? 1 : Self.quiet.spread, for: spread)
    animator.set(count == 0 ? 0 : spreads ? 1 : Self.quiet.alpha, for: alphaTrack)
  }

  /// Shows matches as an animation.
  ///
  /// - Parameter spreads: whether the fan spreads, as for a winner. Otherwise a narrow one fades in.
  func open(_ count: Int, spreads: Bool) {
    self.count = count
    animator.animate(alphaTrack, to: spreads ? 1 : Self.quiet.alpha, over: .milliseconds(200))
    animator.set(!spreads ? Self.quiet.spread : animator.reducedMotion ? 1 : 0, for: spread)
    guard spreads else { return }
    animator.animate(spread, to: 1, over: Self.time, curve: .easeInOut)
  }

  /// Fades the fan out, since the game goes on.
  func close() {
    guard alpha > 0 else { return }
    animator.animate(alphaTrack, to: 0, over: .milliseconds(150))
  }

  /// Returns the current middle of a match and its rotation in radians.
  func pose(of match: Int, _ layout: FanLayout) -> (middle: Point, turn: Double) {
    layout.pose(of: match, count: count, spread: animator.value(of: spread))
  }
}

/// The positions of a fan's matches on a felt. The feet are together at the bottom, the heads on a wide arc.
nonisolated struct FanLayout: Hashable, Sendable {
  /// The height from the foot of a match to the top of its head, in whole pixels.
  let matchHeight: Double
  private let pivot: Point
  /// The distance from the pivot to the foot of each match.
  private let inner: Double

  /// The angle from the first match to the last one, in radians.
  private static let angle = 2.2

  init(_ felt: Rect) {
    let reach = min(0.86 * felt.height, 0.94 * felt.width / 2 / sin(Self.angle / 2))
    inner = 0.2 * reach
    matchHeight = max(1, (reach - inner).rounded())
    // Centres the arc on the felt.
    pivot = Point(felt.midX, felt.midY + reach / 2 + 0.02 * felt.height)
  }

  /// Returns the middle of a match and its rotation in radians.
  ///
  /// - Parameter spread: the share of the full spread, from 0 for a stack to 1.
  func pose(of match: Int, count: Int, spread: Double) -> (middle: Point, turn: Double) {
    let share = count > 1 ? Double(match) / Double(count - 1) - 0.5 : 0
    let turn = Self.angle * share * spread
    let away = inner + matchHeight / 2
    return (pivot + Point(sin(turn), -cos(turn)) * away, turn)
  }
}
