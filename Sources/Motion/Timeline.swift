/// A running `Animation`, laid out flat: what its tracks show is a pure function of its time.
///
/// Nothing is allocated after it was made. A step may be reached by any jump in time, forwards or
/// backwards, so long frames, repeats and reversed passes need no care of their own.
final class Timeline {
  /// One node of the animation; its children follow it.
  struct Step {
    enum Kind {
      case tween
      case path(PathShape)
      case sequence, parallel, repeated, autoreversed
    }

    let kind: Kind
    /// In nanoseconds; infinite for one that repeats forever.
    var duration = 0.0
    /// When it starts within its sequence, in nanoseconds.
    var start = 0.0
    /// One behind its last descendant.
    var next = 0
    /// Its elder sibling, and the last of its children; −1 for none.
    var previous = -1
    var lastChild = -1

    /// For tweens and paths: the track, where its numbers are, and the curve.
    var slot: Int32 = -1
    var place = 0
    var count = 0
    var row: UInt16 = 0
    /// Where this step's points begin in `numbers`: the one it starts from, then its keyframes.
    var points = 0
    var keyframes = 1
    /// False once something else has taken the track.
    var isLive = true
  }

  private var steps: [Step]
  private var numbers: [Double]

  /// When it started, in nanoseconds on its clock.
  var start = 0.0
  let clock: Int32
  let creation: UInt64
  let group: Group?
  let completion: ((Outcome) -> Void)?

  /// The tracks that are still its own.
  private(set) var slots: [Int32]
  var outcome = Outcome.finished

  init(
    _ layout: Layout, clock: Int32, creation: UInt64, group: Group?,
    completion: ((Outcome) -> Void)?
  ) {
    steps = layout.steps
    numbers = layout.numbers
    slots = layout.slots
    self.clock = clock
    self.creation = creation
    self.group = group
    self.completion = completion
  }

  /// In nanoseconds.
  var duration: Double { steps[0].duration }

  /// Gives up a track, which then shows what its new owner says.
  func release(_ slot: Int32) {
    outcome = .interrupted
    slots.removeAll { $0 == slot }
    for index in steps.indices where steps[index].slot == slot { steps[index].isLive = false }
  }

  /// Moves its tracks to what they show at a time of its own.
  func show(at time: Double, in context: inout MotionContext) {
    steps.withUnsafeBufferPointer { steps in
      numbers.withUnsafeBufferPointer { numbers in
        guard let steps = steps.baseAddress, let numbers = numbers.baseAddress else { return }
        TimelinePlayer(
          steps: steps, numbers: numbers, rows: context.curves.base,
          components: context.tracks.components.base
        ).show(0, at: time)
      }
    }
  }

  // MARK: Reduced motion

  /// Replaces its steps by fades to where it would end; its movements are there at once.
  ///
  /// What repeats forever settles where a pass ends.
  func reduce(in context: inout MotionContext) {
    let fading = slots.map(Int.init).filter { context.tracks.slots[$0].property.fades }
    let origins = fading.map { Array(context.tracks.shown(by: $0)) }
    show(at: .infinity, in: &context)
    steps = [Step(kind: .parallel)]
    numbers = []
    for (slot, origin) in zip(fading, origins) {
      addFade(slot, context.tracks.slots[slot], along: origin + context.tracks.shown(by: slot))
    }
    start = context.clocks[clock]
    show(at: 0, in: &context)
  }

  /// Adds a linear tween to a root that is a parallel.
  ///
  /// - Parameter points: the point it starts from, then the one where it ends.
  private func addFade(_ slot: Int, _ track: TrackSlot, along points: [Double]) {
    var step = Step(kind: .tween)
    step.duration = MotionContext.reducedDuration
    step.slot = Int32(slot)
    step.place = Int(track.place)
    step.count = Int(track.count)
    step.row = Curve.linear.rawValue
    step.points = numbers.count
    step.next = steps.count + 1
    numbers += points
    steps.append(step)
    steps[0].next = steps.count
    steps[0].duration = MotionContext.reducedDuration
  }
}
