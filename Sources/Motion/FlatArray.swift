/// A growing array that reads and writes without bounds checks.
///
/// For the animator's inner loops only: whoever uses it keeps `0 <= index < count`. Growing doubles
/// the room and moves the elements, so pointers into it last until the next `append`.
@usableFromInline struct FlatArray<Element>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int

  @inlinable init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  @inlinable deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  @usableFromInline subscript(index: Int) -> Element {
    @inlinable @inline(__always) get { base[index] }
    @inlinable @inline(__always) nonmutating set { base[index] = newValue }
  }

  /// Makes room for `wanted` elements in all.
  @inlinable mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    capacity = max(wanted, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
  }

  @inlinable @inline(__always) mutating func append(_ element: consuming Element) {
    if count == capacity { reserve(count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Removes one element and puts the last one in its place.
  @inlinable mutating func swapRemove(at index: Int) {
    count -= 1
    let last = (base + count).move()
    if index == count { return }
    base[index] = last
  }

  /// Removes all elements and keeps the room.
  @inlinable mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }
}
