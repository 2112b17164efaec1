import Stage

/// Whether tilting a gamepad itself may play, and how its player holds it at rest.
struct TiltSetting: Equatable {
  var isAllowed = false
  /// What the accelerometer measures then, in m/s².
  var restPose = InputInterpreter.usualRestPose
}
