/// How a scene stands in the window during a transition; `rest` when none runs.
struct Pose: Equatable {
  /// Shares of the window's size, so that a transition survives a resize.
  var offset = Point.zero
  /// The width as a share of the full one, about the upright middle axis.
  var width = 1.0
  var alpha = 1.0

  static let rest = Pose()

  /// Whether anything of the scene can be seen.
  var isVisible: Bool {
    alpha > 0 && width > 0 && max(abs(offset.x), abs(offset.y)) < 1
  }

  /// The pose a share (0 to 1) of the way towards another, exact at both ends.
  func mixed(with other: Pose, _ share: Double) -> Pose {
    if share <= 0 { return self }
    if share >= 1 { return other }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Pose(
      offset: offset + (other.offset - offset) * share,
      width: mix(width, other.width), alpha: mix(alpha, other.alpha))
  }

  func placement(in size: Size) -> Placement {
    Placement(
      offset: Point((offset.x * size.width).rounded(), (offset.y * size.height).rounded()),
      scale: Size(width, 1), anchor: Point(size.width / 2, 0), alpha: alpha)
  }
}
