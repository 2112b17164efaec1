import Acoustics
import EarthGame
import Glibc
import Motion
import Stage

/// An animation of the fall through the Earth. A cut opens, the child falls through, comes out, and shakes off
/// water or sand.
final class DigAnimation {
  /// The parameters of a running animation and the closure to call at its end.
  private struct Fall {
    let place: Place
    let isLand: Bool
    let completion: () -> Void
  }

  // The end of each part in seconds from the start: the opening, the fall, the closing, the shaking.
  private static let (opened, fallen, closed, end) = (0.35, 2.35, 2.65, 3.35)

  private let context: StageContext
  /// The progress from 0 to 1. With reduced motion the animation is a short fade.
  private let progress: Track<Double>
  private var fall: Fall?
  /// The sounds of the animation that play or are due.
  private var sounds: Group?
  private var cut: EarthCut?

  init(context: StageContext) {
    self.context = context
    progress = context.animator.makeTrack(.alpha, 1)
  }

  isolated deinit { context.animator.remove(progress) }

  var isRunning: Bool { fall != nil }

  func layOut(in felt: Rect, _ art: GlobeArt) {
    cut = EarthCut(in: felt, art, context.look)
  }

  func run(from place: Place, isLand: Bool, completion: @escaping () -> Void) {
    let fall = Fall(place: place, isLand: isLand, completion: completion)
    self.fall = fall
    playSounds(fall)
    context.animator.set(0, for: progress)
    context.animator.animate(progress, to: 1, over: .seconds(Self.end)) { [weak self] outcome in
      if outcome == .finished { self?.finish() }
    }
  }

  /// Ends the animation at once, if it is running.
  func skip() {
    guard let fall else { return }
    if seconds < Self.fallen { playArrival(fall) }
    context.animator.set(1, for: progress)
    finish()
  }

  /// Plays the sounds of digging and falling, and later that of coming out.
  private func playSounds(_ fall: Fall) {
    playArrival(fall, after: .seconds(Self.fallen))
    context.feedback.play(.dig, in: sounds)
    context.feedback.play(.fall, for: .seconds(Self.fallen), in: sounds)
  }

  /// Ends all sounds, and plays that of coming out on land or in the sea.
  private func playArrival(_ fall: Fall, after delay: Duration = .zero) {
    sounds?.cancel()
    let group = context.animator.makeGroup()
    sounds = group
    context.feedback.play(fall.isLand ? .thud : .splash, after: delay, in: group)
  }

  private func finish() {
    let completion = fall?.completion
    fall = nil
    completion?()
  }

  private var share: Double { context.animator.value(of: progress) }
  private var seconds: Double { share * Self.end }

  /// Sets the alpha of the child, the lens and the antipode's mark on both globes, and puts the child on the far
  /// one.
  func hand(to near: GlobeView, _ far: GlobeView) {
    guard let fall else {
      (near.childAlpha, far.childAlpha, far.shaking) = (1, 1, nil)
      (near.aidAlpha, far.aidAlpha) = (1, 1)
      return
    }
    far.child = fall.place.antipode
    if context.animator.reducedMotion {
      (near.childAlpha, far.childAlpha) = (1, share)
      (near.aidAlpha, far.aidAlpha) = (1 - share, 1 - share)
      return
    }
    let gone = min(1, seconds / Self.opened)
    let back = max(0, min(1, (seconds - Self.fallen) / (Self.closed - Self.fallen)))
    (near.childAlpha, far.childAlpha) = (max(1 - gone, back), back)
    (near.aidAlpha, far.aidAlpha) = (1 - gone, 1 - gone)
    let shaken = (seconds - Self.fallen) / (Self.end - Self.fallen)
    far.shaking = shaken > 0 ? Shaking(share: shaken, isLand: fall.isLand) : nil
  }

  /// Draws the cut over everything else on the felt.
  func draw(into list: inout DisplayList) {
    guard isRunning, !context.animator.reducedMotion, let cut else { return }
    let time = seconds
    let open = max(0, min(1, min(time / Self.opened, (Self.closed - time) / 0.3)))
    let way = max(0, min(1, (time - Self.opened) / (Self.fallen - Self.opened)))
    cut.draw(into: &list, open: Curve.easeInOut(open), way: way)
  }
}

extension Intent {
  /// Whether the intent skips an animation: a press of a key, button or finger, but no mouse movement.
  var skipsAnimation: Bool {
    switch self {
    case .press, .tilt, .activate, .back, .number, .command, .focusNext, .focusPrevious,
      .nextTab, .previousTab, .focusSwitch:
      true
    default: false
    }
  }
}
