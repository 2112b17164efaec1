/// The placement of a scene in its area during a transition; `identity` when none runs.
struct Pose: Equatable {
  /// The offset in shares of the area's size, so that a transition survives a resize.
  var offset = Point.zero
  /// The rotation in perspective about `axis`, in radians.
  var turn = 0.0
  var axis = Turn.Axis.upright
  var alpha = 1.0

  static let identity = Pose()

  /// Whether anything of the scene can be seen.
  var isVisible: Bool {
    alpha > 0 && abs(turn) < .pi / 2 && max(abs(offset.x), abs(offset.y)) < 1
  }

  /// Returns the interpolation towards another pose at a share from 0 to 1. It is exact at both ends.
  func mixed(with other: Pose, _ share: Double) -> Pose {
    if share <= 0 { return self }
    if share >= 1 { return other }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Pose(
      offset: offset + (other.offset - offset) * share, turn: mix(turn, other.turn),
      axis: turn == 0 ? other.axis : axis, alpha: mix(alpha, other.alpha))
  }

  func placement(in size: Size) -> Placement {
    Placement(
      offset: Point((offset.x * size.width).rounded(), (offset.y * size.height).rounded()),
      alpha: alpha, turn: turn == 0 ? .none : .plane(Rect(.zero, size), axis, turn))
  }
}

/// The movement of one scene in a transition, from one pose to another during a part of its time.
struct PageMove {
  var start = Pose.identity
  var end = Pose.identity
  /// The part of the transition, 0 to 1, in which the scene moves.
  var span = 0.0...1.0

  static let firstHalf = 0.0...0.5
  static let secondHalf = 0.5...1.0

  /// - Parameter progress: the progress of the transition, from 0 to 1.
  func pose(at progress: Double) -> Pose {
    let length = span.upperBound - span.lowerBound
    return start.mixed(with: end, (progress - span.lowerBound) / length)
  }
}
