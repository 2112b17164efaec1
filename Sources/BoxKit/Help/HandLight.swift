import Motion
import Stage

/// The brightness of the controls in the drawing of a device.
final class HandLight {
  private let animator: Animator
  private var tracks: [HandControl: Track<Double>] = [:]
  private var heldControls = HeldControls()
  private static let fade = Duration.milliseconds(500)

  init(_ animator: Animator) { self.animator = animator }

  isolated deinit { for track in tracks.values { animator.remove(track) } }

  /// Returns the brightness of a control, 0 to 1.
  func share(of control: HandControl) -> Double {
    tracks[control].map(animator.value) ?? 0
  }

  /// Whether a gamepad is tilted by more than about 18° from its first pose.
  var isLeaning: Bool { heldControls.isLeaning }

  /// Lights up the controls that an event uses, and fades out those that it releases.
  func sense(_ event: InputEvent.Kind, among controls: Set<HandControl>) {
    let before = heldControls
    heldControls.take(event)
    for control in controls where heldControls.holds(control) != before.holds(control) {
      set(control, isLit: heldControls.holds(control))
    }
    guard case .wheel = event, controls.contains(.wheel) else { return }
    // A wheel has no release event.
    set(.wheel, isLit: true)
    set(.wheel, isLit: false)
  }

  /// Lights up controls that are already held. Call it after other controls have appeared.
  func catchUp(_ controls: Set<HandControl>) {
    for control in controls where heldControls.holds(control) { set(control, isLit: true) }
  }

  /// Fades out all controls. Call it when release events no longer arrive.
  func letGo() {
    heldControls = HeldControls()
    for control in tracks.keys { set(control, isLit: false) }
  }

  /// Lights up a control at once, as feedback, or fades it out within 500 ms after a delay of 150 ms.
  private func set(_ control: HandControl, isLit: Bool) {
    let track = tracks[control] ?? animator.makeTrack(.alpha, 0.0)
    tracks[control] = track
    if isLit {
      animator.set(1, for: track)
    } else if animator.value(of: track) > 0 {
      animator.animate(track, to: 0, over: Self.fade, after: .milliseconds(150), curve: .easeInOut)
    }
  }
}
