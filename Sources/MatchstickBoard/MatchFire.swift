import Glibc
import Motion
import Stage

/// The fire of a match that burns down: the flame, the char behind it, sparks, a dying ember and a thread of smoke.
@MainActor final class MatchFire {
  /// The time from the first spark until the stick is gone.
  static let time = Duration.seconds(1)
  /// The time from the first spark until the smoke is gone.
  static let smokeTime = Duration.milliseconds(1250)

  /// The frames of the flame. They run twice during the fire.
  static let book = FlipBook(Array(0..<6), rate: 12)

  /// The duration of the flame's growth and of its way down the stick, in seconds.
  private static let (growth, running) = (0.15, 0.47)
  /// The share of the match that glows behind the flame.
  private static let glowing = 0.16

  private let animator: Animator
  private let index: Int
  /// The burnt share of the match, from 0 to 1.
  private let burn: Track<Double>
  /// The size of the flame, from 0 to 1.
  private let flame: Track<Double>
  private let ember: Track<Double>
  /// The glow of the burnt part. It turns from red to black, and then shows the char.
  private let heat: Track<Color>
  /// The number of runs through the frames of the flame, which is also the clock of the sparks.
  private let pages: Track<Double>
  /// The progress of the smoke, from 0 to 1. It is invisible at both ends.
  private let smoke: Track<Double>

  /// Creates the fire of a match.
  ///
  /// - Parameter index: the index of the match. It varies the fire from match to match.
  init(index: Int, animator: Animator) {
    (self.index, self.animator) = (index, animator)
    burn = animator.makeTrack(.position, 0)
    flame = animator.makeTrack(.alpha, 0)
    ember = animator.makeTrack(.alpha, 0)
    heat = animator.makeTrack(.colour, MatchPalette.redHot)
    pages = animator.makeTrack(.position, 0)
    smoke = animator.makeTrack(.position, 0)
  }

  isolated deinit {
    for track in [burn, flame, ember, pages, smoke] { animator.remove(track) }
    animator.remove(heat)
  }

  /// Whether fire or char is visible.
  var isBurning: Bool { animator.value(of: burn) > 0 || animator.value(of: flame) > 0 }

  /// Whether smoke is visible.
  var isSmoking: Bool { (0.001..<1).contains(animator.value(of: smoke)) }

  /// Animates the fire: the flame grows, runs down and goes out, then the ember dies.
  func burnDown(in group: Group) {
    animator.set(0, for: smoke)
    animator.set(0, for: pages)
    animator.set(MatchPalette.redHot, for: heat)
    animator.run(
      .parallel([
        .sequence([
          .tween(flame, to: 1, over: .seconds(Self.growth), curve: .easeOut),
          .delay(.milliseconds(450)),
          .tween(flame, to: 0, over: .milliseconds(160), curve: .easeInOut),
        ]),
        .sequence([
          .delay(.seconds(Self.growth)), .tween(burn, to: 1, over: .seconds(Self.running)),
        ]),
        .sequence([
          .delay(.seconds(Self.growth)),
          .tween(ember, to: 1, over: .milliseconds(80), curve: .easeOut),
          .delay(.milliseconds(390)),
          .tween(ember, to: 0, over: .milliseconds(280), curve: .easeInOut),
        ]),
        .sequence([
          .delay(.seconds(Self.growth)),
          .tween(heat, to: MatchPalette.cold, over: .milliseconds(600), curve: .easeInOut),
        ]),
        Self.book.thumbed(pages, for: Self.time),
        .sequence([
          .delay(.milliseconds(500)),
          .tween(smoke, to: 1, over: Self.smokeTime - .milliseconds(500), curve: .easeOut),
        ]),
      ]), in: group)
  }

  /// Puts the fire out when the match returns whole.
  func goOut(over time: Duration) {
    for track in [burn, flame, ember, smoke] {
      animator.animate(track, to: 0, over: time, curve: .easeOut)
    }
  }

  // MARK: Drawing

  /// Draws the whole stick below the ember, the char above it, and the flame and sparks at the line between them.
  ///
  /// - Parameter turn: the rotation of the match before its head has caught fire, in radians.
  func draw(
    into list: inout DisplayList, _ art: MatchArt, _ middle: Point, turn: Double, alpha: Double
  ) {
    let burnt = animator.value(of: burn)
    let line = middle.y + (burnt - 0.5) * art.height
    if burnt > 0 {
      drawStick(into: &list, art, middle, line, alpha)
    } else {
      list.picture(art.body(of: index), center: middle, rotation: turn, alpha: alpha)
    }
    drawSparks(into: &list, art, middle)
    let size = animator.value(of: flame)
    // Neighbouring matches start at different frames, so that their flames differ.
    let start = Double(index % Self.book.frames.count) / Double(Self.book.frames.count)
    list.picture(
      art.flames[Self.book.frame(after: animator.value(of: pages) + start)],
      center: Point(middle.x, line + art.height * 0.02), scale: size, alpha: min(1, size * 2))
  }

  private func drawStick(
    into list: inout DisplayList, _ art: MatchArt, _ middle: Point, _ line: Double, _ alpha: Double
  ) {
    let box = Rect(center: middle, art.body(of: index).size).roundedOut
    let saved = list.clip
    list.clip = Rect(box.x, line, box.width, box.maxY - line)
    list.picture(art.body(of: index), center: middle, alpha: alpha)
    list.clip = Rect(box.x, box.y, box.width, line - box.y)
    list.picture(art.charred, center: middle, alpha: alpha)
    let color = animator.value(of: heat)
    list.picture(art.glowing, center: middle, alpha: alpha, tint: color)
    let glow = animator.value(of: ember) * alpha
    // The glow increases towards the line.
    for part in 1...4 {
      let depth = min(Self.glowing * art.height * Double(part) / 4, line - box.y)
      list.clip = Rect(box.x, line - depth, box.width, depth)
      list.picture(art.glowing, center: middle, alpha: 0.2 * glow, tint: art.ember)
    }
    list.clip = saved
    if animator.value(of: burn) > 0.19 {
      let edge = Rect(center: Point(middle.x, line), Size(art.stickWidth, art.emberHeight))
      list.fill(edge, art.ember.opacity(0.9 * glow))
    }
  }

  /// Draws the sparks. Each one starts at the current line of the fire, flies off in its own direction and falls.
  private func drawSparks(into list: inout DisplayList, _ art: MatchArt, _ middle: Point) {
    let now = animator.value(of: pages) * Double(Self.book.frames.count) / Self.book.rate
    for number in 0..<3 {
      func chance(_ salt: Int) -> Double { MatchNode.scatter(index, 10 * number + salt) }
      let born = 0.1 + 0.18 * Double(number) + 0.05 * chance(4)
      let age = (now - born) / (0.34 + 0.08 * chance(5))
      guard (0.001..<1).contains(age) else { continue }
      let height = art.height
      let burnt = max(0, min(1, (born - Self.growth) / Self.running))
      let away = Point(0.16 * chance(6) * age, 0.22 * age * age - (0.3 + 0.06 * chance(7)) * age)
      list.picture(
        art.spark, center: Point(middle.x, middle.y + (burnt - 0.5) * height) + away * height,
        scale: 1 - 0.6 * age, alpha: 1 - age * age)
    }
  }

  /// Draws the thread of smoke. It rises from the foot as the last of the fire goes out.
  func drawSmoke(into list: inout DisplayList, _ art: MatchArt, _ middle: Point) {
    let risen = animator.value(of: smoke)
    guard isSmoking, let thread = art.smoke(of: index) else { return }
    let rise = (0.12 + 0.4 * risen) * art.height
    list.picture(
      thread, center: middle + Point(0, 0.42 * art.height - rise), alpha: sin(.pi * risen) * 0.4)
  }
}
