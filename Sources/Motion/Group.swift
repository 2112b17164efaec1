/// A set of animations with one completion, which can be paused, sped up and cancelled together.
///
/// Make one with `Animator.makeGroup`. Its completion is called once, after the completions of its animations: when
/// the last of them has ended, or at the next advance if the group is empty. The outcome is `.finished` only if all
/// animations finished. The group can be used further, but its completion is not called again.
public final class Group {
  private weak var animator: Animator?
  private var completion: ((Outcome) -> Void)?
  private var outcome = Outcome.finished
  private let creation: UInt64

  /// The number of running animations.
  var running = 0
  /// The number of animations whose end was not reported yet.
  private var unreported = 0
  /// The group's clock while any of its animations runs.
  var clock: Int32?

  /// The animator's time at the last change of rate, and the group's time then, in nanoseconds.
  private var rootAnchor = 0.0
  private var localAnchor = 0.0
  private var rate = 1.0

  init(animator: Animator, creation: UInt64, completion: ((Outcome) -> Void)?) {
    self.animator = animator
    self.creation = creation
    self.completion = completion
  }

  /// Whether the group is paused.
  public private(set) var isPaused = false

  /// The speed of the group's time: 1 at first, 2 is twice as fast, 0 pauses. Must not be negative.
  public var speed = 1.0 {
    didSet {
      precondition(speed >= 0 && speed.isFinite, "a speed is a number that is not negative")
      changeRate()
    }
  }

  /// Pauses the group's animations, including their delays.
  public func pause() {
    isPaused = true
    changeRate()
  }

  /// Resumes the group's animations.
  public func resume() {
    isPaused = false
    changeRate()
  }

  /// Stops the group's animations where they are and reports them as interrupted.
  public func cancel() { animator?.cancel(self) }

  /// Whether the group's time stops: it is paused or has the speed 0.
  var standsStill: Bool { rate == 0 }

  /// Returns the group's time at the animator's time `now`.
  func localTime(at now: Double) -> Double {
    rate == 1 && rootAnchor == localAnchor ? now : localAnchor + (now - rootAnchor) * rate
  }

  /// Returns the animator's time, at most `now`, at which the group's time is or was `local`.
  func rootTime(of local: Double, now: Double) -> Double {
    rate == 0 ? now : min(now, rootAnchor + (local - localAnchor) / rate)
  }

  func belongs(to animator: Animator) -> Bool { self.animator === animator }

  func began() { unreported += 1 }

  /// Counts the end of one animation. Calls the completion after the last one.
  func reported(_ outcome: Outcome) {
    if outcome == .interrupted { self.outcome = .interrupted }
    unreported -= 1
    guard unreported == 0, let completion else { return }
    self.completion = nil
    completion(self.outcome)
  }

  /// Returns the end of a group that has no animations, or `nil` if its end was already reported.
  func endIfEmpty(at time: Double) -> Ending? {
    guard unreported == 0, let completion else { return nil }
    self.completion = nil
    return Ending(time: time, creation: creation, outcome: .finished, completion: completion)
  }

  private func changeRate() {
    guard let animator else { return }
    let now = animator.now
    localAnchor = localTime(at: now)
    rootAnchor = now
    rate = isPaused ? 0 : speed
  }
}
