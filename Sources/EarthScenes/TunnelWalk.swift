import Glibc
import Stage

/// Who walks by arrows, by the stick or by a tilted gamepad: the longer, the faster, and by tilting as a marble rolls.
struct TunnelWalk {
  /// How many steps of an arrow have followed each other.
  private var steps = 0
  /// How long the stick has been out.
  private var held = Duration.zero
  /// What a tilted gamepad has brought about, right and down, in kilometres a second.
  private var rolling = Point.zero

  /// Whether the stick or a tilt moves something.
  private(set) var isUnderWay = false

  /// In kilometres: the first step of an arrow, and the longest.
  private static let step = (first: 30.0, longest: 360.0)
  /// Of a stick that is all out, in kilometres a second.
  private static let speed = 900.0
  /// Of a gamepad that is tilted by a right angle, in kilometres a second.
  private static let slope = 5000.0
  /// How long a marble takes to follow, in seconds.
  private static let inertia = 0.35
  /// A share of gravity below which a pad is held level.
  private static let level = 0.06

  /// How a gamepad is tilted, right and down, as shares of gravity.
  ///
  /// - Parameters:
  ///   - pose: what its accelerometer measures, in m/s².
  ///   - rest: what it measures when it is held level.
  static func slope(of pose: Vector3, from rest: Vector3) -> Point {
    let pose = pose.turned(bringingUpright: rest)
    return Point(-pose.x, -pose.z) * (1 / gravity)
  }

  /// Standard gravity, in m/s².
  private static let gravity = 9.80665

  /// One step of an arrow, right and down, in kilometres.
  mutating func step(_ direction: Direction) -> Point {
    steps += 1
    return direction.unit * min(Self.step.longest, Self.step.first * (1 + 0.2 * Double(steps - 1)))
  }

  /// Stands still: the next step is a first one.
  mutating func end() { self = TunnelWalk() }

  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - slope: how the gamepad is tilted, right and down, as shares of gravity; nil where none is felt.
  /// - Returns: how far to go, right and down, in kilometres.
  mutating func advance(by elapsed: Duration, _ stick: StickPosition, slope: Point?) -> Point {
    let seconds = elapsed / .seconds(1)
    var way = Point.zero
    held = stick == .level ? .zero : held + elapsed
    if stick != .level {
      let faster = min(4, 1 + held / .seconds(1))
      way = Point(stick.x, stick.y) * (stick.length * Self.speed * faster * seconds)
    }
    roll(slope, seconds)
    isUnderWay = stick != .level || rolling != .zero
    return way + rolling * seconds
  }

  private mutating func roll(_ slope: Point?, _ seconds: Double) {
    let felt = slope ?? .zero
    let goal = felt.distance(to: .zero) < Self.level ? .zero : felt * Self.slope
    let share = 1 - exp(-seconds / Self.inertia)
    rolling = rolling + (goal - rolling) * share
    if goal == .zero, rolling.distance(to: .zero) < 20 { rolling = .zero }
  }
}
