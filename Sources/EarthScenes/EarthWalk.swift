import GameKernel
import Glibc
import Stage

/// The walk by arrow keys, stick or tilted gamepad. It accelerates with time, and tilting moves the child like a
/// rolling marble.
struct EarthWalk {
  /// The number of arrow steps since the start of the walk.
  private var steps = 0
  /// The time since the stick left its centre.
  private var stickTime = Duration.zero
  /// The velocity by tilting, to the right and down, in kilometres per second.
  private var rolling = Point.zero

  /// Whether the stick or a tilt moves the child.
  private(set) var isUnderWay = false

  /// The first and the longest step of an arrow key, and that of Page Up and the like, in kilometres.
  private static let step = (first: 150.0, longest: 900.0, page: 1500.0)
  /// The initial speed with the stick fully deflected, in kilometres per second.
  private static let speed = 900.0
  /// The speed at a tilt of 90°, in kilometres per second.
  private static let slope = 5000.0
  /// The time constant of the marble's acceleration, in seconds.
  private static let inertia = 0.35
  /// The tilt below which the gamepad counts as level, in g.
  private static let level = 0.06

  /// Returns the tilt of a gamepad to the right and down, in g: 1 is a tilt of 90°.
  ///
  /// - Parameters:
  ///   - pose: the reading of its accelerometer, in m/s².
  ///   - rest: the reading when it is held level, in m/s².
  static func slope(of pose: Vector3, from rest: Vector3) -> Point {
    let pose = pose.turned(bringingUpright: rest)
    return Point(-pose.x, -pose.z) * (1 / gravity)
  }

  /// Standard gravity, in m/s².
  private static let gravity = 9.80665

  /// Returns the next step of a key, to the right and down, in kilometres.
  ///
  /// - Parameter isLong: whether it is not that of an arrow, but ten times as long.
  mutating func step(_ direction: Direction, isLong: Bool) -> Point {
    guard !isLong else { return direction.unit * Self.step.page }
    steps += 1
    return direction.unit * min(Self.step.longest, Self.step.first * (1 + 0.2 * Double(steps - 1)))
  }

  /// Ends the walk. The next step has the first length again.
  mutating func end() { self = EarthWalk() }

  /// Advances the walk.
  ///
  /// - Parameters:
  ///   - slope: the tilt of the gamepad to the right and down, in g, or `nil` without a reading.
  /// - Returns: the distance to go to the right and down, in kilometres.
  mutating func advance(by elapsed: Duration, _ stick: StickPosition, slope: Point?) -> Point {
    let seconds = elapsed / .seconds(1)
    var offset = Point.zero
    stickTime = stick == .level ? .zero : stickTime + elapsed
    if stick != .level {
      let faster = min(4, 1 + stickTime / .seconds(1))
      offset = Point(stick.x, stick.y) * (stick.length * Self.speed * faster * seconds)
    }
    roll(slope, seconds)
    isUnderWay = stick != .level || rolling != .zero
    return offset + rolling * seconds
  }

  private mutating func roll(_ slope: Point?, _ seconds: Double) {
    let tilt = slope ?? .zero
    let goal = tilt.distance(to: .zero) < Self.level ? .zero : tilt * Self.slope
    let share = 1 - exp(-seconds / Self.inertia)
    rolling = rolling + (goal - rolling) * share
    if goal == .zero, rolling.distance(to: .zero) < 20 { rolling = .zero }
  }
}
