extension Animator {
  /// Makes a track that shows `initial`.
  @inlinable public func makeTrack<Value>(_ property: Property, _ initial: Value) -> Track<Value> {
    let slot = context.tracks.makeSlot(property, count: Value.componentCount)
    initial.write(components: context.tracks.shown(by: slot))
    return Track(slot: Int32(slot), generation: context.tracks.slots[slot].generation)
  }

  /// Removes a track. Its running animation is reported as interrupted.
  ///
  /// The handle must not be used again: its slot is reused.
  public func remove<Value>(_ track: Track<Value>) {
    let slot = context.tracks.checkedSlot(track)
    interrupt(slot)
    context.tracks.remove(slot)
  }

  /// The number of tracks that were made and not removed.
  public var trackCount: Int { context.tracks.count }

  /// Returns the value that a track shows now.
  @inlinable public func value<Value>(of track: Track<Value>) -> Value {
    let slot = context.tracks.checkedSlot(track)
    return Value(components: UnsafeBufferPointer(context.tracks.shown(by: slot)))
  }

  /// Shows a value at once. The track's running animation is reported as interrupted.
  @inlinable public func set<Value>(_ value: Value, for track: Track<Value>) {
    let slot = context.tracks.checkedSlot(track)
    interrupt(slot)
    value.write(components: context.tracks.shown(by: slot))
  }

  /// Whether an animation moves the track or waits to move it.
  public func isBusy<Value>(_ track: Track<Value>) -> Bool {
    if case .nobody = context.tracks.slots[context.tracks.checkedSlot(track)].owner {
      false
    } else {
      true
    }
  }
}
