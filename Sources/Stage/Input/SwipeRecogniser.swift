/// Sees a swipe in the end of a drag: still quick when let go, and mostly along one axis.
///
/// The way must be longer than a tap may stray, at least twice as long along its axis as across
/// it, and the pointer must leave at 0.3 pixels a millisecond or more, times the unit.
struct SwipeRecogniser {
  private static let leastSpeed = 300.0
  private static let straightness = 2.0

  func swipe(endOf drag: Drag, unit: Double) -> Intent? {
    guard drag.phase == .ended else { return nil }
    let way = drag.position - drag.start
    let isLevel = abs(way.x) >= abs(way.y)
    let (along, across) = isLevel ? (way.x, way.y) : (way.y, way.x)
    let speed = isLevel ? drag.velocity.x : drag.velocity.y
    guard abs(along) > PointerRecogniser.tapThreshold * unit,
      abs(along) >= Self.straightness * abs(across),
      along * speed > 0, abs(speed) >= Self.leastSpeed * unit
    else { return nil }
    return .swipe(Direction(isLevel: isLevel, isPositive: along > 0), from: drag.start)
  }
}

extension Direction {
  /// The direction along an axis, x being level, with right and down positive.
  init(isLevel: Bool, isPositive: Bool) {
    self = isLevel ? (isPositive ? .right : .left) : (isPositive ? .down : .up)
  }
}
