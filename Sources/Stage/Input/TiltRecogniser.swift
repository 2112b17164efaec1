import GameKernel

/// Translates one pad's accelerometer into tilts. The pad must be level again before the next tilt.
///
/// If the pad is tilted at the first reading, it must be level before the first tilt.
struct TiltRecogniser {
  /// The share of gravity on an axis that counts as a tilt: 30° from the rest pose.
  private static let engage = 0.5
  /// The share of gravity below which both axes must be before the next tilt.
  private static let release = 0.2
  /// Standard gravity in m/s², as in `SDL_STANDARD_GRAVITY`.
  static let gravity = 9.80665
  /// The least time between two readings; others are skipped.
  private static let interval = Duration.milliseconds(100)
  /// The time constant of the low-pass filter, in seconds.
  ///
  /// One interval passes two thirds of a change, so that a tilt is recognised in 100 to 200 ms. A shock in one
  /// reading is reduced by a third.
  private static let timeConstant = 0.05
  /// The greatest plausible reading, in m/s²; larger ones are ignored.
  private static let most = 20 * gravity

  /// The direction for each axis of a pad in its rest pose. The first match counts.
  ///
  /// A pad at rest measures +g upwards. By `SDL_sensor.h`, its axes are X from left to right, Y from bottom to top
  /// and Z from far to near. So X grows as the left side is lowered, Z as the far edge is.
  private static let signs: [(axis: Vector3, direction: Direction)] = [
    (Vector3(1, 0, 0), .left), (Vector3(-1, 0, 0), .right),
    (Vector3(0, 0, 1), .up), (Vector3(0, 0, -1), .down),
  ]

  /// The last reading, smoothed, in m/s² along the pad's own axes; `nil` before the first.
  private(set) var reading: Vector3?
  private var time = Duration.zero
  private var isArmed = false

  /// Returns the direction of a new tilt, if any.
  ///
  /// - Parameters:
  ///   - sample: the reading in m/s² along the pad's own axes, including gravity.
  ///   - restPose: the reading when the pad is held level.
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

  /// Updates the smoothed reading with a sample. Returns `false` for a sample that follows too soon and is skipped.
  private mutating func smooth(_ sample: Vector3, at time: Duration) -> Bool {
    guard let last = reading else {
      (reading, self.time) = (sample, time)
      return true
    }
    guard time - self.time >= Self.interval else { return false }
    let elapsed = (time - self.time) / .seconds(1)
    reading = last + (sample - last) * (elapsed / (Self.timeConstant + elapsed))
    self.time = time
    return true
  }
}
