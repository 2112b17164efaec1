import Motion
import Stage

/// One match on the tray: always the same match, wherever it lies and whatever becomes of it.
final class MatchNode {
  let index: Int
  /// Where its middle lies while it rests.
  var home = Point.zero
  /// Whether it has been taken; its animation may still run.
  var isTaken = false

  let animator: Animator
  let alpha: Track<Double>
  let rotation: Track<Double>
  let drift: Track<Point>
  let lift: Track<Double>
  /// From 0, whole, to 1, burnt down to the foot.
  let burn: Track<Double>
  /// The size of the flame, 0 to 1.
  let flame: Track<Double>
  let hint: Track<Double>

  /// At rest a match leans by its own small angle, in radians.
  let lean: Double
  let jitter: Point

  static let pickUp = Duration.milliseconds(150)

  init(index: Int, animator: Animator) {
    self.index = index
    self.animator = animator
    alpha = animator.makeTrack(.alpha, 1)
    drift = animator.makeTrack(.position, .zero)
    lift = animator.makeTrack(.position, 0)
    burn = animator.makeTrack(.position, 0)
    flame = animator.makeTrack(.alpha, 0)
    hint = animator.makeTrack(.alpha, 0)
    lean = MatchNode.scatter(index, 1) * 1.6 * .pi / 180
    jitter = Point(0, MatchNode.scatter(index, 2) * 2)
    rotation = animator.makeTrack(.rotation, lean)
  }

  isolated deinit {
    animator.remove(alpha)
    animator.remove(rotation)
    animator.remove(drift)
    animator.remove(lift)
    animator.remove(burn)
    animator.remove(flame)
    animator.remove(hint)
  }

  /// A number from −1 to 1 that looks like chance and is always the same for the same match.
  static func scatter(_ index: Int, _ salt: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index &* 31 &+ salt) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 29
    bits &*= 0xBF58_476D_1CE4_E5B9
    bits ^= bits >> 32
    return Double(bits % 2001) / 1000 - 1
  }
}
