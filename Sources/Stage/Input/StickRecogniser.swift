import GameKernel

/// The position of a stick outside a circular dead zone.
public struct StickPosition: Hashable, Sendable {
  /// The horizontal position, from −1 at the left to 1 at the right.
  public let x: Double
  /// The vertical position, from −1 at the top to 1 at the bottom.
  public let y: Double

  /// The position of a stick at rest.
  public static let level = StickPosition(x: 0, y: 0)

  /// Creates a position without a dead zone.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a position from a device's values, scaled to grow from 0 at the edge of the dead zone to 1.
  init(deviceX x: Double, _ y: Double, deadZone: Double) {
    let length = (x * x + y * y).squareRoot()
    let scaled = min(1, (length - deadZone) / (1 - deadZone))
    self = length > deadZone ? Self(x: x / length * scaled, y: y / length * scaled) : .level
  }

  /// The distance from the centre, from 0 to 1.
  public var length: Double { (x * x + y * y).squareRoot() }
}

/// Translates a stick into tilts. It tilts at 55 % of its travel, and must return below 35 % before the next new
/// tilt.
///
/// Until then, each change of direction gives a repeat. A direction is held until its own component falls below the
/// release threshold. A stick rolled along its rim thus changes cleanly from one direction to the next.
struct StickRecogniser {
  private static let deadZone = 0.15
  private static let engage = 0.55
  private static let release = 0.35

  private var deviceX = 0.0
  private var deviceY = 0.0
  private var directionRepeat = KeyRepeat<Direction>()
  /// Whether the stick has been level since its last tilt.
  private var isArmed = true

  var deadline: Duration? { directionRepeat.deadline }

  var position: StickPosition {
    StickPosition(deviceX: deviceX, deviceY, deadZone: Self.deadZone)
  }

  private var deflection: Double { max(abs(position.x), abs(position.y)) }

  /// - Parameter tilts: whether the stick gives tilts; if not, only its position is updated.
  mutating func move(
    x: Double? = nil, y: Double? = nil, at time: Duration, tilts: Bool
  ) -> [Intent] {
    deviceX = x ?? deviceX
    deviceY = y ?? deviceY
    let (x, y) = (position.x, position.y)
    if let direction = directionRepeat.thing, direction.part(of: Point(x, y)) < Self.release {
      directionRepeat.release()
    }
    if deflection < Self.release { isArmed = true }
    guard tilts else {
      letGo()
      return []
    }
    guard directionRepeat.thing == nil, deflection >= Self.engage else { return [] }
    let isLevel = abs(x) >= abs(y)
    let direction = Direction(isLevel: isLevel, isPositive: (isLevel ? x : y) > 0)
    defer { isArmed = false }
    directionRepeat.hold(direction, at: time)
    return [isArmed ? .tilt(direction) : .tiltRepeat(direction)]
  }

  /// Ends the held direction. A stick that is out tilts again only after it has been level.
  mutating func letGo() {
    directionRepeat.release()
    if deflection >= Self.release { isArmed = false }
  }

  mutating func advance(to time: Duration) -> [DueIntent] {
    directionRepeat.advance(to: time, Intent.tiltRepeat)
  }
}
