extension Animator {
  /// Lets time pass: moves all tracks, then reports what has ended.
  ///
  /// Not to be called from a completion. A step below zero is a programmer's mistake.
  public func advance(by step: Duration) {
    precondition(step >= .zero, "time does not run backwards")
    precondition(!isAdvancing, "a completion cannot advance its animator")
    isAdvancing = true
    elapsed += step
    now = elapsed.nanoseconds
    clocks[0] = now
    for case let group? in clockGroups {
      if let clock = group.clock { clocks[Int(clock)] = group.localTime(at: now) }
    }
    moveTweens()
    moveTimelines()
    reportEmptyGroups()
    deliverEndings()
    isAdvancing = false
  }

  private func moveTweens() {
    Self.move(
      tweens.base, count: tweens.count, clocks: clocks.base, rows: curves.base,
      components: components.base, ended: &ended)
    // Last to first, so that the tween that fills a gap is never one that has ended.
    for position in stride(from: ended.count - 1, through: 0, by: -1) {
      let index = Int(ended[position])
      let tween = tweens[index]
      showTarget(of: Int(tween.slot))
      let end = rootTime(of: tween.start + tween.duration, onClock: tween.clock)
      removeTween(at: index, .finished, at: end)
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

  // MARK: Ends

  /// Notes that the animation on a slot has ended, if anyone listens.
  func reportEnd(of slot: Int, _ outcome: Outcome, at time: Double) {
    guard slots[slot].isHeard else { return }
    slots[slot].isHeard = false
    endings.append(
      Ending(
        time: time, creation: slots[slot].creation, outcome: outcome,
        completion: listeners[slot].completion, group: listeners[slot].group))
    listeners[slot].completion = nil
    listeners[slot].group = nil
  }

  /// Calls the completions that are due; what they cause to end is left to the next advance.
  func deliverEndings() {
    guard !endings.isEmpty else { return }
    swap(&endings, &delivered)
    delivered.sort(by: <)
    for ending in delivered {
      ending.completion?(ending.outcome)
      ending.group?.reported(ending.outcome)
    }
    delivered.removeAll(keepingCapacity: true)
  }
}

/// How an animation ended.
public enum Outcome: Hashable, Sendable {
  /// It reached its target.
  case finished
  /// Something else took its track, or its group was cancelled, before it reached its target.
  case interrupted
}

/// The end of an animation that is still to be reported.
struct Ending {
  /// On the animator's clock, in nanoseconds.
  let time: Double
  let creation: UInt64
  let outcome: Outcome
  let completion: ((Outcome) -> Void)?
  var group: Group?

  static func < (first: Ending, second: Ending) -> Bool {
    (first.time, first.creation) < (second.time, second.creation)
  }
}
