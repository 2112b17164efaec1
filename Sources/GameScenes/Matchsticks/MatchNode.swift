import Motion
import Stage

/// One match on the tray: always the same match, wherever it lies and whatever becomes of it.
final class MatchNode {
  let index: Int
  /// Where its middle lies while it rests.
  var home = Point.zero
  /// Whether it has been taken; its animation may still run.
  private(set) var isTaken = false

  /// Whether it has been taken and can still be seen.
  var isLeaving: Bool { isTaken && animator.value(of: alpha) > 0 }

  private let animator: Animator
  private let alpha: Track<Double>
  private let rotation: Track<Double>
  private let drift: Track<Point>
  private let lift: Track<Double>
  /// From 0, whole, to 1, burnt down to the foot.
  private let burn: Track<Double>
  /// The size of the flame, 0 to 1.
  private let flame: Track<Double>
  private let hint: Track<Double>

  /// At rest a match leans by its own small angle, in radians.
  private let lean: Double
  private let jitter: Point

  private static let pickUp = Duration.milliseconds(150)

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
    for track in [alpha, rotation, lift, burn, flame, hint] { animator.remove(track) }
    animator.remove(drift)
  }

  /// A number from −1 to 1 that looks like chance and is always the same for the same match.
  private static func scatter(_ index: Int, _ salt: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index &* 31 &+ salt) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 29
    bits &*= 0xBF58_476D_1CE4_E5B9
    bits ^= bits >> 32
    return Double(bits % 2001) / 1000 - 1
  }

  // MARK: What becomes of it

  /// Raises the match out of the pile, or lets it down.
  func setLifted(_ isLifted: Bool) {
    animator.animate(lift, to: isLifted ? 1 : 0, over: Self.pickUp, curve: .easeOut)
    guard !isTaken else { return }
    animator.animate(rotation, to: isLifted ? 0 : lean, over: Self.pickUp, curve: .easeOut)
  }

  /// Lets the match glow as part of a hint.
  func setHinted(_ isHinted: Bool) {
    animator.animate(hint, to: isHinted ? 1 : 0, over: .milliseconds(300), curve: .easeOut)
  }

  /// Brings the match back to its place, from wherever it is now.
  func putBack() {
    isTaken = false
    let time = Duration.milliseconds(250)
    for (track, value) in [(alpha, 1), (rotation, lean), (burn, 0), (flame, 0)] {
      animator.animate(track, to: value, over: time, curve: .easeOut)
    }
    animator.animate(drift, to: .zero, over: time, curve: .easeOut)
  }

  /// Takes the match off the tray without a show, as when a game is opened in its middle.
  func remove() {
    isTaken = true
    animator.set(0, for: alpha)
  }

  /// How much later a match leaves than the first of those that leave with it one by one.
  static func delay(of order: Int) -> Duration { .milliseconds(80 * order) }

  /// From the first spark until the flame is out.
  static let burnTime = Duration.seconds(1)

  /// Lets the match leave.
  ///
  /// - Parameters:
  ///   - order: its place among those that leave with it, 0 for the first.
  ///   - sink: how far it sinks in falling, with a sideways drift that keeps it on the tray, in pixels.
  ///   - group: of all that leave with it; ends when the last of them is gone.
  func leave(_ animation: TakeAnimation, order: Int, sink: Point, in group: Group) {
    isTaken = true
    setLifted(false)
    setHinted(false)
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
      let time = Duration.milliseconds(1000 + Int(500 * MatchNode.scatter(index, 3)))
      fall(over: time, after: .zero, sink, in: group)
      fade(over: time, after: .zero, in: group)
    case .burn: burnDown(in: group)
    }
  }

  private func fade(over time: Duration, after delay: Duration, in group: Group) {
    animator.animate(alpha, to: 0, over: time, after: delay, curve: .easeInOut, in: group)
  }

  private func fall(over time: Duration, after delay: Duration, _ sink: Point, in group: Group) {
    animator.animate(
      rotation, to: .pi / 2, over: time, after: delay, curve: .easeInOut, in: group)
    // A match near a side has to be out of the way before it lies flat.
    let curve: Curve = sink.x == 0 ? .easeInOut : .easeOut
    animator.animate(drift, to: sink, over: time, after: delay, curve: curve, in: group)
  }

  /// The flame grows for 150 ms, runs down for 600, and what is left fades in 250.
  private func burnDown(in group: Group) {
    animator.animate(rotation, to: 0, over: .milliseconds(150), curve: .easeOut, in: group)
    animator.run(
      .sequence([
        .tween(flame, to: 1, over: .milliseconds(150), curve: .easeOut),
        .tween(burn, to: 1, over: .milliseconds(600), curve: .linear),
        .tween(flame, to: 0, over: .milliseconds(250), curve: .easeOut),
      ]), in: group)
    animator.animate(
      alpha, to: 0, over: .milliseconds(250), after: .milliseconds(750), curve: .easeOut, in: group)
  }

  // MARK: Drawing

  /// Draws the match with its shadow and glow.
  func draw(into list: inout DisplayList, _ art: MatchArt, unit k: Double) {
    let clear = animator.value(of: alpha)
    guard clear > 0 else { return }
    let raised = animator.value(of: lift)
    let height = raised * 0.085 * art.height
    let middle = home + jitter * k + animator.value(of: drift) + Point(0, -height)
    let turn = animator.value(of: rotation)

    let depth = 3 * k + 0.55 * height
    list.picture(
      art.shadow, center: middle + Point(0.8 * depth, 1.1 * depth + height / 2), rotation: turn,
      alpha: clear * art.shadowAlpha(lift: raised))
    let light = max(raised, animator.value(of: hint))
    list.picture(art.glow, center: middle, rotation: turn, alpha: clear * light)

    let burnt = animator.value(of: burn)
    if burnt > 0 || animator.value(of: flame) > 0 {
      drawBurning(into: &list, art, middle, burnt: burnt, alpha: clear)
    } else if isTaken, art.leavesAsOutline {
      list.picture(art.outline, center: middle, rotation: turn, alpha: clear)
    } else {
      list.picture(art.body(of: index), center: middle, rotation: turn, alpha: clear)
      list.picture(art.brightBody(of: index), center: middle, rotation: turn, alpha: clear * light)
    }
  }

  /// The whole stick below the ember, the char above it, and the flame on the line between them.
  private func drawBurning(
    into list: inout DisplayList, _ art: MatchArt, _ middle: Point, burnt: Double, alpha: Double
  ) {
    let box = Rect(center: middle, art.body(of: index).size).roundedOut
    let ember = middle.y + (burnt - 0.5) * art.height
    let saved = list.clip
    list.clip = Rect(box.x, ember, box.width, box.maxY - ember)
    list.picture(art.body(of: index), center: middle, alpha: alpha)
    list.clip = Rect(box.x, box.y, box.width, ember - box.y)
    list.picture(art.charred, center: middle, alpha: alpha)
    list.clip = saved
    if burnt > 0.19 {
      let line = Rect(center: Point(middle.x, ember), Size(art.stickWidth, art.emberHeight))
      list.fill(line, art.ember.opacity(0.9 * alpha))
    }
    let size = animator.value(of: flame)
    let flicker = 1 + 0.06 * MatchNode.scatter(index, Int(burnt * 24))
    list.picture(
      art.flame, center: Point(middle.x, ember + art.height * 0.02), scale: size * flicker,
      alpha: min(1, size * 2))
  }
}

/// How taken matches leave the tray; `MatchNode` says how each of them goes.
public nonisolated enum TakeAnimation: String, Codable, Sendable, CaseIterable {
  /// Pale where they lie, in 1 s.
  case fade
  /// Turn a quarter and pale together.
  case fall
  /// As `fall`, but pale twice as long.
  case slowFade
  /// Turn a quarter, and pale only then.
  case fallThenFade
  /// As `fall`, each in its own 0.5 to 1.5 s.
  case uneven
  /// Burn from head to foot to a charred stick, which pales.
  case burn
}
