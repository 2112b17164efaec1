import Acoustics
import Motion

/// A sound that plays while the player moves something by hand. It ends after 90 ms without movement.
@MainActor public final class RubbingSound {
  private static let timeout = Duration.milliseconds(90)

  private let name: SoundName
  private let feedback: Feedback
  private var sound: HeldSound?
  /// The number of movements. With it, the timeout of an earlier movement is recognised and ignored.
  private var moves = 0

  /// Creates a sound that starts with the first movement.
  public init(_ name: SoundName, _ feedback: Feedback) {
    (self.name, self.feedback) = (name, feedback)
  }

  /// Starts the sound or keeps it playing, after a movement.
  ///
  /// - Parameter point: the position in output pixels.
  public func move(to point: Point) {
    guard feedback.sounds.isHeard else { return }
    let place = feedback.place(of: point)
    if let sound {
      sound.set(place: place, strength: 1)
    } else {
      sound = feedback.sounds.hold(name, at: place)
    }
    moves += 1
    feedback.animator.after(Self.timeout) { [weak self, moves] in
      if self?.moves == moves { self?.sound = nil }
    }
  }
}
