/// The running timelines.
struct TimelineQueue: ~Copyable {
  private var timelines: [Timeline] = []

  var count: Int { timelines.count }

  /// Starts a timeline on its tracks, which must not have an owner.
  mutating func start(_ timeline: Timeline, isReduced: Bool, in context: inout MotionContext) {
    timeline.start = context.clocks[timeline.clock]
    for slot in timeline.slots { context.tracks.give(Int(slot), to: timeline) }
    timeline.group?.began()
    timelines.append(timeline)
    if isReduced { timeline.reduce(in: &context) }
    if timeline.duration == 0 {
      timeline.show(at: 0, in: &context)
      end(at: timelines.count - 1, at: context.clocks.now, in: &context)
    }
  }

  /// Moves all timelines to the time of their clocks.
  mutating func advance(in context: inout MotionContext) {
    for index in stride(from: timelines.count - 1, through: 0, by: -1) {
      let timeline = timelines[index]
      let time = context.clocks[timeline.clock] - timeline.start
      timeline.show(at: min(time, timeline.duration), in: &context)
      guard time >= timeline.duration else { continue }
      let end = context.clocks.rootTime(
        of: timeline.start + timeline.duration, onClock: timeline.clock)
      self.end(at: index, at: end, in: &context)
    }
  }

  /// Removes a running timeline and queues the report of its end. Its tracks keep their values.
  private mutating func end(at index: Int, at time: Double, in context: inout MotionContext) {
    let timeline = timelines[index]
    timelines.swapAt(index, timelines.count - 1)
    timelines.removeLast()
    for slot in timeline.slots { context.tracks.give(Int(slot), to: nil) }
    if timeline.completion != nil || timeline.group != nil {
      context.ends.add(
        Ending(
          time: time, creation: timeline.creation, outcome: timeline.outcome,
          completion: timeline.completion, group: timeline.group))
    }
    context.clocks.leave(timeline.group)
  }

  /// Takes one track from its timeline. The timeline ends if that was its last track.
  mutating func take(_ slot: Int, in context: inout MotionContext) {
    guard let timeline = context.tracks.timeline(of: slot) else { return }
    timeline.release(Int32(slot))
    context.tracks.give(slot, to: nil)
    guard timeline.slots.isEmpty, let index = timelines.firstIndex(where: { $0 === timeline })
    else { return }
    end(at: index, at: context.clocks.now, in: &context)
  }

  mutating func cancel(onClock clock: Int32, in context: inout MotionContext) {
    for index in stride(from: timelines.count - 1, through: 0, by: -1)
    where timelines[index].clock == clock {
      timelines[index].outcome = .interrupted
      end(at: index, at: context.clocks.now, in: &context)
    }
  }

  /// Reduces all running timelines: fades continue from the value shown, movements end now.
  mutating func reduceAll(in context: inout MotionContext) {
    for index in stride(from: timelines.count - 1, through: 0, by: -1) {
      timelines[index].reduce(in: &context)
      if timelines[index].duration == 0 {
        end(at: index, at: context.clocks.now, in: &context)
      }
    }
  }
}
