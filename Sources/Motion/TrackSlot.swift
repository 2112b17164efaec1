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

/// Who hears of the end of a track's animation; empty for most tracks.
struct Listener {
  var completion: ((Outcome) -> Void)?
  var group: Group?
  var timeline: Timeline?
}
