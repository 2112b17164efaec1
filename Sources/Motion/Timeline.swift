/// A running `Animation` as a flat list of steps. The values of its tracks are a pure function of its time.
///
/// Showing a time allocates nothing. Time may jump to any step, forwards or backwards, so long frames, repeats and
/// reversed passes need no special case.
final class Timeline {
  /// One node of the animation. Its children follow it.
  struct Step {
    enum Kind {
      case tween
      case path(PathShape)
      case sequence, parallel, repeated, autoreversed
    }

    let kind: Kind
    /// The duration in nanoseconds.
    var duration = 0.0
    /// The start within its sequence, in nanoseconds.
    var start = 0.0
    /// The index after its last descendant.
    var next = 0
    /// The index of its previous sibling and of its last child, or −1.
    var previous = -1
    var lastChild = -1

    /// For tweens and paths: the track's slot, the index and number of its components, and the row of the curve.
    var slot: Int32 = -1
    var place = 0
    var count = 0
    var row: UInt16 = 0
    /// The index in `numbers` of this step's points: its starting point, then its keyframes.
    var points = 0
    var keyframes = 1
    /// Whether the timeline still moves the track. `false` after another animation has taken it.
    var isLive = true
  }

  private var steps: [Step]
  private var numbers: [Double]

  /// The start on its clock, in nanoseconds.
  var start = 0.0
  let clock: Int32
  let creation: UInt64
  let group: Group?
  let completion: ((Outcome) -> Void)?

  /// The tracks that the timeline still moves.
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

  /// The duration in nanoseconds.
  var duration: Double { steps[0].duration }

  /// Releases a track to another animation.
  func release(_ slot: Int32) {
    outcome = .interrupted
    slots.removeAll { $0 == slot }
    for index in steps.indices where steps[index].slot == slot { steps[index].isLive = false }
  }

  /// Shows the values of all its tracks at `time`.
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

  /// Replaces the steps by linear fades to the end of the animation. Tracks that do not fade jump there at once.
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

  /// Adds a linear tween to the root, which must be a parallel.
  ///
  /// - Parameter points: the starting point, then the end point.
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
