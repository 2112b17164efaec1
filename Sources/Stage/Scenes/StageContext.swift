import Motion

/// The objects that all scenes of a window share. A type that needs only one of them takes that one.
@MainActor public final class StageContext {
  /// The animator of all animated values; the run loop advances it.
  public let animator: Animator
  /// The theme, metrics, texts and pictures.
  public let look: Look
  /// The state of the input devices.
  public let input = InputContext()
  /// The sounds and the rumble.
  public let feedback: Feedback

  /// Creates a context with a new animator and no devices used yet.
  public init(_ look: Look) {
    self.look = look
    animator = Animator()
    feedback = Feedback(animator, look, input)
  }

  /// Creates the context of one of several players at a window, with devices and a focus of its own.
  public init(sharing other: StageContext) {
    (animator, look, feedback) = (other.animator, other.look, other.feedback)
  }
}
