import GameScenes
import Stage

/// Whether tilting a gamepad itself may play, and how its player holds it at rest.
struct TiltSetting: Equatable {
  var isAllowed = false
  /// What the accelerometer measures then, in m/s².
  var restPose = InputInterpreter.usualRestPose
}

extension TiltSetting {
  /// What the player has set.
  init(_ settings: SlidingSettings) {
    isAllowed = settings.tiltsWithPad
    restPose = settings.restPose ?? restPose
  }
}
