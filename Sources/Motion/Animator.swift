/// An engine that holds animated values and moves them through time.
///
/// Make a track for each value, start animations on tracks, call `advance(by:)` once a frame, and read the values
/// when drawing:
///
/// ```swift
/// let animator = Animator()
/// let alpha = animator.makeTrack(.alpha, 1.0)
/// animator.animate(alpha, to: 0, over: .milliseconds(400), curve: .easeOut)
/// animator.advance(by: .milliseconds(16))
/// animator.value(of: alpha)
/// ```
///
/// - Time is the sum of the steps of `advance(by:)`, in whole nanoseconds. One long step and many short ones give
///   equal values. In a group whose speed is not 1, they agree to one part in 10¹².
/// - An animation ends exactly on its target. One that starts on a busy track starts from the value shown now. The
///   previous animation is reported as interrupted.
/// - Each `advance(by:)` first moves all tracks. It then reports the animations that have finished or were
///   interrupted, by end time, then by creation. Completions may start animations.
/// - Nothing is allocated while animations run.
///
/// An animator is not thread-safe: use it on one actor. A deallocated animator calls no more completions.
public final class Animator {
  // Swift's run-time exclusivity checks of these would cost more than starting a tween. No access to them spans a
  // call that could reach them again.

  @exclusivity(unchecked) @usableFromInline var context = MotionContext()
  @exclusivity(unchecked) private var tweens = TweenQueue()
  @exclusivity(unchecked) private var timelines = TimelineQueue()
  private var isAdvancing = false

  /// Makes an animator without tracks.
  public init() {}

  /// Whether movement is reduced, for players who do not want it.
  ///
  /// While it is on, alpha and colour fade linearly in 150 ms, without delay. All else jumps to its target at once.
  /// Sequences, repeats and paths collapse to their end. Switching it on also reduces the running animations.
  public var reducedMotion = false {
    didSet {
      guard reducedMotion && !oldValue else { return }
      tweens.reduceAll(in: &context)
      timelines.reduceAll(in: &context)
    }
  }

  /// Whether advancing would change nothing and report nothing. Animations in paused groups, or groups of speed 0,
  /// do not count. Cost: one check per group that has animations.
  public var isIdle: Bool {
    context.ends.isEmpty && tweens.count + timelines.count == context.clocks.heldCount
  }

  /// Advances time: moves all tracks, then calls the completions of the animations that have ended.
  ///
  /// A completion must not call it. `step` must not be negative.
  public func advance(by step: Duration) {
    precondition(step >= .zero, "time does not run backwards")
    precondition(!isAdvancing, "a completion cannot advance its animator")
    isAdvancing = true
    context.clocks.advance(by: step)
    tweens.advance(in: &context)
    timelines.advance(in: &context)
    let ends = context.ends
    ends.deliver(at: now)
    isAdvancing = false
  }

  // MARK: Animations

  /// Moves a track to `target`, starting from the value it shows now.
  ///
  /// A busy track keeps the value it shows now until the delay is over. Its previous animation is reported as
  /// interrupted. Without a duration and a delay, the track jumps at once. The `advance(by:)` in which the
  /// animation ends calls `completion`.
  ///
  /// - Complexity: O(1), about 20 ns on a current server CPU.
  @inlinable public func animate<Value>(
    _ track: Track<Value>, to target: Value, over duration: Duration,
    after delay: Duration = .zero, curve: Curve = .linear, in group: Group? = nil,
    completion: ((Outcome) -> Void)? = nil
  ) {
    let slot = context.tracks.checkedSlot(track)
    target.write(components: context.tracks.target(of: slot))
    start(slot, over: duration, after: delay, curve: curve, in: group, completion: completion)
  }

  /// Starts a tween to the target stored in the slot's components.
  @usableFromInline func start(
    _ slot: Int, over duration: Duration, after delay: Duration, curve: Curve, in group: Group?,
    completion: ((Outcome) -> Void)?
  ) {
    var length = duration.nanoseconds
    var wait = delay.nanoseconds
    precondition(length >= 0 && wait >= 0, "an animation needs times that are not negative")
    check(group)
    interrupt(slot)
    var row = curve.rawValue
    if reducedMotion {
      wait = 0
      row = Curve.linear.rawValue
      length = context.tracks.slots[slot].property.fades ? MotionContext.reducedDuration : 0
    }
    context.tracks.listen(slot, creation: context.ends.nextCreation(), group, completion)
    group?.began()
    if length + wait == 0 {
      context.tracks.showTarget(of: slot)
      context.reportEnd(of: slot, .finished, at: now)
      return
    }
    if length == 0 {
      // Progress is a quotient, so a jump takes the last nanosecond of its delay as its duration.
      length = 1
      wait -= 1
    }
    tweens.start(slot, length: length, wait: wait, row: row, group: group, in: &context)
  }

  /// Runs a composed animation. It takes over all its tracks now, each at the value it shows.
  ///
  /// Its one completion reports `.finished` if it reached its end with all its tracks, and `.interrupted` if it
  /// lost any. After it has lost a track, the others run on. It ends when it has lost all.
  ///
  /// - Complexity: O(*n*) for *n* nodes here and in each advance. Repeats are not unrolled.
  public func run(
    _ animation: Animation, in group: Group? = nil, completion: ((Outcome) -> Void)? = nil
  ) {
    check(group)
    var layout = Timeline.Layout()
    layout.add(animation, on: context.tracks)
    for slot in layout.slots { interrupt(Int(slot)) }
    let timeline = Timeline(
      layout, clock: context.clocks.enter(group), creation: context.ends.nextCreation(),
      group: group, completion: completion)
    timelines.start(timeline, isReduced: reducedMotion, in: &context)
  }

  /// Performs an action after a delay, unless the group is cancelled before.
  ///
  /// The delay is measured in the group's time. The `advance(by:)` in which it ends performs the action. With reduced
  /// motion there is no delay, so that the action stays in step with animations, which then end at once.
  public func after(
    _ delay: Duration, in group: Group? = nil, perform action: @escaping () -> Void
  ) {
    let wait = makeTrack(.position, 0.0)
    animate(wait, to: 1, over: delay, in: group) { [weak self] outcome in
      self?.remove(wait)
      if outcome == .finished { action() }
    }
  }

  /// Stops the animation of a track, which keeps the value shown. A composed animation continues on its other tracks.
  @usableFromInline func interrupt(_ slot: Int) {
    switch context.tracks.slots[slot].owner {
    case .nobody: return
    case .tween(let index):
      tweens.end(at: Int(index), .interrupted, at: now, in: &context)
    case .timeline: timelines.take(slot, in: &context)
    }
  }

  // MARK: Groups

  /// Makes a group. Its completion is called once, as described in `Group`.
  public func makeGroup(completion: ((Outcome) -> Void)? = nil) -> Group {
    let creation = context.ends.nextCreation()
    let group = Group(animator: self, creation: creation, completion: completion)
    if completion != nil { context.ends.watch(group) }
    return group
  }

  func cancel(_ group: Group) {
    guard let clock = group.clock else { return }
    tweens.cancel(onClock: clock, in: &context)
    timelines.cancel(onClock: clock, in: &context)
  }

  /// The sum of all steps, in nanoseconds.
  var now: Double { context.clocks.now }

  private func check(_ group: Group?) {
    guard let group else { return }
    precondition(group.belongs(to: self), "a group works with the animator that made it")
  }
}

/// The state that all animations of an animator share: tracks, clocks, and the ends to report.
@usableFromInline struct MotionContext: ~Copyable {
  /// The duration of fades with reduced motion: 150 ms, in nanoseconds.
  static let reducedDuration = 150_000_000.0

  @usableFromInline var tracks = TrackStore()
  var clocks = Clocks()
  let curves = CurveTable()
  let ends = EndQueue()

  @usableFromInline init() {}

  /// Queues the report that the tween on a slot has ended, if the tween has a completion or a group.
  ///
  /// - Returns: the tween's group.
  @discardableResult @inline(never)
  mutating func reportEnd(of slot: Int, _ outcome: Outcome, at time: Double) -> Group? {
    guard let listener = tracks.takeListener(of: slot) else { return nil }
    ends.add(
      Ending(
        time: time, creation: tracks.slots[slot].creation, outcome: outcome,
        completion: listener.completion, group: listener.group))
    return listener.group
  }
}
