/// Keeps animated values and moves them through time.
///
/// Make a track for each value, start animations on tracks, call `advance(by:)` once a frame and
/// read the values when drawing:
///
/// ```swift
/// let animator = Animator()
/// let alpha = animator.makeTrack(.alpha, 1.0)
/// animator.animate(alpha, to: 0, over: .milliseconds(400), curve: .easeOut)
/// animator.advance(by: .milliseconds(16))
/// animator.value(of: alpha)
/// ```
///
/// - Time is only what `advance(by:)` adds up, in whole nanoseconds from the sum: one long step and
///   many short ones give the very same values. In a group whose speed is not 1, they agree to
///   rounding (one part in 10¹²).
/// - An animation ends exactly on its target. One that starts on a busy track starts from the value
///   now shown, and the old one is reported as interrupted.
/// - Ends, finished or interrupted, are reported by the next `advance(by:)` after all tracks have
///   moved, in the order of end times and then of creation. Completions may start animations.
/// - Nothing is allocated while animations run.
///
/// An animator is not thread-safe; keep it on one actor. One that goes away reports nothing more.
public final class Animator {
  // Swift would check each use of these for overlapping access while the program runs, which costs
  // more than starting a tween. No access to them spans a call that could reach them again.

  @exclusivity(unchecked) @usableFromInline var context = MotionContext()
  @exclusivity(unchecked) private var tweens = TweenQueue()
  @exclusivity(unchecked) private var timelines = TimelineQueue()
  private var isAdvancing = false

  /// Makes an animator without tracks.
  public init() {}

  /// The one switch for people who do not want movement.
  ///
  /// While it is on, alpha and colour take 150 ms, linear and without delay, and all else jumps to
  /// its target at once; sequences, repeats and paths collapse to where they would end. Switching it
  /// on does the same to what is running.
  public var reducedMotion = false {
    didSet {
      guard reducedMotion && !oldValue else { return }
      tweens.reduceAll(in: &context)
      timelines.reduceAll(in: &context)
    }
  }

  /// True when advancing would change nothing and report nothing; animations in groups that stand
  /// still do not count. Cost: one look at each group that has animations.
  public var isIdle: Bool {
    context.ends.isEmpty && tweens.count + timelines.count == context.clocks.heldCount
  }

  /// Lets time pass: moves all tracks, then reports what has ended.
  ///
  /// Not to be called from a completion. A step below zero is a programmer's mistake.
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
  /// A busy track shows its value of now until the delay is over; the old animation is reported as
  /// interrupted. With no time and no delay the track jumps at once. `completion` is called by the
  /// advance in which the animation ends.
  ///
  /// - Complexity: O(1); about 20 ns on a current server CPU.
  @inlinable public func animate<Value>(
    _ track: Track<Value>, to target: Value, over duration: Duration,
    after delay: Duration = .zero, curve: Curve = .linear, in group: Group? = nil,
    completion: ((Outcome) -> Void)? = nil
  ) {
    let slot = context.tracks.checkedSlot(track)
    target.write(components: context.tracks.target(of: slot))
    start(slot, over: duration, after: delay, curve: curve, in: group, completion: completion)
  }

  /// Starts a tween to the target that lies in the slot's components.
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
      // Progress is a quotient: let the jump at the end of the delay take the nanosecond before it.
      length = 1
      wait -= 1
    }
    tweens.start(slot, length: length, wait: wait, row: row, group: group, in: &context)
  }

  /// Runs a composed animation; all its tracks are taken now, each where it is.
  ///
  /// It has one completion: finished when it came to its end with all its tracks, interrupted when
  /// any was taken from it. Losing one track leaves the others running; it ends when none is left.
  ///
  /// - Complexity: O(*n*) for *n* nodes here and in each advance; repeats are not unrolled.
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

  /// Takes a track away from whatever moves it, where it is.
  @usableFromInline func interrupt(_ slot: Int) {
    switch context.tracks.slots[slot].owner {
    case .nobody: return
    case .tween(let index):
      tweens.end(at: Int(index), .interrupted, at: now, in: &context)
    case .timeline: timelines.take(slot, in: &context)
    }
  }

  // MARK: Groups

  /// Makes a group, whose completion is called once; see `Group`.
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

/// What all animations of an animator share: tracks, clocks, and the ends that are to be reported.
@usableFromInline struct MotionContext: ~Copyable {
  /// How long fades take with reduced motion: 150 ms, in nanoseconds.
  static let reducedDuration = 150_000_000.0

  @usableFromInline var tracks = TrackStore()
  var clocks = Clocks()
  let curves = CurveTable()
  let ends = EndQueue()

  @usableFromInline init() {}

  /// Notes that the tween on a slot has ended, if anyone listens.
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
