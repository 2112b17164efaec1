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

  /// The numbers of all tracks; see `TrackSlot.place`.
  @exclusivity(unchecked) @usableFromInline var components = FlatArray<Double>(capacity: 256)
  @exclusivity(unchecked) @usableFromInline var slots = FlatArray<TrackSlot>()
  @exclusivity(unchecked) var listeners = FlatArray<Listener>()
  /// Removed slots by their component count, to be used again.
  var freeSlots: [[Int32]] = []

  @exclusivity(unchecked) var tweens = FlatArray<RunningTween>()
  /// Room for the loop to note the tweens that have ended; as long as `tweens`.
  @exclusivity(unchecked) var ended = FlatArray<Int32>()
  var timelines: [Timeline] = []
  let curves = CurveTable()

  /// The sum of all steps, and the same in nanoseconds.
  var elapsed = Duration.zero
  var now = 0.0
  /// What each clock shows, in nanoseconds; the animator's own is the first.
  @exclusivity(unchecked) var clocks = FlatArray<Double>()
  /// The group behind each clock; nil for the animator's own and for unused ones.
  var clockGroups: [Group?] = [nil]
  /// New groups that have a completion and may stay empty.
  var newGroups: [Group] = []

  var endings: [Ending] = []
  var delivered: [Ending] = []
  var isAdvancing = false
  /// How many animations and groups were made so far.
  @exclusivity(unchecked) var creations: UInt64 = 0

  /// Makes an animator without tracks.
  public init() { clocks.append(0) }

  /// The one switch for people who do not want movement.
  ///
  /// While it is on, alpha and colour take 150 ms, linear and without delay, and all else jumps to
  /// its target at once; sequences, repeats and paths collapse to where they would end. Switching it
  /// on does the same to what is running.
  public var reducedMotion = false {
    didSet { if reducedMotion && !oldValue { reduceAll() } }
  }

  /// True when advancing would change nothing and report nothing; animations in groups that stand
  /// still do not count. Cost: one look at each group that has animations.
  public var isIdle: Bool {
    guard endings.isEmpty, newGroups.isEmpty else { return false }
    var held = 0
    for case let group? in clockGroups where group.standsStill { held += group.running }
    return tweens.count + timelines.count == held
  }

  func nextCreation() -> UInt64 {
    creations += 1
    return creations
  }
}
