import Motion

/// A number that glides to where it is sent, as long as its owner lives.
@MainActor public final class AnimatedValue {
  /// Where it goes, or has come to rest.
  public private(set) var target: Double
  private let animator: Animator
  private let track: Track<Double>

  /// A number at rest.
  ///
  /// - Parameter property: tells the animator what reduced motion makes of it.
  public init(_ animator: Animator, _ property: Property, at start: Double = 0) {
    self.animator = animator
    self.target = start
    self.track = animator.makeTrack(property, start)
  }

  isolated deinit { animator.remove(track) }

  /// What it shows now.
  public var value: Double { animator.value(of: track) }

  /// Starts from the value now shown, cubic out, usually in 150 ms
  /// (Documentation/Look.md, *Motion*).
  public func go(to target: Double, over time: Duration = .milliseconds(150)) {
    guard target != self.target else { return }
    self.target = target
    animator.animate(track, to: target, over: time, curve: .easeOut)
  }

  /// Is there at once.
  public func jump(to target: Double) {
    self.target = target
    animator.set(target, for: track)
  }
}
