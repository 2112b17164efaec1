import Motion

/// A number of a control that glides to where it is sent, as long as its owner lives.
@MainActor final class Glide {
  private let animator: Animator
  private let track: Track<Double>
  private(set) var target: Double

  /// - Parameter property: tells the animator what reduced motion makes of it.
  init(_ animator: Animator, _ property: Property, at start: Double = 0) {
    self.animator = animator
    self.target = start
    self.track = animator.makeTrack(property, start)
  }

  isolated deinit { animator.remove(track) }

  var value: Double { animator.value(of: track) }

  /// Starts from the value now shown, cubic out in 150 ms (LOOK.md, *Motion*) where no other time is given.
  func go(to target: Double, over time: Duration = .milliseconds(150)) {
    guard target != self.target else { return }
    self.target = target
    animator.animate(track, to: target, over: time, curve: .easeOut)
  }

  func jump(to target: Double) {
    self.target = target
    animator.set(target, for: track)
  }
}
