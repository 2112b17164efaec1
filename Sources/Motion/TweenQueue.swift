/// The running tweens, and the loop that moves them.
struct TweenQueue: ~Copyable {
  private var tweens = FlatArray<RunningTween>()
  /// The indices of the tweens that end in this step. Its capacity is at least the count of `tweens`.
  private var ended = FlatArray<Int32>()

  var count: Int { tweens.count }

  /// Starts a tween from the value shown to the target stored in the track's components.
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

  /// Removes a running tween. Its track keeps the value shown.
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

  /// Reduces all running tweens: fades continue from the value shown, movements end now.
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
    // From last to first, so that the tween that `swapRemove` moves is never one that has ended.
    for position in stride(from: ended.count - 1, through: 0, by: -1) {
      let index = Int(ended[position])
      let tween = tweens[index]
      context.tracks.showTarget(of: Int(tween.slot))
      let time = context.clocks.rootTime(of: tween.start + tween.duration, onClock: tween.clock)
      end(at: index, .finished, at: time, in: &context)
    }
    ended.removeAll()
  }

  /// Moves the tweens and collects those that end. The only branches in the loop are for the end of a tween and the
  /// number of components.
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

/// One running tween as the loop reads it: 32 bytes, half a cache line.
struct RunningTween {
  /// The start on its clock, in nanoseconds.
  var start: Double
  /// The duration in nanoseconds, at least 1.
  var duration: Double
  /// The index of the track's components.
  let place: Int32
  let slot: Int32
  /// The index of its clock: 0 for the animator's own, else a group's.
  let clock: Int32
  /// The row of its curve in the `CurveTable`.
  var row: UInt16
  /// The number of components.
  let count: UInt16
}
