import Motion
import Stage

/// Which controls are lit, and how brightly.
final class HandLight {
  private let animator: Animator
  private var tracks: [HandControl: Track<Double>] = [:]
  private var held = HeldControls()
  private static let fade = Duration.milliseconds(500)

  init(_ animator: Animator) { self.animator = animator }

  isolated deinit { for track in tracks.values { animator.remove(track) } }

  /// From 0 to 1.
  func share(of control: HandControl) -> Double {
    tracks[control].map(animator.value) ?? 0
  }

  /// Whether a gamepad is tilted.
  var isLeaning: Bool { held.isLeaning }

  /// Lights up what an event uses, and lets what it lets go fade.
  func sense(_ event: InputEvent.Kind, among controls: Set<HandControl>) {
    let before = held
    held.take(event)
    for control in controls where held.holds(control) != before.holds(control) {
      set(control, isLit: held.holds(control))
    }
    guard case .wheel = event, controls.contains(.wheel) else { return }
    // It is let go at once.
    set(.wheel, isLit: true)
    set(.wheel, isLit: false)
  }

  /// Lights up what is held already, where other controls are shown than before.
  func catchUp(_ controls: Set<HandControl>) {
    for control in controls where held.holds(control) { set(control, isLit: true) }
  }

  /// Lets go of everything, since nobody tells any more what is let go.
  func letGo() {
    held = HeldControls()
    for control in tracks.keys { set(control, isLit: false) }
  }

  /// Bright at once, for that is the answer to the hand; dark by and by.
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
