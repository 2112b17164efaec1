/// Turns a stick into tilts: engages far out, lets go nearer the middle, and repeats in between.
///
/// A direction is held until its own part falls below the release, so a stick rolled round its rim
/// passes cleanly from one direction to the next.
struct StickRecogniser {
  private static let deadZone = 0.15
  private static let engage = 0.55
  private static let release = 0.35

  private var x = 0.0
  private var y = 0.0
  private var held = KeyRepeat<Direction>()

  var deadline: Duration? { held.deadline }

  mutating func move(x: Double? = nil, y: Double? = nil, at time: Duration) -> [Intent] {
    self.x = x ?? self.x
    self.y = y ?? self.y
    let (x, y) = Self.outsideDeadZone(self.x, self.y)
    if let direction = held.thing, direction.part(of: Point(x, y)) < Self.release { held.release() }
    guard held.thing == nil, max(abs(x), abs(y)) >= Self.engage else { return [] }
    let isLevel = abs(x) >= abs(y)
    let direction = Direction(isLevel: isLevel, isPositive: (isLevel ? x : y) > 0)
    held.hold(direction, at: time)
    return [.tilt(direction)]
  }

  mutating func advance(to time: Duration) -> [DueIntent] { held.advance(to: time, Intent.tilt) }

  /// The deflection scaled so that it grows from 0 at the edge of a round dead zone to 1.
  private static func outsideDeadZone(_ x: Double, _ y: Double) -> (Double, Double) {
    let length = (x * x + y * y).squareRoot()
    guard length > deadZone else { return (0, 0) }
    let scaled = min(1, (length - deadZone) / (1 - deadZone))
    return (x / length * scaled, y / length * scaled)
  }
}
