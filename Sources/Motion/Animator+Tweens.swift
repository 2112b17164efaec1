extension Animator {
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
    let slot = checkedSlot(track)
    target.write(components: targetComponents(of: slots[slot]))
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
    interrupt(slot)
    var row = curves.row(of: curve)
    if reducedMotion {
      wait = 0
      row = CurveTable.linearRow
      length = slots[slot].property.fades ? Self.reducedDuration : 0
    }
    slots[slot].creation = nextCreation()
    slots[slot].isHeard = completion != nil || group != nil
    if slots[slot].isHeard {
      listeners[slot].completion = completion
      listeners[slot].group = group
      group?.began()
    }
    if length + wait == 0 { return jump(slot) }
    if length == 0 {
      // Progress is a quotient: let the jump at the end of the delay take the nanosecond before it.
      length = 1
      wait -= 1
    }
    appendTween(slot, length: length, wait: wait, row: row, group: group)
  }

  @inline(__always) private func appendTween(
    _ slot: Int, length: Double, wait: Double, row: UInt16, group: Group?
  ) {
    let clock = enter(group)
    startFromShown(slot)
    slots[slot].owner = .tween(Int32(tweens.count))
    tweens.append(
      RunningTween(
        start: clocks[Int(clock)] + wait, duration: length, place: slots[slot].place,
        slot: Int32(slot), clock: clock, row: row, count: slots[slot].count))
    ended.reserve(tweens.count)
  }

  /// Shows the target and has the end reported by the next advance.
  private func jump(_ slot: Int) {
    showTarget(of: slot)
    reportEnd(of: slot, .finished, at: now)
  }

  /// Copies what a track shows to where its tween starts from.
  @inline(__always) func startFromShown(_ slot: Int) {
    let count = Int(slots[slot].count)
    let shown = components.base + Int(slots[slot].place)
    // Most tracks have one number, which a call of memmove would cost more than all the rest.
    if count == 1 { shown[1] = shown[0] } else { (shown + count).update(from: shown, count: count) }
  }

  /// Shows the target of a track's tween, exactly.
  @inline(__always) func showTarget(of slot: Int) {
    let count = Int(slots[slot].count)
    let shown = components.base + Int(slots[slot].place)
    if count == 1 {
      shown[0] = shown[2]
    } else {
      shown.update(from: shown + 2 * count, count: count)
    }
  }

  /// Takes a tween out of the running ones; its track keeps showing what it shows.
  func removeTween(at index: Int, _ outcome: Outcome, at time: Double) {
    let tween = tweens[index]
    tweens.swapRemove(at: index)
    if index < tweens.count { slots[Int(tweens[index].slot)].owner = .tween(Int32(index)) }
    slots[Int(tween.slot)].owner = .nobody
    if slots[Int(tween.slot)].isHeard {
      let group = listeners[Int(tween.slot)].group
      reportEnd(of: Int(tween.slot), outcome, at: time)
      leave(group)
    }
  }

  /// Takes a track away from whatever moves it, where it is.
  @usableFromInline func interrupt(_ slot: Int) {
    switch slots[slot].owner {
    case .nobody: return
    case .tween(let index): removeTween(at: Int(index), .interrupted, at: now)
    case .timeline: takeFromTimeline(slot)
    }
  }
}

/// One running tween, as the animator's loop reads it: 32 bytes, half a cache line.
///
/// The numbers to blend lie at `place` in the animator's components.
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

extension Duration {
  /// Whole nanoseconds, rounded down; exact as a `Double` for up to 104 days.
  @inline(__always) var nanoseconds: Double {
    let attoseconds = self.attoseconds
    let short = Int64(truncatingIfNeeded: attoseconds)
    // Up to nine seconds fit into 64 bits, whose division costs a fraction of that of 128.
    if Int128(short) == attoseconds, short >= 0 { return Double(short / 1_000_000_000) }
    return longNanoseconds
  }

  @inline(never) private var longNanoseconds: Double {
    let (seconds, attoseconds) = components
    return (Double(seconds) * 1e9) + Double(attoseconds / 1_000_000_000)
  }
}
