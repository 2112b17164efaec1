/// The input that a scene needs besides keys, buttons and the pointer.
public struct InputNeeds: Hashable, Sendable {
  /// The accelerometer reading of a gamepad at rest, in m/s²; `nil` if tilting has no effect and the sensor is off.
  public var restPose: Vector3?
  /// Whether the scene reads the stick directly instead of as tilts. The triggers and two fingers then zoom.
  ///
  /// Read its position from `InputContext.stick` in `Scene.advance`, which is called once a frame while the stick
  /// is out.
  public var usesStick: Bool
  /// The place where the player types a text, in output pixels; `nil` while keys are commands.
  public var textPlace: Rect?
  /// Whether the scene waits for a key that it reads itself, by `Scene.handleInput`. No key then has a meaning.
  public var takesKeys = false

  /// Creates needs; by default there are none.
  public init(restPose: Vector3? = nil, usesStick: Bool = false, textPlace: Rect? = nil) {
    (self.restPose, self.usesStick, self.textPlace) = (restPose, usesStick, textPlace)
  }
}
