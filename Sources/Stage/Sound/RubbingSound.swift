import Acoustics
import Motion

/// What is heard while somebody moves something by hand: it ends when the hand rests for a moment.
@MainActor public final class RubbingSound {
  private static let patience = Duration.milliseconds(90)

  private let name: SoundName
  private let sounds: SoundBoard
  private let animator: Animator
  /// Runs until the hand counts as resting.
  private let wait: Track<Double>
  private var sound: HeldSound?

  /// A sound that is heard only once something moves.
  public init(_ name: SoundName, _ sounds: SoundBoard, _ animator: Animator) {
    (self.name, self.sounds, self.animator) = (name, sounds, animator)
    wait = animator.makeTrack(.position, 0.0)
  }

  isolated deinit { animator.remove(wait) }

  /// Something has been moved.
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
