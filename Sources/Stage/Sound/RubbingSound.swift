import Acoustics
import Motion

/// A sound that plays while the player moves something by hand. It ends after 90 ms without movement.
@MainActor public final class RubbingSound {
  private static let patience = Duration.milliseconds(90)

  private let name: SoundName
  private let sounds: SoundBoard
  private let animator: Animator
  /// A delay that ends when the hand counts as resting.
  private let wait: Track<Double>
  private var sound: HeldSound?

  /// Creates a sound that starts with the first movement.
  public init(_ name: SoundName, _ sounds: SoundBoard, _ animator: Animator) {
    (self.name, self.sounds, self.animator) = (name, sounds, animator)
    wait = animator.makeTrack(.position, 0.0)
  }

  isolated deinit { animator.remove(wait) }

  /// Starts the sound or keeps it playing, after a movement.
  ///
  /// - Parameter place: from −1 at the left to 1 at the right.
  public func move(to place: Double) {
    guard sounds.isHeard else { return }
    if let sound {
      sound.set(place: place, strength: 1)
    } else {
      sound = sounds.hold(name, at: place)
    }
    animator.animate(wait, to: 1, over: .zero, after: Self.patience) { [weak self] in
      if $0 == .finished { self?.sound = nil }
    }
  }
}
