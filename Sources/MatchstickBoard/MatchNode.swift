import GameKernel
import Motion
import Stage

/// One match on the tray, with its animations. The node stays the same while the match moves.
@MainActor package final class MatchNode {
  package let index: Int
  /// The middle of the match at rest.
  package private(set) var home = Point.zero
  /// Whether the match has been taken. Its animation may still be running.
  private(set) var isTaken = false

  /// Whether the match has been taken but is still partly visible.
  package var isLeaving: Bool { isTaken && (animator.value(of: alpha) > 0 || fire.isSmoking) }

  private let animator: Animator
  private let alpha: Track<Double>
  private let rotation: Track<Double>
  private let drift: Track<Point>
  private let lift: Track<Double>
  /// The scale of the match, from 0 to 1.
  private let size: Track<Double>
  private let hint: Track<Double>
  private let fire: MatchFire

  /// The small rotation of the match at rest, in radians.
  private let lean: Double
  private let jitter: Point

  private static let pickUp = Duration.milliseconds(150)

  package init(index: Int, animator: Animator) {
    self.index = index
    self.animator = animator
    alpha = animator.makeTrack(.alpha, 1)
    drift = animator.makeTrack(.position, .zero)
    lift = animator.makeTrack(.position, 0)
    size = animator.makeTrack(.position, 1)
    fire = MatchFire(index: index, animator: animator)
    hint = animator.makeTrack(.alpha, 0)
    lean = MatchNode.scatter(index, 1) * 1.6 * .pi / 180
    jitter = Point(0, MatchNode.scatter(index, 2) * 2)
    rotation = animator.makeTrack(.rotation, lean)
  }

  isolated deinit {
    for track in [alpha, rotation, lift, size, hint] { animator.remove(track) }
    animator.remove(drift)
  }

  /// Returns a pseudo-random number from −1 to 1 that depends only on the match and the salt.
  static func scatter(_ index: Int, _ salt: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index &* 31 &+ salt) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 29
    bits &*= 0xBF58_476D_1CE4_E5B9
    bits ^= bits >> 32
    return Double(bits % 2001) / 1000 - 1
  }

  /// Places the match at rest.
  ///
  /// - Parameter glides: whether it moves there from its current place, in 150 ms.
  package func settle(at home: Point, glides: Bool = false) {
    if glides, home != self.home, !isTaken, !animator.reducedMotion {
      animator.set(animator.value(of: drift) + self.home - home, for: drift)
      animator.animate(drift, to: .zero, over: Self.pickUp, curve: .easeOut)
    }
    self.home = home
  }

  // MARK: Animations

  /// Lifts the match out of the pile or lowers it.
  func setLifted(_ isLifted: Bool, in group: Group? = nil) {
    animator.animate(lift, to: isLifted ? 1 : 0, over: Self.pickUp, curve: .easeOut, in: group)
    guard !isTaken else { return }
    animator.animate(rotation, to: isLifted ? 0 : lean, over: Self.pickUp, curve: .easeOut)
  }

  /// Starts or ends the glow of a hint.
  package func setHinted(_ isHinted: Bool, in group: Group? = nil) {
    animator.animate(
      hint, to: isHinted ? 1 : 0, over: .milliseconds(300), curve: .easeOut, in: group)
  }

  /// Returns the match to its place from its current position.
  package func putBack() {
    isTaken = false
    let time = Duration.milliseconds(250)
    for (track, value) in [(alpha, 1), (rotation, lean), (size, 1)] {
      animator.animate(track, to: value, over: time, curve: .easeOut)
    }
    fire.goOut(over: time)
    animator.animate(drift, to: .zero, over: time, curve: .easeOut)
  }

  /// Removes the match from the tray without animation, as when a running game is loaded.
  package func remove() {
    isTaken = true
    animator.set(0, for: alpha)
  }

  /// Returns the delay of a match after the first one that leaves with it.
  package static func delay(of order: Int) -> Duration { .milliseconds(80 * order) }

  /// Animates the match off the tray.
  ///
  /// - Parameters:
  ///   - order: the index among the matches that leave together, from 0.
  ///   - sink: the offset of the falling match in pixels. Its horizontal part keeps the match on the tray.
  ///   - chance: the source of random numbers.
  ///   - group: the group of all matches that leave together. It ends when the last of them is gone.
  package func leave(
    _ animation: TakeAnimation, order: Int, sink: Point, _ chance: inout SeededGenerator,
    in group: Group
  ) {
    isTaken = true
    setLifted(false, in: group)
    setHinted(false, in: group)
    let delay = Self.delay(of: order)
    switch animation {
    case .fade: fade(over: .seconds(1), after: .zero, in: group)
    case .fall:
      fall(over: .milliseconds(700), after: delay, sink, in: group)
      fade(over: .milliseconds(700), after: delay, in: group)
    case .slowFade:
      fall(over: .milliseconds(700), after: delay, sink, in: group)
      fade(over: .milliseconds(1400), after: delay, in: group)
    case .fallThenFade:
      fall(over: .milliseconds(700), after: delay, sink, in: group)
      fade(over: .milliseconds(500), after: delay + .milliseconds(700), in: group)
    case .uneven:
      let time = Duration.milliseconds(500 + chance.draw(below: 1001))
      fall(over: time, after: .zero, sink, in: group)
      fade(over: time, after: .zero, in: group)
    case .burn: burnDown(in: group)
    case .shrink: shrink(after: delay, in: group)
    }
  }

  private func fade(over time: Duration, after delay: Duration, in group: Group) {
    animator.animate(alpha, to: 0, over: time, after: delay, curve: .easeInOut, in: group)
  }

  private func fall(over time: Duration, after delay: Duration, _ sink: Point, in group: Group) {
    animator.animate(
      rotation, to: .pi / 2, over: time, after: delay, curve: .easeInOut, in: group)
    // A match near a side must move inwards before it is horizontal.
    let curve: Curve = sink.x == 0 ? .easeInOut : .easeOut
    animator.animate(drift, to: sink, over: time, after: delay, curve: curve, in: group)
  }

  private func shrink(after delay: Duration, in group: Group) {
    let time = Duration.milliseconds(500)
    animator.animate(size, to: 0, over: time, after: delay, curve: .easeInOut, in: group)
    animator.animate(alpha, to: 0, over: .zero, after: delay + time, in: group)
  }

  /// Burns the match. The char fades in the last 250 ms, and the smoke stays a little longer.
  private func burnDown(in group: Group) {
    animator.animate(rotation, to: 0, over: .milliseconds(150), curve: .easeOut, in: group)
    fire.burnDown(in: group)
    let paling = Duration.milliseconds(250)
    animator.animate(
      alpha, to: 0, over: paling, after: MatchFire.time - paling, curve: .easeOut, in: group)
  }

  // MARK: Drawing

  /// Draws the match with its shadow and glow, or the remains of its fire.
  package func draw(into list: inout DisplayList, _ art: MatchArt, unit k: Double) {
    guard !isTaken || isLeaving else { return }
    let clear = animator.value(of: alpha)
    let raised = animator.value(of: lift)
    let height = raised * 0.085 * art.height
    let middle = home + jitter * k + animator.value(of: drift) + Point(0, -height)
    let (turn, scale) = (animator.value(of: rotation), animator.value(of: size))

    let depth = 3 * k + 0.55 * height
    list.picture(
      art.shadow, center: middle + Point(0.8 * depth, 1.1 * depth + height / 2), scale: scale,
      rotation: turn, alpha: clear * art.shadowAlpha(lift: raised))
    let light = max(raised, animator.value(of: hint))
    list.picture(art.glow, center: middle, scale: scale, rotation: turn, alpha: clear * light)

    if fire.isBurning {
      fire.draw(into: &list, art, middle, turn: turn, alpha: clear)
    } else if isTaken, art.leavesAsOutline {
      list.picture(art.outline, center: middle, scale: scale, rotation: turn, alpha: clear)
    } else {
      list.picture(art.body(of: index), center: middle, scale: scale, rotation: turn, alpha: clear)
      list.picture(
        art.brightBody(of: index), center: middle, scale: scale, rotation: turn,
        alpha: clear * light)
    }
    fire.drawSmoke(into: &list, art, middle)
  }
}

/// The animation of matches that leave the tray, as implemented by `MatchNode`.
public nonisolated enum TakeAnimation: String, Codable, Sendable, CaseIterable {
  /// The matches fade in place, in 1 s.
  case fade
  /// The matches fall by a quarter turn while fading.
  case fall
  /// Like `fall`, with twice the fading time.
  case slowFade
  /// The matches fall by a quarter turn and then fade.
  case fallThenFade
  /// Like `fall`, but each takes a random time of 0.5 to 1.5 s.
  case uneven
  /// Each match burns from head to foot to a charred stick, which fades.
  case burn
  /// The matches shrink to nothing.
  case shrink
}
