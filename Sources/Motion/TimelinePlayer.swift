/// Sets a timeline's tracks to their values at a time.
///
/// It holds pointers for one traversal, which avoids reference counting and allocation. Cost: one visit per step.
struct TimelinePlayer {
  let steps: UnsafePointer<Timeline.Step>
  let numbers: UnsafePointer<Double>
  let rows: UnsafePointer<Double>
  let components: UnsafeMutablePointer<Double>

  /// Shows a step and all below it. A negative time means that the step has not begun.
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

  /// Shows the future parts first, from last to first, so that the part nearest to `time` writes last.
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
    let pass = steps[index + 1].duration
    if time <= pass, pass > 0 { return time }
    let remaining = 2 * pass - time
    // At the end of the reversed pass, a negative time shows the state before the first step, even if that step takes
    // no time.
    return remaining > 0 ? remaining : -1
  }

  /// Shows a tween at `time`, on one straight segment.
  func move(_ step: Timeline.Step, at time: Double) {
    let from = numbers + step.points
    let to = from + step.count
    guard let progress = progress(of: step, at: time) else {
      return put(time < 0 ? from : to, for: step)
    }
    for index in 0..<step.count {
      components[step.place + index] = from[index] + (to[index] - from[index]) * progress
    }
  }

  /// Shows a path at `time`.
  func move(_ step: Timeline.Step, along shape: PathShape, at time: Double) {
    let from = numbers + step.points
    let last = step.keyframes
    guard let progress = progress(of: step, at: time) else {
      return put(time < 0 ? from : from + last * step.count, for: step)
    }
    let along = progress * Double(last)
    let segment = min(max(Int(along), 0), last - 1)
    let u = along - Double(segment)
    for index in 0..<step.count {
      let p = { (point: Int) in from[point * step.count + index] }
      let (p1, p2) = (p(segment), p(segment + 1))
      switch shape {
      case .straight: components[step.place + index] = p1 + (p2 - p1) * u
      case .smooth:
        // Beyond its ends, the path is mirrored.
        let p0 = segment > 0 ? p(segment - 1) : 2 * p1 - p2
        let p3 = segment + 1 < last ? p(segment + 2) : 2 * p2 - p1
        components[step.place + index] = Self.spline(p0, p1, p2, p3, at: u)
      }
    }
  }

  /// Returns `nil` before the start and from the end on, where values are copied and not computed.
  private func progress(of step: Timeline.Step, at time: Double) -> Double? {
    guard time >= 0, time < step.duration else { return nil }
    return CurveTable.progress(rows, row: step.row, at: time / step.duration)
  }

  private func put(_ point: UnsafePointer<Double>, for step: Timeline.Step) {
    (components + step.place).update(from: point, count: step.count)
  }

  /// The uniform Catmull-Rom segment from `p1` to `p2`.
  private static func spline(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, at u: Double
  ) -> Double {
    let slope = (p2 - p0) / 2
    let square = p0 - 2.5 * p1 + 2 * p2 - p3 / 2
    let cube = (p3 - p0) / 2 + 1.5 * (p1 - p2)
    return ((cube * u + square) * u + slope) * u + p1
  }
}
