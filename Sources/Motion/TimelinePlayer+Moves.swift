extension TimelinePlayer {
  /// A tween at its time: one straight segment.
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

  /// A path at its time; a curve that overshoots runs on beyond the ends of the path.
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
        // Beyond its ends the path goes on as it began, mirrored.
        let p0 = segment > 0 ? p(segment - 1) : 2 * p1 - p2
        let p3 = segment + 1 < last ? p(segment + 2) : 2 * p2 - p1
        components[step.place + index] = Self.spline(p0, p1, p2, p3, at: u)
      }
    }
  }

  /// Nil before the start and from the end on, where values are copied and not computed.
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
