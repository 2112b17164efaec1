/// A handle to one animated value in an animator.
///
/// It names a slot and the slot's generation. Slots are reused. Using the handle of a removed track is a
/// programming error that stops the program. Use a handle only with the animator that made it.
public struct Track<Value: Interpolatable>: Hashable, Sendable {
  @usableFromInline let slot: Int32
  @usableFromInline let generation: UInt32

  @inlinable init(slot: Int32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}

/// The state of one track in an animator, without its components.
@usableFromInline struct TrackSlot {
  /// The owner of a track: the animation that moves it.
  enum Owner {
    case nobody
    /// The running tween at this index.
    case tween(Int32)
    /// The timeline in the slot's `Listener`.
    case timeline
  }

  /// Increased each time the track is removed, which invalidates old handles.
  @usableFromInline var generation: UInt32 = 0
  /// The index of the track's components: `count` shown ones, `count` starting ones, `count` targets.
  @usableFromInline let place: Int32
  @usableFromInline let count: UInt16
  var property: Property
  var owner = Owner.nobody
  /// Whether the slot's `Listener` waits for the end of the running tween.
  var isHeard = false
  /// The creation number of the animation that moves the track, counted per animator.
  var creation: UInt64 = 0
}

/// The visual property of a track. It decides how reduced motion changes the track's animations.
public enum Property: Hashable, Sendable {
  /// Opacity. Its changes are fades.
  case alpha
  /// Position. Its changes are movements.
  case position
  /// Size. Its changes are movements.
  case scale
  /// Rotation. Its changes are movements.
  case rotation
  /// Colour. Its changes are fades.
  case colour

  /// Whether a change is a fade: alpha and colour.
  var fades: Bool {
    switch self {
    case .alpha, .colour: true
    case .position, .scale, .rotation: false
    }
  }
}
