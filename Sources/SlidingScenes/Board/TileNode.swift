import Motion
import Stage

/// The animated position and look of one tile.
final class TileNode {
  let value: Int
  let animator: Animator
  /// The displayed position, in columns and rows.
  let place: Track<Point>
  let alpha: Track<Double>
  /// The brightness of the tile, which is lit if a click would move it.
  let light: Track<Double>
  /// The position according to the model. The tile is displayed there or on its way.
  private(set) var home: Point
  /// Whether the tile should be lit.
  private(set) var isLit = false

  /// The duration of a slide into the next cell (Documentation/Look.md, *Motion*).
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

  /// The current position on screen, in columns and rows.
  var shown: Point { animator.value(of: place) }

  var isSliding: Bool { animator.isBusy(place) }

  var isAtRest: Bool {
    !isSliding && !animator.isBusy(alpha) && !animator.isBusy(light) && shown == home
  }

  /// Slides from the current position on screen to a new ``home``.
  ///
  /// - Parameter arrived: called at the end, unless another movement replaces the slide.
  func slide(
    to home: Point, over time: Duration = TileNode.slide, after delay: Duration = .zero,
    curve: Curve = .easeOut, in group: Group? = nil, arrived: @escaping () -> Void = {}
  ) {
    self.home = home
    animator.animate(place, to: home, over: time, after: delay, curve: curve, in: group) {
      if $0 == .finished { arrived() }
    }
  }

  /// Moves along a path. Its last position becomes ``home``.
  func walk(through places: [Point], over time: Duration) {
    guard let last = places.last else { return }
    home = last
    animator.run(.path(place, through: places, shape: .straight, over: time))
  }

  /// Moves to a position without animation.
  func jump(to home: Point) {
    self.home = home
    animator.set(home, for: place)
  }

  /// Shows the tile away from ``home`` during a drag.
  func hold(at place: Point) { animator.set(place, for: self.place) }

  /// Moves a little way and back, like a stuck tile that is pushed.
  ///
  /// It does nothing while the tile slides, or with reduced motion.
  func nudge(by offset: Point) {
    guard !isSliding, !animator.reducedMotion else { return }
    // One path out and back, so that a slide that replaces it cancels both parts.
    animator.run(
      .path(place, through: [home + offset, home], shape: .straight, over: .milliseconds(180)))
  }

  /// Fades in at its position, for reduced motion.
  func fadeIn() {
    if !animator.isBusy(alpha) { animator.set(0, for: alpha) }
    animator.animate(alpha, to: 1, over: .milliseconds(150))
  }

  func setLit(_ isLit: Bool) {
    self.isLit = isLit
    animator.animate(light, to: isLit ? 1 : 0, over: .milliseconds(150), curve: .easeOut)
  }
}
