/// Working memory for tight loops, filled with an initial value and freed with its owner.
///
/// Indices are checked only in debug builds.
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
