/// A set of animations with one completion, which can be paused, sped up and cancelled together.
///
/// Make one with `Animator.makeGroup`. Its completion is called once, after those of its animations:
/// when the last of them has ended, or at the next advance if none was put in. It is `.finished`
/// only if all of them finished. After that the group can still be used to pause and to speed up.
public final class Group {
  /// The animator, as long as it lives.
  private weak var animator: Animator?
  private var completion: ((Outcome) -> Void)?
  private var outcome = Outcome.finished
  private let creation: UInt64

  /// Animations that move now.
  var running = 0
  /// Animations whose end was not yet reported.
  private var unreported = 0
  /// The group's clock while any of its animations moves.
  var clock: Int32?

  /// The animator's time at which the rate last changed, and the group's time then, in nanoseconds.
  private var rootAnchor = 0.0
  private var localAnchor = 0.0
  private var rate = 1.0

  init(animator: Animator, creation: UInt64, completion: ((Outcome) -> Void)?) {
    self.animator = animator
    self.creation = creation
    self.completion = completion
  }

  /// True between `pause` and `resume`.
  public private(set) var isPaused = false

  /// How fast the group's time runs: 1 at first, 2 is twice as fast; not negative, 0 stands still.
  public var speed = 1.0 {
    didSet {
      precondition(speed >= 0 && speed.isFinite, "a speed is a number that is not negative")
      changeRate()
    }
  }

  /// Holds the group's animations where they are; delays stand still too.
  public func pause() {
    isPaused = true
    changeRate()
  }

  /// Lets them run on.
  public func resume() {
    isPaused = false
    changeRate()
  }

  /// Stops the group's animations where they are and reports them as interrupted.
  public func cancel() { animator?.cancel(self) }

  /// True when time does nothing to the group.
  var standsStill: Bool { rate == 0 }

  /// The group's time at the animator's time `now`.
  func localTime(at now: Double) -> Double {
    rate == 1 && rootAnchor == localAnchor ? now : localAnchor + (now - rootAnchor) * rate
  }

  /// The animator's time at which the group's time is or was `local`, at most `now`.
  func rootTime(of local: Double, now: Double) -> Double {
    rate == 0 ? now : min(now, rootAnchor + (local - localAnchor) / rate)
  }

  func belongs(to animator: Animator) -> Bool { self.animator === animator }

  func began() { unreported += 1 }

  /// Notes the end of one animation; after the last one the completion is called.
  func reported(_ outcome: Outcome) {
    if outcome == .interrupted { self.outcome = .interrupted }
    unreported -= 1
    guard unreported == 0, let completion else { return }
    self.completion = nil
    completion(self.outcome)
  }

  /// The end of a group that nobody put anything in, once.
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
