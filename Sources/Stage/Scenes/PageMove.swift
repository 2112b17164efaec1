/// The way of one scene through a transition: from a pose to a pose in a part of its time.
struct PageMove {
  var start = Pose.rest
  var end = Pose.rest
  /// The part of the transition, 0 to 1, in which the scene moves.
  var span = 0.0...1.0

  static let firstHalf = 0.0...0.5
  static let secondHalf = 0.5...1.0

  /// - Parameter progress: of the transition, 0 to 1.
  func pose(at progress: Double) -> Pose {
    let length = span.upperBound - span.lowerBound
    return start.mixed(with: end, (progress - span.lowerBound) / length)
  }
}
