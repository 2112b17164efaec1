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
}
