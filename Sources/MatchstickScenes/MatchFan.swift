import Glibc
import Motion
import Stage

/// The matches of a game that is over, which lie down on the felt as a fan and stay there as its trophy.
///
/// It knows where each of them lies; who holds it draws them.
final class MatchFan {
  /// How many matches lie in it; none while a game is played.
  private(set) var count = 0
  private let animator: Animator
  /// From 0, all upon each other, to 1, spread.
  private let spread: Track<Double>
  private let alphaTrack: Track<Double>

  /// How long the fan takes to spread.
  static let time = Duration.milliseconds(700)

  /// No fan.
  init(_ animator: Animator) {
    self.animator = animator
    spread = animator.makeTrack(.rotation, 1)
    alphaTrack = animator.makeTrack(.alpha, 0)
  }

  isolated deinit {
    animator.remove(spread)
    animator.remove(alphaTrack)
  }

  /// How clear the matches are, 0 to 1.
  var alpha: Double { animator.value(of: alphaTrack) }

  /// Lies there at once, or is not there.
  func set(_ count: Int) {
    self.count = count
    animator.set(1, for: spread)
    animator.set(count > 0 ? 1 : 0, for: alphaTrack)
  }

  /// Lets matches appear.
  ///
  /// - Parameter spreads: whether they spread before who has won; else they fade in where they are to lie.
  func open(_ count: Int, spreads: Bool) {
    self.count = count
    animator.animate(alphaTrack, to: 1, over: .milliseconds(200))
    animator.set(spreads && !animator.reducedMotion ? 0 : 1, for: spread)
    guard spreads else { return }
    animator.animate(spread, to: 1, over: Self.time, curve: .easeInOut)
  }

  /// Lets the matches go, since the game goes on.
  func close() {
    guard alpha > 0 else { return }
    animator.animate(alphaTrack, to: 0, over: .milliseconds(150))
  }

  /// Where a match lies now: its middle, and how far it is turned in radians.
  func pose(of match: Int, _ layout: FanLayout) -> (middle: Point, turn: Double) {
    layout.pose(of: match, count: count, spread: animator.value(of: spread))
  }
}

/// Where the matches of a fan lie on a felt: the feet together below, the heads on a wide bow.
nonisolated struct FanLayout: Hashable, Sendable {
  /// From the foot of a match to the top of its head, in whole pixels.
  let matchHeight: Double
  private let pivot: Point
  /// From the pivot to the foot of each match.
  private let inner: Double

  /// From the first match to the last one, in radians.
  private static let angle = 2.2

  init(_ felt: Rect) {
    let reach = min(0.86 * felt.height, 0.94 * felt.width / 2 / sin(Self.angle / 2))
    inner = 0.2 * reach
    matchHeight = max(1, (reach - inner).rounded())
    // The bow stands in the middle of the felt.
    pivot = Point(felt.midX, felt.midY + reach / 2 + 0.02 * felt.height)
  }

  /// - Parameter spread: 0 for all upon each other, 1 for the whole fan.
  func pose(of match: Int, count: Int, spread: Double) -> (middle: Point, turn: Double) {
    let share = count > 1 ? Double(match) / Double(count - 1) - 0.5 : 0
    let turn = Self.angle * share * spread
    let away = inner + matchHeight / 2
    return (pivot + Point(sin(turn), -cos(turn)) * away, turn)
  }
}
