extension Animator {
  /// How long fades take with reduced motion: 150 ms, in nanoseconds.
  static let reducedDuration = 150_000_000.0

  /// Shortens all that runs: fades go on from what is shown, movements end now.
  func reduceAll() {
    for index in stride(from: tweens.count - 1, through: 0, by: -1) { reduceTween(at: index) }
    for index in stride(from: timelines.count - 1, through: 0, by: -1) {
      let timeline = timelines[index]
      reduce(timeline)
      if timeline.duration == 0 { removeTimeline(at: index, at: now) }
    }
  }

  private func reduceTween(at index: Int) {
    let slot = Int(tweens[index].slot)
    guard slots[slot].property.fades else {
      showTarget(of: slot)
      return removeTween(at: index, .finished, at: now)
    }
    startFromShown(slot)
    tweens[index].start = clocks[Int(tweens[index].clock)]
    tweens[index].duration = Self.reducedDuration
    tweens[index].row = CurveTable.linearRow
  }

  /// Replaces a timeline by fades to where it would end; its movements are there at once.
  ///
  /// What repeats forever settles where a pass ends.
  func reduce(_ timeline: Timeline) {
    let fading = timeline.slots.filter { slots[Int($0)].property.fades }
    let origins = fading.map { Array(shownComponents(of: slots[Int($0)])) }
    show(timeline, at: .infinity)
    timeline.steps = [Timeline.Step(kind: .parallel)]
    timeline.numbers = []
    for (slot, origin) in zip(fading, origins) {
      let target = Array(shownComponents(of: slots[Int(slot)]))
      timeline.addFade(slot, slots[Int(slot)], from: origin, to: target, over: Self.reducedDuration)
    }
    timeline.start = clocks[Int(timeline.clock)]
    show(timeline, at: 0)
  }
}

extension Timeline {
  /// Adds a linear tween to a timeline whose root is a parallel.
  fileprivate func addFade(
    _ slot: Int32, _ track: TrackSlot, from origin: [Double], to target: [Double],
    over duration: Double
  ) {
    var step = Step(kind: .tween)
    step.duration = duration
    step.slot = slot
    step.place = Int(track.place)
    step.count = Int(track.count)
    step.row = CurveTable.linearRow
    step.points = numbers.count
    step.next = steps.count + 1
    numbers += origin + target
    steps.append(step)
    steps[0].next = steps.count
    steps[0].duration = duration
  }
}
