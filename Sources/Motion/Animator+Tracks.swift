extension Animator {
  /// Makes a track that shows `initial`. Its numbers stay in one place until it is removed.
  @inlinable public func makeTrack<Value>(_ property: Property, _ initial: Value) -> Track<Value> {
    let slot = makeSlot(property, count: Value.componentCount)
    initial.write(components: shownComponents(of: slots[Int(slot)]))
    return Track(slot: slot, generation: slots[Int(slot)].generation)
  }

  /// Gives a track back; a running animation is reported as interrupted.
  ///
  /// The handle must not be used again; the slot will be.
  public func remove<Value>(_ track: Track<Value>) {
    let slot = checkedSlot(track)
    interrupt(slot)
    slots[slot].generation &+= 1
    freeSlots[Int(slots[slot].count)].append(Int32(slot))
  }

  /// How many tracks there are: those that were made and not given back.
  public var trackCount: Int { slots.count - freeSlots.reduce(0) { $0 + $1.count } }

  /// The value a track shows now.
  @inlinable public func value<Value>(of track: Track<Value>) -> Value {
    let slot = slots[checkedSlot(track)]
    return Value(components: UnsafeBufferPointer(shownComponents(of: slot)))
  }

  /// Shows a value at once; a running animation is reported as interrupted.
  @inlinable public func set<Value>(_ value: Value, for track: Track<Value>) {
    let slot = checkedSlot(track)
    interrupt(slot)
    value.write(components: shownComponents(of: slots[slot]))
  }

  /// True while an animation moves the track or waits to do so.
  public func isBusy<Value>(_ track: Track<Value>) -> Bool {
    if case .nobody = slots[checkedSlot(track)].owner { false } else { true }
  }

  /// The index of a track's slot; stops the program when the track was removed.
  @inlinable @inline(__always) func checkedSlot<Value>(_ track: Track<Value>) -> Int {
    let slot = Int(track.slot)
    precondition(
      slot < slots.count && slots[slot].generation == track.generation, "a removed track was used")
    return slot
  }

  /// What is known of a slot, under the same check.
  func slot(_ slot: Int32, generation: UInt32) -> TrackSlot {
    precondition(
      Int(slot) < slots.count && slots[Int(slot)].generation == generation,
      "a removed track was used")
    return slots[Int(slot)]
  }

  @inlinable @inline(__always)
  func shownComponents(of slot: TrackSlot) -> UnsafeMutableBufferPointer<Double> {
    UnsafeMutableBufferPointer(start: components.base + Int(slot.place), count: Int(slot.count))
  }

  @inlinable @inline(__always)
  func targetComponents(of slot: TrackSlot) -> UnsafeMutableBufferPointer<Double> {
    let count = Int(slot.count)
    return UnsafeMutableBufferPointer(
      start: components.base + Int(slot.place) + 2 * count, count: count)
  }

  @usableFromInline func makeSlot(_ property: Property, count: Int) -> Int32 {
    precondition(count > 0, "a value needs a component")
    while freeSlots.count <= count { freeSlots.append([]) }
    if let slot = freeSlots[count].popLast() {
      slots[Int(slot)].property = property
      return slot
    }
    let place = Int32(components.count)
    for _ in 0..<3 * count { components.append(0) }
    slots.append(TrackSlot(place: place, count: UInt16(count), property: property))
    listeners.append(Listener())
    return Int32(slots.count - 1)
  }
}
