/// Sees a swipe in the end of a drag: a quick stroke, however short, as long as it is no tap.
///
/// Its way is 24 units or more, longer along its axis than across it, and the pointer still goes
/// that way when let go. It is quick if the whole press took a quarter of a second at most, or if
/// the pointer leaves at 300 units a second or more.
struct SwipeRecogniser {
  private static let leastLength = 24.0
  private static let leastSpeed = 300.0
  private static let mostTime = Duration.milliseconds(250)
  /// Devices tell whole pixels.
  private static let rounding = 0.5

  private var start = Duration.zero

  /// - Parameter drag: what the step means as a drag, if anything.
  mutating func swipe(for step: PointerStep, _ drag: Drag?, unit: Double) -> Intent? {
    if step.phase == .down { start = step.time }
    guard let drag, drag.phase == .ended else { return nil }
    let way = drag.position - drag.start
    let isLevel = abs(way.x) >= abs(way.y)
    let (along, across) = isLevel ? (way.x, way.y) : (way.y, way.x)
    let speed = isLevel ? drag.velocity.x : drag.velocity.y
    let isQuick = step.time - start <= Self.mostTime || abs(speed) >= Self.leastSpeed * unit
    guard isQuick, abs(along) >= Self.leastLength * unit - Self.rounding,
      abs(along) > abs(across), along * speed > 0
    else { return nil }
    return .swipe(Direction(isLevel: isLevel, isPositive: along > 0), from: drag.start)
  }
}
