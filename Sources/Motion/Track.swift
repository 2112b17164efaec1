/// A handle to one animated value in an animator.
///
/// It names a slot and the slot's generation. Slots are used again; a handle that was removed no
/// longer fits its slot, and using it is a programmer's mistake that stops the program. Use a
/// handle only with the animator that made it.
public struct Track<Value: Interpolatable>: Hashable, Sendable {
  @usableFromInline let slot: Int32
  @usableFromInline let generation: UInt32

  @inlinable init(slot: Int32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}

/// What the animator knows of one track, apart from its numbers.
@usableFromInline struct TrackSlot {
  /// Who moves the track.
  enum Owner {
    case nobody
    /// The running tween at this index.
    case tween(Int32)
    /// The timeline in the slot's `Listener`.
    case timeline
  }

  /// Raised each time the track is removed, so that old handles are recognised.
  @usableFromInline var generation: UInt32 = 0
  /// Where the track's numbers begin: `count` shown ones, `count` to start from, `count` targets.
  @usableFromInline let place: Int32
  @usableFromInline let count: UInt16
  var property: Property
  var owner = Owner.nobody
  /// True when the slot's `Listener` waits for the end of the running tween.
  var isHeard = false
  /// The number of the animation that moves the track, counted since the animator was made.
  var creation: UInt64 = 0
}

/// What a track shows; it decides what reduced motion makes of its animations.
public enum Property: Hashable, Sendable {
  /// How opaque something is; a fade.
  case alpha
  /// Where it is; a movement.
  case position
  /// How large it is; a movement.
  case scale
  /// How far it is turned; a movement.
  case rotation
  /// What colour it has; a fade.
  case colour

  /// True where a change is a fade and not a movement: alpha and colour.
  var fades: Bool {
    switch self {
    case .alpha, .colour: true
    case .position, .scale, .rotation: false
    }
  }
}
