/// The tracks of an animator: their components, their owners, and the listeners to their ends.
@usableFromInline struct TrackStore: ~Copyable {
  /// The components of all tracks; see `TrackSlot.place`.
  @usableFromInline private(set) var components = FlatArray<Double>(capacity: 256)
  @usableFromInline private(set) var slots = FlatArray<TrackSlot>()
  private var listeners = FlatArray<Listener>()
  /// The removed slots for reuse, by their component count.
  private var freeSlots: [[Int32]] = []

  var count: Int { slots.count - freeSlots.reduce(0) { $0 + $1.count } }

  @usableFromInline mutating func makeSlot(_ property: Property, count: Int) -> Int {
    precondition(count > 0, "a value needs a component")
    while freeSlots.count <= count { freeSlots.append([]) }
    if let slot = freeSlots[count].popLast() {
      slots[Int(slot)].property = property
      return Int(slot)
    }
    let place = Int32(components.count)
    for _ in 0..<3 * count { components.append(0) }
    slots.append(TrackSlot(place: place, count: UInt16(count), property: property))
    listeners.append(Listener())
    return slots.count - 1
  }

  /// Frees a slot that has no owner.
  mutating func remove(_ slot: Int) {
    slots[slot].generation &+= 1
    freeSlots[Int(slots[slot].count)].append(Int32(slot))
  }

  /// Returns the index of a track's slot. Stops the program if the track was removed.
  @inlinable @inline(__always) func checkedSlot<Value>(_ track: Track<Value>) -> Int {
    checkedSlot(track.slot, generation: track.generation)
  }

  @inlinable @inline(__always) func checkedSlot(_ slot: Int32, generation: UInt32) -> Int {
    let slot = Int(slot)
    precondition(
      slot < slots.count && slots[slot].generation == generation, "a removed track was used")
    return slot
  }

  // MARK: Numbers

  @inlinable @inline(__always) func shown(by slot: Int) -> UnsafeMutableBufferPointer<Double> {
    let track = slots[slot]
    return UnsafeMutableBufferPointer(
      start: components.base + Int(track.place), count: Int(track.count))
  }

  @inlinable @inline(__always) func target(of slot: Int) -> UnsafeMutableBufferPointer<Double> {
    let track = slots[slot]
    let count = Int(track.count)
    return UnsafeMutableBufferPointer(
      start: components.base + Int(track.place) + 2 * count, count: count)
  }

  /// Copies the shown components of a track to its starting components.
  @inline(__always) mutating func startFromShown(_ slot: Int) {
    let count = Int(slots[slot].count)
    let shown = components.base + Int(slots[slot].place)
    // Most tracks have one component, for which a call of `memmove` would cost more than all the rest.
    if count == 1 { shown[1] = shown[0] } else { (shown + count).update(from: shown, count: count) }
  }

  /// Shows the exact target of a track's tween.
  @inline(__always) mutating func showTarget(of slot: Int) {
    let count = Int(slots[slot].count)
    let shown = components.base + Int(slots[slot].place)
    if count == 1 {
      shown[0] = shown[2]
    } else {
      shown.update(from: shown + 2 * count, count: count)
    }
  }

  // MARK: Owners

  /// Stores the completion and the group of the tween that starts on a slot.
  @inline(__always) mutating func listen(
    _ slot: Int, creation: UInt64, _ group: Group?, _ completion: ((Outcome) -> Void)?
  ) {
    let isHeard = completion != nil || group != nil
    slots.base[slot].creation = creation
    slots.base[slot].isHeard = isHeard
    guard isHeard else { return }
    listeners.base[slot].completion = completion
    listeners.base[slot].group = group
  }

  /// Removes and returns the listener to the tween on a slot, or `nil` if it has none.
  mutating func takeListener(of slot: Int) -> Listener? {
    guard slots[slot].isHeard else { return nil }
    slots.base[slot].isHeard = false
    let listener = listeners[slot]
    listeners.base[slot].completion = nil
    listeners.base[slot].group = nil
    return listener
  }

  @inline(__always) mutating func setOwner(_ owner: TrackSlot.Owner, of slot: Int) {
    slots.base[slot].owner = owner
  }

  func timeline(of slot: Int) -> Timeline? { listeners[slot].timeline }

  /// Makes a timeline the owner of a slot. With `nil`, the slot has no owner.
  mutating func give(_ slot: Int, to timeline: Timeline?) {
    setOwner(timeline == nil ? .nobody : .timeline, of: slot)
    listeners.base[slot].timeline = timeline
  }
}

/// The completion, group and timeline of a track's animation. Empty for most tracks.
struct Listener {
  var completion: ((Outcome) -> Void)?
  var group: Group?
  var timeline: Timeline?
}
