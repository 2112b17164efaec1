/// Working memory for tight loops, zeroed at first and freed with its owner.
///
/// Indices are checked in debug builds only.
nonisolated final class Scratch<Element> {
  let buffer: UnsafeMutableBufferPointer<Element>

  init(_ count: Int, _ zero: Element) {
    buffer = .allocate(capacity: max(1, count))
    buffer.initialize(repeating: zero)
  }

  deinit {
    buffer.deinitialize()
    buffer.deallocate()
  }
}
