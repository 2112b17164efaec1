extension Animator {
  /// Runs a composed animation; all its tracks are taken now, each where it is.
  ///
  /// It has one completion: finished when it came to its end with all its tracks, interrupted when
  /// any was taken from it. Losing one track leaves the others running; it ends when none is left.
  ///
  /// - Complexity: O(*n*) for *n* nodes here and in each advance; repeats are not unrolled.
  public func run(
    _ animation: Animation, in group: Group? = nil, completion: ((Outcome) -> Void)? = nil
  ) {
    var layout = Timeline.Layout(animator: self)
    layout.add(animation)
    let taken = layout.slots
    for slot in taken { interrupt(Int(slot)) }
    let timeline = Timeline(
      clock: enter(group), creation: nextCreation(), group: group, completion: completion)
    timeline.steps = layout.steps
    timeline.numbers = layout.numbers
    timeline.slots = taken
    timeline.start = clocks[Int(timeline.clock)]
    for slot in taken {
      slots[Int(slot)].owner = .timeline
      listeners[Int(slot)].timeline = timeline
    }
    group?.began()
    timelines.append(timeline)
    if reducedMotion { reduce(timeline) }
    if timeline.duration == 0 {
      show(timeline, at: 0)
      removeTimeline(at: timelines.count - 1, at: now)
    }
  }

  func moveTimelines() {
    for index in stride(from: timelines.count - 1, through: 0, by: -1) {
      let timeline = timelines[index]
      let time = clocks[Int(timeline.clock)] - timeline.start
      show(timeline, at: min(time, timeline.duration))
      guard time >= timeline.duration else { continue }
      let end = rootTime(of: timeline.start + timeline.duration, onClock: timeline.clock)
      removeTimeline(at: index, at: end)
    }
  }

  func show(_ timeline: Timeline, at time: Double) {
    timeline.steps.withUnsafeBufferPointer { steps in
      timeline.numbers.withUnsafeBufferPointer { numbers in
        guard let steps = steps.baseAddress, let numbers = numbers.baseAddress else { return }
        TimelinePlayer(
          steps: steps, numbers: numbers, rows: curves.base, components: components.base
        ).show(0, at: time)
      }
    }
  }

  /// Takes a timeline out of the running ones and notes its end; its tracks stay where they are.
  func removeTimeline(at index: Int, at time: Double) {
    let timeline = timelines[index]
    timelines.swapAt(index, timelines.count - 1)
    timelines.removeLast()
    for slot in timeline.slots {
      slots[Int(slot)].owner = .nobody
      listeners[Int(slot)].timeline = nil
    }
    if timeline.completion != nil || timeline.group != nil {
      endings.append(
        Ending(
          time: time, creation: timeline.creation, outcome: timeline.outcome,
          completion: timeline.completion, group: timeline.group))
    }
    leave(timeline.group)
  }

  /// Takes one track from its timeline, which ends when that was its last.
  func takeFromTimeline(_ slot: Int) {
    guard let timeline = listeners[slot].timeline else { return }
    timeline.release(Int32(slot))
    slots[slot].owner = .nobody
    listeners[slot].timeline = nil
    guard timeline.slots.isEmpty, let index = timelines.firstIndex(where: { $0 === timeline })
    else { return }
    removeTimeline(at: index, at: now)
  }
}
