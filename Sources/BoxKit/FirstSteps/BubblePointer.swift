import Stage

/// The small triangle at the edge of a step's bubble that points at the target.
struct BubblePointer {
  let center: Point
  /// The clockwise rotation of a pointer to the right, in radians.
  let rotation: Double

  /// The side of the triangle's square, in output pixels.
  static func side(_ metrics: Metrics) -> Double { 2 * metrics.px(7) }

  /// Returns the frame of the mark around a target.
  static func mark(of target: StepTarget, _ metrics: Metrics) -> Rect {
    target.frame.inset(by: -metrics.px(6))
  }

  /// Fails if the target is not straight ahead of an edge, or so far away that the pointer could mean something else.
  init?(from frame: Rect, to target: StepTarget, _ metrics: Metrics) {
    let (side, mark) = (Self.side(metrics), Self.mark(of: target, metrics))
    let x = Self.aim(frame.x + 2 * side, frame.maxX - 2 * side, at: mark.x, mark.maxX)
    let y = Self.aim(frame.y + side, frame.maxY - side, at: mark.y, mark.maxY)
    let ends: [(gap: Double, across: Double?, center: (Double) -> Point, offset: Double)] = [
      (mark.x - frame.maxX, y, { Point(frame.maxX + side / 2, $0) }, mark.midY),
      (mark.y - frame.maxY, x, { Point($0, frame.maxY + side / 2) }, mark.midX),
      (frame.x - mark.maxX, y, { Point(frame.x - side / 2, $0) }, mark.midY),
      (frame.y - mark.maxY, x, { Point($0, frame.y - side / 2) }, mark.midX),
    ]
    let most = side + metrics.px(28)
    let found = ends.firstIndex { end in
      guard end.gap >= 0, let across = end.across else { return false }
      let curve = target.isRound ? Self.curve(mark.width / 2, at: across - end.offset) : 0
      return end.gap + curve <= most
    }
    guard let found, let across = ends[found].across else { return nil }
    center = ends[found].center(across)
    rotation = Double(found) * .pi / 2
  }

  /// Returns the value of an interval that is nearest to the middle of another one and within both.
  private static func aim(_ low: Double, _ high: Double, at start: Double, _ end: Double)
    -> Double?
  {
    let (low, high) = (max(low, start), min(high, end))
    return low > high ? nil : ((start + end) / 2).clamped(to: low...high)
  }

  /// Returns the distance from the top of a circle's square to the circle, at an offset from the middle.
  private static func curve(_ radius: Double, at offset: Double) -> Double {
    radius - max(0, radius * radius - offset * offset).squareRoot()
  }
}
