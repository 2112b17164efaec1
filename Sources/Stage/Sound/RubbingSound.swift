import Acoustics
import Motion

/// A sound that plays while the player moves something by hand. It ends after 90 ms without movement.
@MainActor public final class RubbingSound {
  private static let timeout = Duration.milliseconds(90)

  private let name: SoundName
  private let sounds: SoundBoard
  private let animator: Animator
  private var sound: HeldSound?
  /// The number of movements. With it, the timeout of an earlier movement is recognised and ignored.
  private var moves = 0

  /// Creates a sound that starts with the first movement.
  public init(_ name: SoundName, _ sounds: SoundBoard, _ animator: Animator) {
    (self.name, self.sounds, self.animator) = (name, sounds, animator)
  }

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
    moves += 1
    animator.after(Self.timeout) { [weak self, moves] in
      if self?.moves == moves { self?.sound = nil }
    }
  }
}
