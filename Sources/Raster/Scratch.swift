/// Working memory for tight loops, filled with an initial value and freed with its owner.
///
/// Indices are checked only in debug builds.
@usableFromInline package final class Scratch<Element> {
  @usableFromInline package let buffer: UnsafeMutableBufferPointer<Element>

  @inlinable package init(_ count: Int, _ zero: Element) {
    buffer = .allocate(capacity: max(1, count))
    buffer.initialize(repeating: zero)
  }

  deinit {
    buffer.deinitialize()
    buffer.deallocate()
  }
}
