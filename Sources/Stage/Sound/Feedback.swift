import Acoustics
import Motion

/// Plays sounds, panned to their position in the window, and rumbles the gamepad.
@MainActor public final class Feedback {
  /// The player of sounds.
  public let sounds = SoundBoard()
  /// Called to rumble the gamepad used last; `nil` without rumble support.
  public var onRumble: ((Rumble) -> Void)?

  let animator: Animator
  private let look: Look
  private let input: InputContext

  /// - Parameters:
  ///   - animator: times delayed sounds.
  ///   - look: gives the width of the window.
  ///   - input: names the device used last.
  init(_ animator: Animator, _ look: Look, _ input: InputContext) {
    (self.animator, self.look, self.input) = (animator, look, input)
  }

  /// Plays a sound at the position of an event.
  ///
  /// - Parameters:
  ///   - point: the position in output pixels; `nil` for the middle.
  ///   - pitch: the factor for the sound's frequencies.
  ///   - delay: the time until the sound starts, in the group's time.
  public func play(
    _ name: SoundName, at point: Point? = nil, pitch: Double = 1, after delay: Duration = .zero,
    in group: Group? = nil
  ) {
    guard sounds.isHeard else { return }
    let place = point.map(place(of:)) ?? 0
    guard delay > .zero else { return sounds.play(name, at: place, pitch: pitch) }
    animator.after(delay, in: group) { [sounds] in sounds.play(name, at: place, pitch: pitch) }
  }

  /// Plays a sustained sound for a time, measured in the group's time.
  public func play(
    _ name: SoundName, at point: Point? = nil, for time: Duration, in group: Group? = nil
  ) {
    guard sounds.isHeard else { return }
    let sound = sounds.hold(name, at: point.map(place(of:)) ?? 0, in: group)
    // A cancelled group releases the sound, which ends it too.
    animator.after(time, in: group) { sound.end() }
  }

  /// Returns the stereo position of a point, from −1 at the left edge of the window to 1 at the right.
  func place(of point: Point) -> Double {
    let width = look.metrics.size.width
    return width > 0 ? 2 * point.x / width - 1 : 0
  }

  /// Rumbles the gamepad if it is the device used last.
  public func rumble(_ rumble: Rumble) {
    if input.device == .gamepad { onRumble?(rumble) }
  }
}
