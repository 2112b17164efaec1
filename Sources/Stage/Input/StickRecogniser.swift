/// Where a stick stands, behind a round dead zone.
public struct StickPosition: Hashable, Sendable {
  /// From −1 at the left to 1 at the right.
  public let x: Double
  /// From −1 at the top to 1 at the bottom.
  public let y: Double

  /// A stick that nobody moves.
  public static let level = StickPosition(x: 0, y: 0)

  /// A place that is told as it is.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// What a device says, scaled so that it grows from 0 at the edge of a round dead zone to 1.
  init(deviceX x: Double, _ y: Double, deadZone: Double) {
    let length = (x * x + y * y).squareRoot()
    let scaled = min(1, (length - deadZone) / (1 - deadZone))
    self = length > deadZone ? Self(x: x / length * scaled, y: y / length * scaled) : .level
  }

  /// How far out it is, from 0 to 1.
  public var length: Double { (x * x + y * y).squareRoot() }
}

/// Turns a stick into tilts: engages far out, and must come back to level before the next new one.
///
/// What it says in between are repeats. A direction is held until its own part falls below the
/// release, so a stick rolled round its rim passes cleanly from one direction to the next.
struct StickRecogniser {
  private static let deadZone = 0.15
  private static let engage = 0.55
  private static let release = 0.35

  private var deviceX = 0.0
  private var deviceY = 0.0
  private var held = KeyRepeat<Direction>()
  /// Whether it has been level since it was far out.
  private var isArmed = true

  var deadline: Duration? { held.deadline }

  var position: StickPosition {
    StickPosition(deviceX: deviceX, deviceY, deadZone: Self.deadZone)
  }

  private var deflection: Double { max(abs(position.x), abs(position.y)) }

  /// - Parameter tilts: whether it says tilts; otherwise only its position counts.
  mutating func move(
    x: Double? = nil, y: Double? = nil, at time: Duration, tilts: Bool
  ) -> [Intent] {
    deviceX = x ?? deviceX
    deviceY = y ?? deviceY
    let (x, y) = (position.x, position.y)
    if let direction = held.thing, direction.part(of: Point(x, y)) < Self.release { held.release() }
    if deflection < Self.release { isArmed = true }
    guard tilts else {
      letGo()
      return []
    }
    guard held.thing == nil, deflection >= Self.engage else { return [] }
    let isLevel = abs(x) >= abs(y)
    let direction = Direction(isLevel: isLevel, isPositive: (isLevel ? x : y) > 0)
    defer { isArmed = false }
    held.hold(direction, at: time)
    return [isArmed ? .tilt(direction) : .tiltRepeat(direction)]
  }

  /// Ends what is held; a stick that is out tilts anew only after it has been level.
  mutating func letGo() {
    held.release()
    if deflection >= Self.release { isArmed = false }
  }

  mutating func advance(to time: Duration) -> [DueIntent] {
    held.advance(to: time, Intent.tiltRepeat)
  }
}
