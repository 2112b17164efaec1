import Motion
import Stage

/// How the board leans with a gamepad that is tilted: the side that is held lower goes a little away from the eye.
final class BoardLean {
  /// In radians: 2.5°.
  private static let most = 2.5 * Double.pi / 180
  /// What is held still trembles by less, in radians.
  private static let least = most / 5
  /// Shares of gravity: below the first a pad is held level, from the second on the board leans no further.
  private static let (level, full) = (0.2, 0.5)

  private let animator: Animator
  private let angle: Track<Double>
  /// About which the board is shown leaning.
  private var axis = Turn.Axis.upright
  /// Where it is to lean.
  private var goal = (axis: Turn.Axis.upright, angle: 0.0)

  init(_ animator: Animator) {
    self.animator = animator
    angle = animator.makeTrack(.rotation, 0)
  }

  isolated deinit { animator.remove(angle) }

  /// Follows the accelerometer of a gamepad; other events say nothing, but that it is gone.
  ///
  /// - Parameter restPose: what it measures when it is held level; nil where tilting it means nothing.
  func sense(_ event: InputEvent.Kind, restPose: Vector3?) {
    switch event {
    case .padAccelerometer(_, let x, let y, let z):
      guard let restPose else { return stand() }
      let gravity = InputInterpreter.usualRestPose.length
      follow(Vector3(x, y, z).turned(bringingUpright: restPose) * (1 / gravity))
    case .padRemoved: stand()
    default: break
    }
  }

  /// Lies flat again.
  func stand() { lean(about: goal.axis, by: 0) }

  /// As X grows the left side of the pad goes down, as Z does the far edge.
  private func follow(_ pose: Vector3) {
    let isSideways = abs(pose.x) >= abs(pose.z)
    let tilt = isSideways ? pose.x : pose.z
    guard abs(tilt) >= Self.level, !animator.reducedMotion else { return stand() }
    let share = max(-1, min(1, tilt / Self.full))
    lean(about: isSideways ? .upright : .level, by: -share * Self.most)
  }

  private func lean(about axis: Turn.Axis, by angle: Double) {
    let isNew = axis != goal.axis && angle != 0
    guard isNew || abs(angle - goal.angle) > (angle == 0 ? 0 : Self.least) else { return }
    goal = (isNew ? axis : goal.axis, angle)
    move()
  }

  /// Goes to the goal; by way of level where that is about the other line.
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

  /// Draws the board as it leans.
  func draw(into list: inout DisplayList, about frame: Rect, _ board: (inout DisplayList) -> Void) {
    let angle = animator.value(of: angle)
    if angle == 0 { return board(&list) }
    var own = DisplayList()
    board(&own)
    list.add(own, Placement(turn: .plane(frame, axis, angle)))
  }
}
