/// A growing array that reads and writes without bounds checks.
///
/// For the animator's inner loops only: the caller ensures `0 <= index < count`. Growing doubles the capacity and
/// moves the elements, so pointers into the array are valid until the next `append`.
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

  /// Reserves capacity for `wanted` elements in total.
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

  /// Removes one element and moves the last one to its index.
  @inlinable mutating func swapRemove(at index: Int) {
    count -= 1
    let last = (base + count).move()
    if index == count { return }
    base[index] = last
  }

  /// Removes all elements and keeps the capacity.
  @inlinable mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }
}
