import Motion
import Stage

/// A number that animates to its target. It owns its track, and removes it from the animator when it is released.
@MainActor public final class AnimatedValue {
  /// The value at the end of the current animation, or the current value if there is none.
  public private(set) var target: Double
  private let animator: Animator
  private let track: Track<Double>

  /// Creates a number without an animation.
  ///
  /// - Parameter property: the property that determines the effect of reduced motion.
  public init(_ animator: Animator, _ property: Property, at start: Double = 0) {
    self.animator = animator
    self.target = start
    self.track = animator.makeTrack(property, start)
  }

  isolated deinit { animator.remove(track) }

  /// The current value.
  public var value: Double { animator.value(of: track) }

  /// Animates from the current value to a target with an ease-out curve (Documentation/Look.md, *Motion*).
  public func go(to target: Double, over time: Duration = .milliseconds(150)) {
    guard target != self.target else { return }
    self.target = target
    animator.animate(track, to: target, over: time, curve: .easeOut)
  }

  /// Sets the value to its target and runs an animation, which must also end there, such as a pulse.
  public func run(_ animation: (Track<Double>) -> Animation) {
    animator.set(target, for: track)
    animator.run(animation(track))
  }

  /// Sets the value without an animation.
  public func jump(to target: Double) {
    self.target = target
    animator.set(target, for: track)
  }
}
