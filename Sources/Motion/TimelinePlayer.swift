/// Moves a timeline's tracks to what they show at a time.
///
/// It holds pointers for one walk, so that nothing is counted or allocated on the way. Cost: one
/// visit to each step.
struct TimelinePlayer {
  let steps: UnsafePointer<Timeline.Step>
  let numbers: UnsafePointer<Double>
  let rows: UnsafePointer<Double>
  let components: UnsafeMutablePointer<Double>

  /// Shows a step and all below it. A time below zero means that it has not yet begun.
  func show(_ index: Int, at time: Double) {
    switch steps[index].kind {
    case .tween: if steps[index].isLive { move(steps[index], at: time) }
    case .path(let shape): if steps[index].isLive { move(steps[index], along: shape, at: time) }
    case .sequence: showSequence(index, at: time)
    case .parallel: showParallel(index, at: time)
    case .repeated: show(index + 1, at: timeInPass(of: index, at: time))
    case .autoreversed: show(index + 1, at: timeThereAndBack(of: index, at: time))
    }
  }

  /// Parts to come are shown first, last to first, so that the part nearest to now has the last word.
  private func showSequence(_ index: Int, at time: Double) {
    var child = steps[index].lastChild
    while child >= 0, steps[child].start > time {
      show(child, at: -1)
      child = steps[child].previous
    }
    guard child >= 0 else { return }
    let current = child
    child = index + 1
    while child <= current {
      show(child, at: min(time - steps[child].start, steps[child].duration))
      child = steps[child].next
    }
  }

  private func showParallel(_ index: Int, at time: Double) {
    var child = index + 1
    while child < steps[index].next {
      show(child, at: min(time, steps[child].duration))
      child = steps[child].next
    }
  }

  private func timeInPass(of index: Int, at time: Double) -> Double {
    let pass = steps[index + 1].duration
    if time >= steps[index].duration { return pass }
    return time > 0 ? time - (time / pass).rounded(.down) * pass : time
  }

  private func timeThereAndBack(of index: Int, at time: Double) -> Double {
    let turn = steps[index + 1].duration
    if time <= turn, turn > 0 { return time }
    let back = 2 * turn - time
    // Home again is the state before the first step, also for a step that takes no time.
    return back > 0 ? back : -1
  }
}
