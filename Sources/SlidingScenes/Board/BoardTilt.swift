import Motion
import Stage

/// The tilt of the board with a tilted gamepad: the lower side recedes a little from the viewer.
final class BoardTilt {
  /// The largest angle in radians: 2.5°.
  private static let largestAngle = 2.5 * Double.pi / 180
  /// The least change of the angle that moves the board, in radians. It is more than the trembling of a hand.
  private static let leastChange = largestAngle / 5
  /// Shares of gravity: below `level` the gamepad counts as level, and from `full` on the tilt is largest.
  private static let (level, full) = (0.2, 0.5)

  private let animator: Animator
  private let angle: Track<Double>
  /// The axis of the visible tilt.
  private var axis = Turn.Axis.upright
  /// The tilt that the animation approaches.
  private var goal = (axis: Turn.Axis.upright, angle: 0.0)

  init(_ animator: Animator) {
    self.animator = animator
    angle = animator.makeTrack(.rotation, 0)
  }

  isolated deinit { animator.remove(angle) }

  /// Updates the tilt by an event of the accelerometer, and levels the board if a gamepad is removed.
  ///
  /// - Parameter restPose: the measurement of a level gamepad, or `nil` if tilting has no effect.
  func handleInput(_ event: InputEvent.Kind, restPose: Vector3?) {
    switch event {
    case .padAccelerometer(_, let x, let y, let z):
      guard let restPose else { return straighten() }
      let gravity = InputInterpreter.usualRestPose.length
      follow(Vector3(x, y, z).turned(bringingUpright: restPose) * (1 / gravity))
    case .padRemoved: straighten()
    default: break
    }
  }

  /// Returns to level.
  func straighten() { lean(about: goal.axis, by: 0) }

  /// Follows a measured pose. A growing x lowers the gamepad's left side, a growing z its far edge.
  private func follow(_ pose: Vector3) {
    let isSideways = abs(pose.x) >= abs(pose.z)
    let tilt = isSideways ? pose.x : pose.z
    guard abs(tilt) >= Self.level, !animator.reducedMotion else { return straighten() }
    let share = max(-1, min(1, tilt / Self.full))
    lean(about: isSideways ? .upright : .level, by: -share * Self.largestAngle)
  }

  private func lean(about axis: Turn.Axis, by angle: Double) {
    let isNew = axis != goal.axis && angle != 0
    guard isNew || abs(angle - goal.angle) > (angle == 0 ? 0 : Self.leastChange) else { return }
    goal = (isNew ? axis : goal.axis, angle)
    move()
  }

  /// Animates to the goal. If the axis changes, the board becomes level first.
  private func move() {
    guard axis != goal.axis else {
      return animator.animate(angle, to: goal.angle, over: .milliseconds(160), curve: .easeOut)
    }
    animator.animate(angle, to: 0, over: .milliseconds(100), curve: .easeOut) {
      [weak self] outcome in
      guard let self, outcome == .finished else { return }
      axis = goal.axis
      move()
    }
  }

  /// Draws the board with its current tilt.
  func draw(into list: inout DisplayList, about frame: Rect, _ board: (inout DisplayList) -> Void) {
    let angle = animator.value(of: angle)
    if angle == 0 { return board(&list) }
    var own = DisplayList()
    board(&own)
    list.add(own, Placement(turn: .plane(frame, axis, angle)))
  }
}
