/// Turns the accelerometer of one pad into tilts: far over once, and level before the next.
///
/// One that begins to listen while the pad is tilted says nothing before it has been level.
struct TiltRecogniser {
  /// A share of gravity, as for the two below: a third of the way to a right angle.
  private static let engage = 0.5
  /// Both axes must be below it before the next tilt.
  private static let release = 0.2
  /// In m/s²; `SDL_STANDARD_GRAVITY`.
  static let gravity = 9.80665
  /// Readings that follow one within this time are not looked at.
  private static let interval = Duration.milliseconds(100)
  /// The time constant of the low-pass, in seconds: after one interval two thirds of a change are
  /// seen, so a tilt is heard in 100 to 200 ms and a knock of one reading is damped by a third.
  private static let settling = 0.05
  /// What no pad measures is no reading, in m/s².
  private static let most = 20 * gravity

  /// What each axis says of a pad in its rest pose, the first that says anything first.
  ///
  /// A pad at rest measures +g upwards; its axes are, by `SDL_sensor.h`, X left…right, Y
  /// bottom…top and Z farther…closer. So X grows as the left side goes down, Z as the far edge does.
  private static let signs: [(axis: Vector3, direction: Direction)] = [
    (Vector3(1, 0, 0), .left), (Vector3(-1, 0, 0), .right),
    (Vector3(0, 0, 1), .up), (Vector3(0, 0, -1), .down),
  ]

  /// The last reading, smoothed, in m/s² along the pad's own axes; nil before the first.
  private(set) var reading: Vector3?
  private var time = Duration.zero
  private var isArmed = false

  /// - Parameters:
  ///   - sample: in m/s² along the pad's own axes, gravity included.
  ///   - restPose: what the pad measures when it is held level.
  mutating func tilt(_ sample: Vector3, restPose: Vector3, at time: Duration) -> Direction? {
    guard sample.length <= Self.most, smooth(sample, at: time), let reading else { return nil }
    let pose = reading.turned(bringingUpright: restPose) * (1 / Self.gravity)
    if max(abs(pose.x), abs(pose.z)) < Self.release { isArmed = true }
    guard isArmed, let sign = Self.signs.first(where: { pose.dot($0.axis) > Self.engage }) else {
      return nil
    }
    isArmed = false
    return sign.direction
  }

  /// Takes a sample in, unless it follows too soon.
  private mutating func smooth(_ sample: Vector3, at time: Duration) -> Bool {
    guard let last = reading else {
      (reading, self.time) = (sample, time)
      return true
    }
    guard time - self.time >= Self.interval else { return false }
    let elapsed = (time - self.time) / .seconds(1)
    reading = last + (sample - last) * (elapsed / (Self.settling + elapsed))
    self.time = time
    return true
  }
}
