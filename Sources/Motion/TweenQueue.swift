/// The running tweens, and the loop that moves them.
struct TweenQueue: ~Copyable {
  private var tweens = FlatArray<RunningTween>()
  /// Room for the loop to note the tweens that have ended; as long as `tweens`.
  private var ended = FlatArray<Int32>()

  var count: Int { tweens.count }

  /// Starts a tween from what a track shows to the target that lies in its components.
  @inline(__always) mutating func start(
    _ slot: Int, length: Double, wait: Double, row: UInt16, group: Group?,
    in context: inout MotionContext
  ) {
    let clock = context.clocks.enter(group)
    context.tracks.startFromShown(slot)
    let track = context.tracks.slots[slot]
    context.tracks.setOwner(.tween(Int32(tweens.count)), of: slot)
    tweens.append(
      RunningTween(
        start: context.clocks[clock] + wait, duration: length, place: track.place,
        slot: Int32(slot), clock: clock, row: row, count: track.count))
    ended.reserve(tweens.count)
  }

  /// Takes a tween out of the running ones; its track keeps showing what it shows.
  mutating func end(
    at index: Int, _ outcome: Outcome, at time: Double, in context: inout MotionContext
  ) {
    let slot = Int(tweens[index].slot)
    tweens.swapRemove(at: index)
    if index < tweens.count {
      context.tracks.setOwner(.tween(Int32(index)), of: Int(tweens[index].slot))
    }
    context.tracks.setOwner(.nobody, of: slot)
    if context.tracks.slots[slot].isHeard {
      context.clocks.leave(context.reportEnd(of: slot, outcome, at: time))
    }
  }

  mutating func cancel(onClock clock: Int32, in context: inout MotionContext) {
    for index in stride(from: tweens.count - 1, through: 0, by: -1)
    where tweens[index].clock == clock {
      end(at: index, .interrupted, at: context.clocks.now, in: &context)
    }
  }

  /// Shortens all that run: fades go on from what is shown, movements end now.
  mutating func reduceAll(in context: inout MotionContext) {
    for index in stride(from: tweens.count - 1, through: 0, by: -1) {
      let slot = Int(tweens[index].slot)
      guard context.tracks.slots[slot].property.fades else {
        context.tracks.showTarget(of: slot)
        end(at: index, .finished, at: context.clocks.now, in: &context)
        continue
      }
      context.tracks.startFromShown(slot)
      tweens[index].start = context.clocks[tweens[index].clock]
      tweens[index].duration = MotionContext.reducedDuration
      tweens[index].row = Curve.linear.rawValue
    }
  }

  // MARK: Time

  /// Moves all tweens to the time of their clocks.
  mutating func advance(in context: inout MotionContext) {
    Self.move(
      tweens.base, count: tweens.count, clocks: context.clocks.base, rows: context.curves.base,
      components: context.tracks.components.base, ended: &ended)
    // Last to first, so that the tween that fills a gap is never one that has ended.
    for position in stride(from: ended.count - 1, through: 0, by: -1) {
      let index = Int(ended[position])
      let tween = tweens[index]
      context.tracks.showTarget(of: Int(tween.slot))
      let time = context.clocks.rootTime(of: tween.start + tween.duration, onClock: tween.clock)
      end(at: index, .finished, at: time, in: &context)
    }
    ended.removeAll()
  }

  /// The hot loop: no branch but for the end of a tween and the size of its value.
  private static func move(
    _ tweens: UnsafePointer<RunningTween>, count: Int, clocks: UnsafePointer<Double>,
    rows: UnsafePointer<Double>, components: UnsafeMutablePointer<Double>,
    ended: inout FlatArray<Int32>
  ) {
    for index in 0..<count {
      let tween = tweens[index]
      let elapsed = clocks[Int(tween.clock)] - tween.start
      if elapsed >= tween.duration {
        ended.append(Int32(index))
        continue
      }
      let t = max(elapsed, 0) / tween.duration
      let progress = CurveTable.progress(rows, row: tween.row, at: t)
      let shown = components + Int(tween.place)
      switch tween.count {
      case 1: blend(shown, 1, progress)
      case 2: blend(shown, 2, progress)
      case 4: blend(shown, 4, progress)
      default: blend(shown, Int(tween.count), progress)
      }
    }
  }

  @inline(__always) private static func blend(
    _ shown: UnsafeMutablePointer<Double>, _ count: Int, _ progress: Double
  ) {
    for index in 0..<count {
      let from = shown[count + index]
      shown[index] = from + (shown[2 * count + index] - from) * progress
    }
  }
}

/// One running tween, as the loop reads it: 32 bytes, half a cache line.
///
/// The numbers to blend lie at `place` in the components of the tracks.
struct RunningTween {
  /// When it starts, in nanoseconds on its clock.
  var start: Double
  /// In nanoseconds, at least 1.
  var duration: Double
  /// Where the track's numbers begin.
  let place: Int32
  let slot: Int32
  /// Index of its clock: 0 for the animator's own, else that of a group.
  let clock: Int32
  /// Row of its curve in the `CurveTable`.
  var row: UInt16
  /// How many numbers a value has.
  let count: UInt16
}
