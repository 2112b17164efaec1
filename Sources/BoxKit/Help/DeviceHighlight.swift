import Motion
import Stage

/// The brightness of the controls in the drawing of a device.
final class DeviceHighlight {
  private let animator: Animator
  private var tracks: [DeviceControl: Track<Double>] = [:]
  private var heldControls = HeldControls()
  private static let fade = Duration.milliseconds(500)

  init(_ animator: Animator) { self.animator = animator }

  isolated deinit { for track in tracks.values { animator.remove(track) } }

  /// Returns the brightness of a control, 0 to 1.
  func share(of control: DeviceControl) -> Double {
    tracks[control].map(animator.value) ?? 0
  }

  /// Whether a gamepad is tilted by more than about 18° from its first pose.
  var isLeaning: Bool { heldControls.isLeaning }

  /// Lights up the controls that an event uses, and fades out those that it releases.
  func handleInput(_ event: InputEvent.Kind, among controls: Set<DeviceControl>) {
    let before = heldControls
    heldControls.handle(event)
    for control in controls where heldControls.holds(control) != before.holds(control) {
      set(control, isLit: heldControls.holds(control))
    }
    guard case .wheel = event, controls.contains(.wheel) else { return }
    // A wheel has no release event.
    set(.wheel, isLit: true)
    set(.wheel, isLit: false)
  }

  /// Lights up controls that are already held. Call it after other controls have appeared.
  func update(_ controls: Set<DeviceControl>) {
    for control in controls where heldControls.holds(control) { set(control, isLit: true) }
  }

  /// Fades out all controls. Call it when release events no longer arrive.
  func releaseAll() {
    heldControls = HeldControls()
    for control in tracks.keys { set(control, isLit: false) }
  }

  /// Lights up a control at once, as feedback, or fades it out within 500 ms after a delay of 150 ms.
  private func set(_ control: DeviceControl, isLit: Bool) {
    let track = tracks[control] ?? animator.makeTrack(.alpha, 0.0)
    tracks[control] = track
    if isLit {
      animator.set(1, for: track)
    } else if animator.value(of: track) > 0 {
      animator.animate(track, to: 0, over: Self.fade, after: .milliseconds(150), curve: .easeInOut)
    }
  }
}
