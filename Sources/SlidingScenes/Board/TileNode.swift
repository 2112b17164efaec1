import Motion
import Stage

/// One tile of a board: always the same tile, wherever it lies.
final class TileNode {
  let value: Int
  let animator: Animator
  /// Where it is shown, in columns and rows.
  let place: Track<Point>
  let alpha: Track<Double>
  /// How much it is lit, because a click would move it.
  let light: Track<Double>
  /// Where it belongs by the model; it is shown there or on its way.
  private(set) var home: Point
  /// Whether it is to be lit.
  private(set) var isLit = false

  /// A slide into the next cell (Documentation/Look.md, *Motion*).
  nonisolated static let slide = Duration.milliseconds(160)

  init(value: Int, at home: Point, animator: Animator) {
    self.value = value
    self.animator = animator
    self.home = home
    place = animator.makeTrack(.position, home)
    alpha = animator.makeTrack(.alpha, 1)
    light = animator.makeTrack(.alpha, 0)
  }

  isolated deinit {
    animator.remove(place)
    animator.remove(alpha)
    animator.remove(light)
  }

  /// Where it is shown now.
  var shown: Point { animator.value(of: place) }

  var isSliding: Bool { animator.isBusy(place) }

  var isAtRest: Bool {
    !isSliding && !animator.isBusy(alpha) && !animator.isBusy(light) && shown == home
  }

  /// Slides from where it is shown now.
  func slide(
    to home: Point, over time: Duration = TileNode.slide, after delay: Duration = .zero,
    curve: Curve = .easeOut, in group: Group? = nil, arrived: @escaping () -> Void = {}
  ) {
    self.home = home
    animator.animate(place, to: home, over: time, after: delay, curve: curve, in: group) {
      if $0 == .finished { arrived() }
    }
  }

  /// Goes along a way, whose last place becomes its home.
  func walk(through places: [Point], over time: Duration) {
    guard let last = places.last else { return }
    home = last
    animator.run(.path(place, through: places, shape: .straight, over: time))
  }

  /// Lies somewhere at once.
  func jump(to home: Point) {
    self.home = home
    animator.set(home, for: place)
  }

  /// Is shown away from home as long as something holds it there.
  func hold(at place: Point) { animator.set(place, for: self.place) }

  /// Goes a little way and back, as what is stuck does under a push; not while it slides, nor with reduced motion.
  func nudge(by way: Point) {
    guard !isSliding, !animator.reducedMotion else { return }
    // One way there and back, so that a move which overtakes it leaves nothing of it.
    animator.run(
      .path(place, through: [home + way, home], shape: .straight, over: .milliseconds(180)))
  }

  /// Becomes visible again where it has been put, as reduced motion has it.
  func fadeIn() {
    if !animator.isBusy(alpha) { animator.set(0, for: alpha) }
    animator.animate(alpha, to: 1, over: .milliseconds(150))
  }

  func setLit(_ isLit: Bool) {
    self.isLit = isLit
    animator.animate(light, to: isLit ? 1 : 0, over: .milliseconds(150), curve: .easeOut)
  }
}
